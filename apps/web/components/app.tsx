import type { ComponentType } from 'preact';
import { type Page, page } from '../state/page.js';
import { suitColours } from '../state/settings.js';
import { Calculator } from './calculator.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { Rulings } from './rulings.js';

/** The component of each page. */
const PAGE_COMPONENTS: Readonly<Record<Page, ComponentType>> = { equity: Calculator, rulings: Rulings };

export const App = () => {
  const Shown = PAGE_COMPONENTS[page.value];
  return (
    <div class={`app ${suitColours.value}-colours`}>
      <Header />
      <Shown />
      <Footer />
    </div>
  );
};
