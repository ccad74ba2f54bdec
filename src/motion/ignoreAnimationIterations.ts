const LOOP_END = 'animationiteration';

/**
 * Keeps React from listening on its root for the end of each loop of an animation, which no part of the
 * site uses. While anything listens, the browser needs a frame of the main thread for every such end,
 * where otherwise the compositor animates alone: the 50 bubbles of Reefscape cost 20 frames a second,
 * each of which updated the styles of all of them (Chromium 156).
 */
export function ignoreAnimationIterations(root: HTMLElement): void {
  const listen: EventTarget['addEventListener'] = root.addEventListener.bind(root);
  root.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject | null]) => {
    if (type !== LOOP_END) listen(type, ...rest);
  };
}
