import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './parts/app.js';
import { isBeside } from './parts/slot.js';
import { t } from './parts/speak.js';
import { followAddress } from './state/address.js';
import { openSlot, question } from './state/asked.js';
import { loadGames } from './state/games.js';
import { startAsking } from './state/outcome.js';
import { language } from './state/settings.js';

followAddress();
loadGames();
startAsking();
effect(() => {
  document.documentElement.lang = language.value;
  document.title = `${t('title')} · Floorman`;
});

// Where there is room beside the players, the first one's cards are laid out at once.
const [first] = question.peek().seats;
if (first !== undefined && isBeside()) openSlot.value = `seat-${first.id}`;

const root = document.getElementById('root');
if (root !== null) render(<App />, root);
