import { color } from './color';

/** How far a thing lies above the page. Metal shows it by a bright upper edge before it throws a shadow. */
export const depth = {
  floating: `inset 0 1px 0 ${color.bevel}, 0 1.5rem 3rem -1rem ${color.shadow}`,
};
