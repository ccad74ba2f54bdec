import { color } from './color';

/** How far something is raised above the page. Metal shows this with a bright upper edge, then a shadow. */
export const depth = {
  floating: `inset 0 1px 0 ${color.bevel}, 0 1.5rem 3rem -1rem ${color.shadow}`,
};
