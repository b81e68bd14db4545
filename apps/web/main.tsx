import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './components/app.js';
import { isBeside } from './components/slot.js';
import { t } from './components/translate.js';
import { followAddress } from './state/address.js';
import { openSlot, inputs } from './state/inputs.js';
import { loadGames } from './state/games.js';
import { startRequests } from './state/outcome.js';
import { page } from './state/page.js';
import { startRulings } from './state/rulings.js';
import { language } from './state/settings.js';

followAddress();
loadGames();
startRequests();
startRulings();
effect(() => {
  document.documentElement.lang = language.value;
  document.title = `${t(page.value === 'equity' ? 'title' : 'rulings')} · Floorman`;
});

// On wide screens the editor of the first player is open from the start.
const [first] = inputs.peek().seats;
if (first !== undefined && isBeside()) openSlot.value = `seat-${first.id}`;

const root = document.getElementById('root');
if (root !== null) render(<App />, root);
