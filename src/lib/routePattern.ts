/** Returns the pattern of the paths that a route matches; `:id` stands for one segment. */
export function routePattern(route: string): RegExp {
  return new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);
}
