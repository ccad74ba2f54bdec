/** @jest-environment jsdom */
import { createRoot } from 'react-dom/client';
import { ignoreAnimationIterations } from '../../src/motion/ignoreAnimationIterations';

test('React listens to every event except the iterations of an animation', () => {
  const root = document.createElement('div');
  const listen = jest.spyOn(root, 'addEventListener');
  ignoreAnimationIterations(root);
  createRoot(root);
  const eventTypes = listen.mock.calls.map(([type]) => type);
  expect(eventTypes).toEqual(expect.arrayContaining(['click', 'animationend', 'transitionend']));
  expect(eventTypes).not.toContain('animationiteration');
});
