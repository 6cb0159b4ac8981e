#include "CStatusView.h"

// Clang has #embed in every language mode and calls it an extension before C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t style[] = {
#embed "View/style.css"
};

static const uint8_t body[] = {
#embed "View/body.html"
};

static const uint8_t script[] = {
#embed "View/words.js" suffix(, )
#embed "View/times.js" suffix(, )
#embed "View/phone.js" suffix(, )
#embed "View/days.js" suffix(, )
#embed "View/chart.js" suffix(, )
#embed "View/rules.js" suffix(, )
#embed "View/view.js" suffix(, )
#embed "View/host.js"
};

const uint8_t *pw_status_view_style(size_t *length) {
  *length = sizeof style;
  return style;
}

const uint8_t *pw_status_view_body(size_t *length) {
  *length = sizeof body;
  return body;
}

const uint8_t *pw_status_view_script(size_t *length) {
  *length = sizeof script;
  return script;
}
