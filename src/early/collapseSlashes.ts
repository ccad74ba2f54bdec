/**
 * Corrects an address such as `//about`, which careless links lead to: hosts answer with the page of
 * `/about`, and the router must find the same one.
 */
export function collapseSlashes(): void {
  const { pathname, search, hash } = location;
  const path = pathname.replace(/\/{2,}/g, '/');
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}
