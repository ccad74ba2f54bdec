/** What an observer of the window has been told, and what it watches now. */
interface Watcher {
  readonly watched: Set<Element>;
  readonly tell: (target: Element, isIntersecting: boolean) => void;
}

/** Puts an IntersectionObserver into the test's world that sees what the test says. */
export function fakeSight() {
  const watchers: Watcher[] = [];
  window.IntersectionObserver = class {
    private readonly watched = new Set<Element>();
    constructor(onChange: IntersectionObserverCallback) {
      const tell = (target: Element, isIntersecting: boolean) =>
        onChange(
          [{ target, isIntersecting } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
      watchers.push({ watched: this.watched, tell });
    }
    observe(element: Element) {
      this.watched.add(element);
    }
    unobserve(element: Element) {
      this.watched.delete(element);
    }
    disconnect() {
      this.watched.clear();
    }
  } as unknown as typeof IntersectionObserver;
  return {
    isWatched: (element: Element) => watchers.some(({ watched }) => watched.has(element)),
    /** Reports to whoever watches the element. */
    report(element: Element, isNear: boolean) {
      for (const { watched, tell } of watchers) if (watched.has(element)) tell(element, isNear);
    },
    /** A browser may still report what was seen just before an element was let go. */
    reportLate(element: Element) {
      for (const { tell } of watchers) tell(element, true);
    },
    observers: () => watchers.length,
  };
}
