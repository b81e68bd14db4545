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
    const shown = place.peek();
    // A link to the page itself would empty its fields, which are in the fragment. One without a query is another list.
    const isHere =
      url.pathname === shown?.path && url.search === '' && url.hash === '' && shown.query.size === 0;
    if (!isHere) void visit(url.href);
  });
};
