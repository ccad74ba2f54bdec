import { beforePopState } from './beforePopState';

/** The address that Back or Forward led to last. */
let reached: string | undefined;
beforePopState(() => (reached = location.href));

/**
 * Loads code for what is being rendered. If that fails on a page that Back or Forward led to, and the
 * server answers (a deploy has replaced the code), the browser loads the whole page instead; for links, openPage does.
 * Otherwise rejects as `load` does.
 */
export async function loadOrReload<Code>(load: () => Promise<Code>): Promise<Code> {
  const opened = location.href;
  // The visitor may be elsewhere by then.
  const isReached = () => opened === reached && opened === location.href;
  try {
    return await load();
  } catch (reason) {
    if (!isReached() || !(await doesServerAnswer()) || !isReached()) throw reason;
    location.reload();
    // Until then, nothing has failed.
    return new Promise<never>(() => {});
  }
}

/** Without an answer, the browser would replace what can be read by a page of its own. */
const doesServerAnswer = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
