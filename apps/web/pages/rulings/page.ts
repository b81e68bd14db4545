import { loadGames } from '../../games/games.js';
import { followAddress } from './state/address.js';
import { startRulings } from './state/rulings.js';

followAddress();
loadGames();
startRulings();

export { Rulings } from './rulings.js';
