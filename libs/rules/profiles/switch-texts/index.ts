import { bettingTexts } from './betting.js';
import { openingTexts } from './opening.js';
import { settlingTexts } from './settling.js';
import type { SwitchText } from './text.js';

export { BETS_PER_ROUND, type SwitchId, type SwitchText, type SwitchValue } from './text.js';

/** Every switch of the engine, in the order in which a hand meets them. */
export const switchTexts: readonly SwitchText[] = [...openingTexts, ...bettingTexts, ...settlingTexts];
