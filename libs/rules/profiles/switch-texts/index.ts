import { bettingTexts } from './betting.js';
import { openingTexts } from './opening.js';
import { settlingTexts } from './settling.js';
import type { SwitchText } from './text.js';

export { BETS_PER_ROUND, type SwitchId, type SwitchText, type SwitchValue } from './text.js';

/** All switches of the engine, in the order of a hand. */
export const switchTexts: readonly SwitchText[] = [...openingTexts, ...bettingTexts, ...settlingTexts];
