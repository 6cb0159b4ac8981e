/* Reads PNG files with libpng, every warning an error, and compares them with the plain pixels beside them. */
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *file_name;

static void fail(const char *message) {
  fprintf(stderr, "libpng: %s: %s\n", file_name, message);
  exit(1);
}

static void on_trouble(png_structp png, png_const_charp message) {
  (void)png;
  fail(message);
}

static unsigned char *whole(const char *path, size_t *length) {
  FILE *file = fopen(path, "rb");
  if (!file) fail("cannot be opened");
  fseek(file, 0, SEEK_END);
  *length = (size_t)ftell(file);
  rewind(file);
  unsigned char *bytes = malloc(*length);
  if (fread(bytes, 1, *length, file) != *length) fail("cannot be read");
  fclose(file);
  return bytes;
}

static unsigned number(const unsigned char *bytes) {
  return (unsigned)bytes[0] << 24 | (unsigned)bytes[1] << 16 | (unsigned)bytes[2] << 8 | bytes[3];
}

static void check(const char *path) {
  char plain_path[4096];
  file_name = path;
  snprintf(plain_path, sizeof plain_path, "%.*s.plain", (int)(strlen(path) - 4), path);
  size_t length;
  unsigned char *plain = whole(plain_path, &length);
  FILE *file = fopen(path, "rb");
  if (!file) fail("cannot be opened");
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, on_trouble, on_trouble);
  png_infop info = png_create_info_struct(png), end = png_create_info_struct(png);
  png_init_io(png, file);
  png_set_check_for_invalid_index(png, 1);
  png_set_benign_errors(png, 0);
  png_read_info(png, info);
  unsigned width = png_get_image_width(png, info), height = png_get_image_height(png, info);
  if (width != number(plain) || height != number(plain + 4)) fail("has another size");
  if (!png_get_valid(png, info, PNG_INFO_sRGB)) fail("has no sRGB chunk");
  png_set_expand(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != 4 * (size_t)width) fail("has rows of another length");
  unsigned char *row = malloc(4 * (size_t)width);
  for (unsigned y = 0; y < height; y++) {
    png_read_row(png, row, NULL);
    if (memcmp(row, plain + 8 + 4 * (size_t)width * y, 4 * (size_t)width)) fail("has other pixels");
  }
  png_read_end(png, end);
  if (fgetc(file) != EOF) fail("goes on behind its end");
  png_destroy_read_struct(&png, &info, &end);
  fclose(file);
  free(row);
  free(plain);
}

int main(int count, char **paths) {
  for (int place = 1; place < count; place++) check(paths[place]);
  printf("libpng %s: %d pictures read as they were\n", PNG_LIBPNG_VER_STRING, count - 1);
  return 0;
}
