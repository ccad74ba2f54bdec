/** @jest-environment jsdom */
import { registerServiceWorker } from '../../src/offline/registerServiceWorker';

describe('the browser', () => {
  const register = jest.fn();
  const offer = (parts: object) =>
    Object.defineProperty(globalThis, 'navigator', { value: parts, configurable: true });
  beforeEach(() => register.mockReset());

  test('is told on the first visit what the page has already shown', async () => {
    const postMessage = jest.fn();
    const ready = Promise.resolve({ active: { postMessage } });
    offer({ serviceWorker: { register, ready, controller: null } });
    document.body.innerHTML = '<img><img><img>';
    const sources = ['http://localhost/pictures/a.webp', 'https://elsewhere.example/b.jpg', ''];
    for (const [index, currentSrc] of sources.entries()) {
      Object.defineProperty(document.images[index], 'currentSrc', { value: currentSrc });
    }
    await registerServiceWorker('/sw.js');
    expect(register).toHaveBeenCalledWith('/sw.js');
    expect(postMessage).toHaveBeenCalledWith(['/', '/pictures/a.webp']);
  });

  test.each([
    ['has no service workers', {}],
    ['saves data', { serviceWorker: { register }, connection: { saveData: true } }],
  ])('is left alone where it %s', async (_name, parts) => {
    offer(parts);
    await registerServiceWorker('/sw.js');
    expect(register).not.toHaveBeenCalled();
  });

  test('may refuse: the site is then read from the network', async () => {
    register.mockRejectedValue(new DOMException('Not here', 'SecurityError'));
    offer({ serviceWorker: { register } });
    await expect(registerServiceWorker('/sw.js')).resolves.toBeUndefined();
  });
});
