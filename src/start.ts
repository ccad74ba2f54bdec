/*
 * The site's script. React, the theme and the site each start in a separate task, so that a click is handled
 * in between: all at once, they would keep a phone busy for a sixth of a second. A required module runs at its
 * `require`, not with the script. The development server's hot reload needs all of it in one task.
 */
/* oxlint-disable typescript/no-require-imports */
import type * as Browser from './browser';
import { passStyleNames } from './styleNames';

/** Resolves in a new task, after whatever the browser has to handle first; at once in a hidden tab. */
async function nextTask(): Promise<void> {
  if (!document.hidden) await new Promise((resolve) => setTimeout(resolve));
}

async function startInSlices(): Promise<void> {
  await nextTask();
  require('react-dom/client');
  await nextTask();
  passStyleNames(document);
  require('./theme/SiteTheme');
  await nextTask();
  const { hydratePage } = require('./browser') as typeof Browser;
  await nextTask();
  hydratePage();
}

if (process.env.NODE_ENV === 'production') {
  void startInSlices();
} else {
  passStyleNames(document);
  (require('./browser') as typeof Browser).hydratePage();
}
