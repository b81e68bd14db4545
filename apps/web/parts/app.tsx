import type { ComponentType } from 'preact';
import { type Page, page } from '../state/address.js';
import { suitColours } from '../state/settings.js';
import { Calculator } from './calculator.js';
import { Footer } from './footer.js';
import { Header } from './header.js';

/** What is shown at each address. */
const SHOWN: Readonly<Record<Page, ComponentType>> = { equity: Calculator };

export const App = () => {
  const Shown = SHOWN[page.value];
  return (
    <div class={`house-of-cards ${suitColours.value}-colours`}>
      <Header />
      <Shown />
      <Footer />
    </div>
  );
};
