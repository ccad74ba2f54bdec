/** What an IntersectionObserver watches now, and how to report to it. */
interface Watcher {
  readonly watched: Set<Element>;
  readonly tell: (target: Element, isIntersecting: boolean) => void;
}

/** Installs an IntersectionObserver that sees what the test says. */
export function fakeIntersectionObserver() {
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
    /** Reports as a browser may do just after an element was unobserved. */
    reportLate(element: Element) {
      for (const { tell } of watchers) tell(element, true);
    },
    observers: () => watchers.length,
  };
}
