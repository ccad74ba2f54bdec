/**
 * Takes out of the head what the build wrote about the page that was opened first. A browser that
 * shares a page passes on its canonical address, which would be that of another page by now.
 */
export function forgetFirstPage(): void {
  document.head.querySelectorAll(WRITTEN_BY_THE_BUILD).forEach((element) => element.remove());
}

const WRITTEN_BY_THE_BUILD =
  'link[rel=canonical], meta[property], script[type="application/ld+json"]';
