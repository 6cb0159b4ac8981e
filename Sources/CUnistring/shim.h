#include <uninorm.h>
#include <unicase.h>
