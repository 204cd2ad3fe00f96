python train.py
abi-build model.mlir -o libinside.so --rename main=inside --header inside.h
cc -std=c99 predict.c ./libinside.so -o predict
./predict
