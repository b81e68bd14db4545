import type { Language } from '../messages/catalogue.js';
import { plainAmount } from '../messages/numbers.js';

interface Blinds {
  readonly smallBlind: string | null;
  readonly bigBlind: string | null;
}

/** The blinds of a hand: `0.50/1.00`. A blind that is unknown or zero is left out, as in stud. */
export const blindsText = ({ smallBlind, bigBlind }: Blinds, language: Language): string =>
  [smallBlind, bigBlind]
    .flatMap((blind) => (blind === null || !/[1-9]/.test(blind) ? [] : plainAmount(blind, language)))
    .join('/');
