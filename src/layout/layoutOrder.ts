import { BELOW_WINDOW, WINDOW_FIRST } from '../theme/windowFirst';

/**
 * A script for the head of a page: has the browser lay out the first window only, unless it is about to
 * show a place further down. `layOutBelow` has to end it.
 */
export const layOutWindowFirst = [
  `if(!location.hash&&(performance.getEntriesByType("navigation")[0]||{}).type==="navigate")`,
  `document.documentElement.setAttribute("${WINDOW_FIRST}","")`,
].join('');

/** How long a task of `layOutBelow` goes on to another part, ms: a quarter of a frame. */
const ENOUGH_MS = 4;

/**
 * A function for a script: lays out what is below the window, a part after the other in short tasks, and
 * calls `then` once the page is as if all had been laid out at once. In a tab that nobody sees, where
 * tasks are rare, it does not take its time.
 */
export const layOutBelow = [
  `function(then){`,
  `var r=document.documentElement,n=0,`,
  `s=r.hasAttribute("${WINDOW_FIRST}")?document.querySelectorAll("${BELOW_WINDOW}"):[];`,
  `(function next(){`,
  `var t=performance.now();`,
  // To ask for a height has the browser lay out at once.
  `for(;n<s.length&&(document.hidden||performance.now()-t<${ENOUGH_MS});n++)`,
  `{s[n].style.contentVisibility="visible";s[n].offsetHeight}`,
  `if(n<s.length){setTimeout(next);return}`,
  `r.removeAttribute("${WINDOW_FIRST}");`,
  `s.forEach(function(e){`,
  `e.style.contentVisibility="";e.getAttribute("style")||e.removeAttribute("style")});`,
  `then()`,
  `})()}`,
].join('');
