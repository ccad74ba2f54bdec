/** The elements that an IntersectionObserver watches, and a way to report to it. */
interface Watcher {
  readonly watched: Set<Element>;
  readonly tell: (target: Element, isIntersecting: boolean) => void;
}

/** Installs a fake IntersectionObserver that sees what the test tells it to. */
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
    /** Reports to every observer that watches the element. */
    report(element: Element, isNear: boolean) {
      for (const { watched, tell } of watchers) if (watched.has(element)) tell(element, isNear);
    },
    /** Reports as a browser may just after an element is unobserved. */
    reportLate(element: Element) {
      for (const { tell } of watchers) tell(element, true);
    },
    observers: () => watchers.length,
  };
}
