let hasBeenSlow = false;

/** Records that this device takes long for work that others finish without a noticeable delay. */
export function markDeviceSlow(): void {
  hasBeenSlow = true;
}

/** Returns whether a task of the page has taken long before, so that costly extras should be left out. */
export const isDeviceSlow = () => hasBeenSlow;
