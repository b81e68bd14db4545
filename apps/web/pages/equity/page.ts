import { openSlot, inputs } from './state/inputs.js';
import { loadGames } from '../../games/games.js';
import { followAddress } from './state/address.js';
import { followBreakdown } from './state/breakdown.js';
import { followHistory } from './state/history.js';
import { loadRangeClasses } from './state/range-classes.js';
import { startRequests } from './state/outcome.js';
import { isBeside } from './slot.js';

followAddress();
followHistory();
followBreakdown();
loadGames();
loadRangeClasses();
startRequests();

// On wide screens the editor of the first player is open from the start.
const [first] = inputs.peek().seats;
if (first !== undefined && isBeside()) openSlot.value = `seat-${first.id}`;

export { Calculator } from './calculator.js';
