// The threads of this process that run parts of loops.
//
// `parallel` is called as OpenMP's `GOMP_parallel`: it calls a function with a pointer, in this
// thread and in workers. The function takes parts until none is left, so it is right in any number
// of threads. So `parallel` waits for workers that have begun, and for no others: on a busy machine
// a region takes no longer than in one thread. One region at a time has workers. What begins in
// another thread, or in a region, meanwhile, runs alone.

#define _GNU_SOURCE
#define Py_LIMITED_API 0x030A0000
#include <Python.h>
#include <linux/futex.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef SPINS
#define SPINS 2000 // about 50 microseconds: the next region often begins before
#endif

enum { CLOSED = 1 << 15, WORKERS = CLOSED - 1, NUMBER = 16 };

static atomic_uint region = CLOSED; // its number, whether it is closed, how many workers are in it
static atomic_uint done;            // the last worker has left a closed region
static atomic_int is_busy, sleepers, thread_count = 1;
static int worker_count; // of this process; it and what follows belong to who has set `is_busy`
static void (*function)(void *);
static void *data;

static void pause_briefly(void) {
#if defined __x86_64__
  __builtin_ia32_pause();
#elif defined __aarch64__
  __asm__ volatile("isb");
#endif
}

static void wait_until_changed(atomic_uint *word, unsigned value) {
  syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, value, NULL, NULL, 0);
}

static void wake(atomic_uint *word, int count) {
  syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, count, NULL, NULL, 0);
}

// Work in each region, once, from the one after the region `first` on.
static void *work(void *first) {
  unsigned last = (unsigned)(size_t)first;
  for (int spins = 0;;) {
    unsigned now = region;
    if (now >> NUMBER == last || now & CLOSED) {
      if (++spins < SPINS) {
        pause_briefly();
      } else {
        sleepers++;
        wait_until_changed(&region, now);
        sleepers--;
      }
    } else if (atomic_compare_exchange_weak(&region, &now, now + 1)) {
      last = now >> NUMBER;
      spins = 0;
      function(data);
      now = atomic_fetch_sub(&region, 1) - 1;
      if (now & CLOSED && !(now & WORKERS)) {
        done = 1;
        wake(&done, 1);
      }
    }
  }
  return NULL;
}

// Have so many workers, or as many as the system allows. Signals go to the threads of the program.
static void start_workers(int count) {
  if (worker_count >= count) return;
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &old);
  for (; worker_count < count; worker_count++) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, work, (void *)(size_t)(region >> NUMBER))) break;
    pthread_detach(thread);
  }
  pthread_sigmask(SIG_SETMASK, &old, NULL);
}

static void parallel(void (*called)(void *), void *argument, unsigned threads, unsigned flags) {
  (void)threads;
  (void)flags;
  int count = thread_count, free = 0;
  if (count < 2 || !atomic_compare_exchange_strong(&is_busy, &free, 1)) {
    called(argument);
    return;
  }
  start_workers(count - 1);
  function = called;
  data = argument;
  done = 0;
  region = ((region >> NUMBER) + 1) << NUMBER;
  if (sleepers) wake(&region, count - 1);
  called(argument);
  if (atomic_fetch_or(&region, CLOSED) & WORKERS) {
    for (int i = 0; i < SPINS && !done; i++) pause_briefly();
    while (!done) wait_until_changed(&done, 0);
  }
  is_busy = 0;
}

static int max_threads(void) { return thread_count; }

// A child has none of the workers, and none of the regions of other threads.
static void reset_in_child(void) {
  region = CLOSED;
  worker_count = is_busy = sleepers = 0;
}

static PyObject *set_num_threads(PyObject *module, PyObject *number) {
  (void)module;
  long count = PyLong_AsLong(number);
  if (count == -1 && PyErr_Occurred()) return NULL;
  thread_count = count < WORKERS ? (int)count : WORKERS;
  Py_RETURN_NONE;
}

static PyMethodDef methods[] = {{"set_num_threads", set_num_threads, METH_O, NULL},
                                {NULL, NULL, 0, NULL}};

static int execute(PyObject *module) {
  static int is_registered;
  if (!is_registered) is_registered = !pthread_atfork(NULL, NULL, reset_in_child);
  PyObject *functions = Py_BuildValue("(NN)", PyLong_FromVoidPtr((void *)parallel),
                                      PyLong_FromVoidPtr((void *)max_threads));
  int failed = !functions || PyModule_AddObjectRef(module, "FUNCTIONS", functions);
  Py_XDECREF(functions);
  return failed ? -1 : 0;
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, (void *)execute}, {0, NULL}};
static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_pool", NULL, 0, methods, slots, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__pool(void) { return PyModuleDef_Init(&definition); }
