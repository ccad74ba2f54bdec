/** The id of every page's main part, the target of the skip link. */
export const mainId = 'main';
