let hasBeenSlow = false;

/** Notes that this device takes long over what others do within an answer's time. */
export function noteSlowness(): void {
  hasBeenSlow = true;
}

/** Whether a task of this page has taken long before, so that what costs time should be left out. */
export const isSlow = () => hasBeenSlow;
