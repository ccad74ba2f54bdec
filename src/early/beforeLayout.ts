import { collapseSlashes } from './collapseSlashes';
import { layOutWindowFirst } from './layOutWindowFirst';

/* In the head of every page that gets the site's script. */
collapseSlashes();
layOutWindowFirst();
