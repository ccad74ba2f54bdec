import { beforePopState } from './beforePopState';

const ANSWER_TIMEOUT_MS = 5000;

/** Where Back, Forward or a link to a place on the page led, until another link leads elsewhere. */
let reached: string | undefined;
beforePopState(() => (reached = location.href));
// The router announces every call of pushState with an event of that name.
globalThis.addEventListener?.('pushState', () => (reached = undefined));

/**
 * Loads code for what is being rendered. If that fails on a page that Back or Forward led to, and once more
 * although the server answers (a deploy has replaced the code), the browser loads the whole page instead;
 * for links, openPage does. Otherwise rejects as `load` does.
 */
export async function loadOrReload<Code>(load: () => Promise<Code>): Promise<Code> {
  const opened = location.href;
  // The visitor may be elsewhere by then.
  const isReached = () => opened === reached && opened === location.href;
  try {
    return await load();
  } catch (reason) {
    if (!isReached() || !(await doesServerAnswer())) throw reason;
  }
  return load().catch((reason: unknown) => {
    if (!isReached()) throw reason;
    location.reload();
    // Until then, nothing has failed.
    return new Promise<never>(() => {});
  });
}

/** Without a page as the answer, the browser would replace what can be read by an error. */
function doesServerAnswer(): Promise<boolean> {
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, ANSWER_TIMEOUT_MS, false));
  const answer = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  return Promise.race([
    tooLate,
    answer.then(
      ({ ok }) => ok,
      () => false,
    ),
  ]);
}
