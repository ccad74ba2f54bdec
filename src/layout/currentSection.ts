/** The first segment of a path in lower case: `/news/rebuilt-kickoff` is in `news`, `/` in the empty one. */
export function sectionOf(path: string): string {
  return (path.split(/[?#]/)[0]?.split('/')[1] ?? '').toLowerCase();
}

/** Whether a link of the navigation leads to the section the path is in; home only to exactly `/`. */
export function isCurrentSection(link: string, path: string): boolean {
  return sectionOf(link) === sectionOf(path);
}
