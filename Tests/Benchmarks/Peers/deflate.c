/* Compresses a file with zlib at level 9 so many times; prints the size and the least processor time in ms. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <zlib.h>

int main(int count, char **words) {
  FILE *file = count == 3 ? fopen(words[1], "rb") : NULL;
  if (!file) return 2;
  size_t room = 1 << 24;
  unsigned char *bytes = malloc(room), *out = malloc(room);
  size_t length = fread(bytes, 1, room, file);
  uLongf size = 0;
  double least = 1e9;
  for (int round = atoi(words[2]); round > 0; round--) {
    clock_t start = clock();
    size = room;
    if (compress2(out, &size, bytes, length, 9) != Z_OK) return 1;
    double spent = 1000.0 * (double)(clock() - start) / CLOCKS_PER_SEC;
    if (spent < least) least = spent;
  }
  printf("%lu %.2f\n", size, least);
  return 0;
}
