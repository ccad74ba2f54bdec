import { layOutBelow } from './layoutOrder';

/** How long the frame of a ready page may take to reach the screen, ms: a few frames on a slow device. */
const DRAWING_MS = 100;

/** How long the scripts wait for a page's main picture at most, ms. */
const PAINT_TIMEOUT_MS = 4000;

/**
 * Wraps what can load late, scripts first, so that it loads once the page is painted with its main
 * picture: earlier, it would compete with the picture for the network and the processor. The page works
 * without the scripts, so nothing waits for them; once a visitor presses a key, points or scrolls, they
 * do not wait for the picture. What is below the first viewport is laid out before they start.
 */
export function deferredScripts(scripts: string): string {
  return `<template id="scripts">${scripts}</template><script>${START}</script>`;
}

const START = [
  `(function(t,e,p,below){`,
  // One at a time: requesting all at once would keep a phone busy.
  `function start(){var s=t.content.firstChild;if(s){document.head.append(s);setTimeout(start)}}`,
  `function begin(){if(below){var b=below;below=0;b(start)}}`,
  `function drawn(){requestAnimationFrame(function(){setTimeout(begin,${DRAWING_MS})})}`,
  `e.forEach(function(n){addEventListener(n,begin,{capture:true,once:true})});`,
  `setTimeout(begin,document.hidden?0:${PAINT_TIMEOUT_MS});`,
  `if(p)p.decode().then(drawn,drawn);else drawn()`,
  `})(document.getElementById("scripts"),["pointerdown","keydown","scroll"],`,
  `document.querySelector('img[fetchpriority="high"]'),`,
  `${layOutBelow})`,
].join('');
