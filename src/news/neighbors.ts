/** As much of an article as a link to it needs. */
interface ArticleLink {
  readonly id: string;
  /** Empty when the editor gave none. */
  readonly title: string;
}

/** The articles beside one, in the order of their dates. */
export interface Neighbors {
  readonly newer?: ArticleLink;
  readonly older?: ArticleLink;
}

/** The neighbors of the article at a place of a list that runs from new to old; none where the list ends. */
export function neighborsAt(newestFirst: readonly ArticleLink[], place: number): Neighbors {
  const newer = newestFirst[place - 1];
  const older = newestFirst[place + 1];
  return { ...(newer && { newer: linkTo(newer) }), ...(older && { older: linkTo(older) }) };
}

function linkTo({ id, title }: ArticleLink): ArticleLink {
  return { id, title };
}
