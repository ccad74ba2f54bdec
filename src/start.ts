/*
 * The script's beginning. React, the theme and the site are started in tasks of their own, so that a
 * click is answered between them: all at once would keep a phone busy for a sixth of a second. A module
 * that is required starts then, not with the script, and scripts of their own would weigh more.
 */
/* eslint-disable @typescript-eslint/no-require-imports */
import type * as Browser from './browser';
import { passStyleNames } from './styleNames';

/** Resolves in a task of its own, after whatever the browser has to answer; at once in a tab that nobody sees. */
async function nextTask(): Promise<void> {
  if (!document.hidden) await new Promise((resolve) => setTimeout(resolve));
}

async function start(): Promise<void> {
  await nextTask();
  require('react-dom/client');
  await nextTask();
  passStyleNames(document);
  require('./theme/SiteTheme');
  await nextTask();
  const { takeOver } = require('./browser') as typeof Browser;
  await nextTask();
  takeOver();
}

void start();
