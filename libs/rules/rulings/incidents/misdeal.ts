import type { Message } from '#cards';
import { sentence } from '../sentence.js';
import type { Decision } from '../decision.js';

const TEXTS = {
  misdeal: {
    en: 'It was noticed before two players had acted, so the deal is a misdeal.',
    es: 'Se advirtió antes de que actuaran dos jugadores, así que el reparto es nulo.',
  },
  dealAgain: {
    en: 'All chips go back to where they were before the deal, and the same dealer shuffles and deals again.',
    es: 'Todas las fichas vuelven a donde estaban antes del reparto, y el mismo crupier baraja y reparte de nuevo.',
  },
  tooLate: {
    en: 'The action has begun, so a misdeal can no longer be called.',
    es: 'La acción ya ha empezado, así que no se puede anular el reparto.',
  },
  goesOn: {
    en: 'The hand goes on as dealt.',
    es: 'La mano sigue tal como se repartió.',
  },
} as const;

/** A misdeal: the same dealer shuffles and deals again. `why` is what makes it one, where the incident alone does not say so. */
export const misdeal = (
  happened: Message,
  rules: readonly string[],
  ...why: readonly Message[]
): Decision => ({
  ruling: 'misdeal',
  hand: 'misdeal',
  rules,
  sentences: [happened, ...why, sentence(TEXTS.misdeal), sentence(TEXTS.dealAgain)],
});

/** R-MIS-1, P-IRR-1: too late for a misdeal. */
export const tooLate = (happened: Message): Decision => ({
  ruling: 'play-on',
  inTime: false,
  rules: ['R-MIS-1', 'P-IRR-1'],
  sentences: [happened, sentence(TEXTS.tooLate), sentence(TEXTS.goesOn)],
});

/** The hand goes on, because the rules do not make the incident a fault. */
export const playOn = (rules: readonly string[], ...sentences: readonly Message[]): Decision => ({
  ruling: 'play-on',
  rules,
  sentences,
});

export const GOES_ON: Message = TEXTS.goesOn;
/** After a repair the hand is not as it was dealt. */
export const GOES_ON_REPAIRED: Message = { en: 'The hand goes on.', es: 'La mano sigue.' };
