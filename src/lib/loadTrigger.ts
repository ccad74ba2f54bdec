/** Resolves when a part may be needed. A part that is below the viewport is rendered after what is in it. */
export type LoadTrigger = (() => Promise<void>) & { readonly isBelow?: boolean };
