import { whenIdle } from './whenIdle';

/** Resolves once the page has loaded everything that it shows at first and the browser is idle. */
export async function afterLoad(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await whenIdle();
}
