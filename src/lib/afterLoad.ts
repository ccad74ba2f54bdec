import { whenIdle } from './whenIdle';

/** Resolves once the page has everything that it shows at first, and the browser nothing better to do. */
export async function afterLoad(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await whenIdle();
}
