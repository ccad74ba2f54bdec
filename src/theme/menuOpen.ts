/**
 * The attribute of the root element while the menu is open, where scripts run. With `html:has()` instead, a
 * browser would look for an open menu whenever anything on the page changes.
 */
export const MENU_OPEN = 'data-menu-open';
