/** Resolves when a part may be wanted. One that is below the window is drawn after what is in it. */
export type Occasion = (() => Promise<void>) & { readonly isBelow?: boolean };
