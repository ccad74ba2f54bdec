import { layOutBelow } from '../layout/layoutOrder';

/** How long a frame may take to the screen once a page is ready for it, ms: a few frames of a slow device. */
const DRAWING_MS = 100;

/** How long a page's main picture keeps the scripts waiting at most, ms. */
const PATIENCE_MS = 4000;

/**
 * Wraps what a page can wait for, its scripts first, so that it loads once the page is drawn, its main
 * picture included: until then it would take the picture's share of the network and of the processor. A page
 * works as it stands, so nothing waits for them; a visitor who presses a key, points or scrolls does not
 * wait for the picture. What is below the first window is laid out before they begin.
 */
export function lateScripts(scripts: string): string {
  return `<template id="scripts">${scripts}</template><script>${START}</script>`;
}

const START = [
  `(function(t,e,p,below){`,
  // One at a time: to send for all at once would keep a phone busy.
  `function start(){var s=t.content.firstChild;if(s){document.head.append(s);setTimeout(start)}}`,
  `function begin(){if(below){var b=below;below=0;b(start)}}`,
  `function drawn(){requestAnimationFrame(function(){setTimeout(begin,${DRAWING_MS})})}`,
  `e.forEach(function(n){addEventListener(n,begin,{capture:true,once:true})});`,
  `setTimeout(begin,document.hidden?0:${PATIENCE_MS});`,
  `if(p)p.decode().then(drawn,drawn);else drawn()`,
  `})(document.getElementById("scripts"),["pointerdown","keydown","scroll"],`,
  `document.querySelector('img[fetchpriority="high"]'),`,
  `${layOutBelow})`,
].join('');
