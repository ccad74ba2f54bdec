/**
 * Removes from the head what the build wrote about the page that was opened first. Browsers share the
 * canonical URL of a page, which would by now be that of another page.
 */
export function removeFirstPageHead(): void {
  document.head.querySelectorAll(WRITTEN_BY_THE_BUILD).forEach((element) => element.remove());
}

const WRITTEN_BY_THE_BUILD =
  'link[rel=canonical], meta[property], script[type="application/ld+json"]';
