import { scheme } from '../../layout/scheme';
import { calm } from '../../motion/calm';

/**
 * A script that runs before the first paint: it puts the visitor's remembered choices on the root element,
 * where the styles read them. Does nothing where storage is blocked.
 */
export const earlyPreferences = [
  `try{var r=document.documentElement,c=${JSON.stringify(known())},k,v;`,
  `for(k in c){v=localStorage.getItem(k);if(c[k].indexOf(v)>=0)r.setAttribute("data-"+k,v)}`,
  `}catch(e){}`,
].join('');

function known() {
  return Object.fromEntries([scheme, calm].map(({ key, choices }) => [key, choices]));
}
