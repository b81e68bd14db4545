import { effect } from '@preact/signals';
import { render } from 'preact';
import { t } from './components/translate.js';
import { PAGES } from './pages.js';
import { followLinks } from './router/links.js';
import { place, startRouter } from './router/place.js';
import { followScroll } from './router/scroll.js';
import { ownTitle } from './router/title.js';
import { App } from './shell/app.js';
import { language, scheme } from './state/settings.js';

effect(() => {
  document.documentElement.lang = language.value;
  document.documentElement.dataset.scheme = scheme.value;
});
effect(() => {
  if (place.value === null) return;
  const title = ownTitle.value ?? t(place.value.page?.title ?? 'noPage');
  document.title = `${title} · Floorman`;
});

followLinks();
followScroll();
// Not awaited: the code of a page imports this module.
void startRouter(PAGES).then(() => {
  const root = document.getElementById('root');
  if (root !== null) render(<App />, root);
});
