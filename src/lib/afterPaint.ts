/**
 * Resolves once the browser has painted the next frame; at once in a hidden tab, which paints none, and
 * in the build.
 */
export function afterPaint(): Promise<void> {
  if (typeof document === 'undefined' || document.visibilityState === 'hidden')
    return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
