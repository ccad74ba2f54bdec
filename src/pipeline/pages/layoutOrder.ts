import { BELOW_WINDOW, WINDOW_FIRST } from '../../theme/windowFirst';

/**
 * A script for the head of a page: makes the browser lay out only the first window, unless it is about to
 * show a place further down. `layOutBelow` must undo this.
 */
export const layOutWindowFirst = [
  `if(!location.hash&&(performance.getEntriesByType("navigation")[0]||{}).type==="navigate")`,
  `document.documentElement.setAttribute("${WINDOW_FIRST}","")`,
].join('');

/** How long a task of `layOutBelow` keeps starting on further parts, ms: a quarter of a frame. */
const ENOUGH_MS = 4;

/**
 * The source of a function that lays out what is below the window, part by part in short tasks, and calls
 * `then` once the page is as if laid out all at once. In a hidden tab, where tasks are rare, it does
 * everything in one task.
 */
export const layOutBelow = [
  `function(then){`,
  `var r=document.documentElement,n=0,`,
  `s=r.hasAttribute("${WINDOW_FIRST}")?document.querySelectorAll("${BELOW_WINDOW}"):[];`,
  `(function next(){`,
  `var t=performance.now();`,
  // Reading a height forces layout.
  `for(;n<s.length&&(document.hidden||performance.now()-t<${ENOUGH_MS});n++)`,
  `{s[n].style.contentVisibility="visible";s[n].offsetHeight}`,
  `if(n<s.length){setTimeout(next);return}`,
  `r.removeAttribute("${WINDOW_FIRST}");`,
  `s.forEach(function(e){`,
  `e.style.contentVisibility="";e.getAttribute("style")||e.removeAttribute("style")});`,
  `then()`,
  `})()}`,
].join('');
