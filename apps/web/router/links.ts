import { isPage, place, visit } from './place.js';

/** Opens links to pages without a new document. Other links, other buttons and modifier keys are left to the browser. */
export const followLinks = (): void => {
  document.addEventListener('click', (event) => {
    const isPlain =
      event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (link?.target !== '' || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || !isPage(url.pathname)) return;
    event.preventDefault();
    // A link to the page itself would empty its fields.
    const isHere = url.pathname === place.peek()?.path && url.search === '' && url.hash === '';
    if (!isHere) void visit(url.href);
  });
};
