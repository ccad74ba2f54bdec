/** The events after which a stored choice may be another: made in another tab, or while the page slept. */
export const preferenceChanges = ['storage', 'pageshow'];
