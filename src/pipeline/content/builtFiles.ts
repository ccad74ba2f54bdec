/** What the build adds beside the pages, by its address on the site: content may lead there. */
export const builtFiles: readonly string[] = ['/feed.xml', '/atom.xml', '/feed.json'];
