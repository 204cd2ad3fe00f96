// Runs a program of WASI in Node.js: node wasi.mjs FILE
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const file = process.argv[2];
const wasi = new WASI({ version: "preview1", args: [file] });
const module = await WebAssembly.compile(await readFile(file));
const instance = await WebAssembly.instantiate(module, wasi.getImportObject());
process.exitCode = wasi.start(instance);
