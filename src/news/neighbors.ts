/** What a link to an article needs of it. */
interface ArticleLink {
  readonly id: string;
  /** Empty when the editor gave none. */
  readonly title: string;
}

/** The articles next to one, in order of their dates. */
export interface Neighbors {
  readonly newer?: ArticleLink;
  readonly older?: ArticleLink;
}

/** Returns the neighbors of the article at `index` in a list from new to old; none beyond the list's ends. */
export function neighborsAt(newestFirst: readonly ArticleLink[], index: number): Neighbors {
  const newer = newestFirst[index - 1];
  const older = newestFirst[index + 1];
  return { ...(newer && { newer: linkTo(newer) }), ...(older && { older: linkTo(older) }) };
}

function linkTo({ id, title }: ArticleLink): ArticleLink {
  return { id, title };
}
