/** The id of every page's main part, where the skip link leads. */
export const mainId = 'main';
