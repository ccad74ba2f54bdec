import { whenIdle } from './whenIdle';

/**
 * Has the browser read its tables of languages while it is idle. Of all numbers and dates that it
 * writes the first takes as long as a hundred others, 60 ms on a phone, and would fall into a click.
 */
export async function preloadFormats(): Promise<void> {
  await whenIdle();
  new Intl.NumberFormat('en-US').format(0);
  // What is left for dates is a task of its own.
  await whenIdle();
  new Intl.DateTimeFormat('en-US').format(0);
}
