import { useLayoutEffect } from 'preact/hooks';
import { t } from '../components/translate.js';
import { arrival, place } from '../router/place.js';
import { restoreScroll } from '../router/scroll.js';
import { suitColours } from '../state/settings.js';
import { Footer } from './footer.js';
import { Header } from './header.js';

export const App = () => {
  const shown = place.value;
  useArrival();
  return (
    <div class={`app ${suitColours.value}-colours`}>
      <Header />
      {shown?.component == null ? <NoPage /> : <shown.component parameters={shown.parameters} />}
      <Footer />
    </div>
  );
};

const NoPage = () => (
  <main id="main">
    <h1>{t('noPage')}</h1>
    <p>{t('noPageHelp')}</p>
  </main>
);

/** Scrolls, and moves the focus to the heading, so that screen readers read it. */
const useArrival = (): void => {
  const last = arrival.value;
  useLayoutEffect(() => {
    if (last === null) return;
    if (last.movesFocus) focusHeading();
    restoreScroll(last.top);
  }, [last]);
};

const focusHeading = (): void => {
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};
