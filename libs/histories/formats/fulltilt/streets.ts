import { currencyOfSign, NO_AMOUNT } from '../../money.js';
import {
  dealsBoard,
  remarks,
  startsStreet,
  type HandDraft,
  type LineReader,
  type Phrase,
} from '../../reading/index.js';

/** Sets the run of the board that the number of a line names. */
export const atRun =
  (read: LineReader): LineReader =>
  (draft, match, line) =>
    draft.startRun(match.numbers[0]) && read(draft, match, line);

const POT = 'Pot: ';
const COUNTS: readonly (readonly [words: string, count: 'players' | 'allIn'])[] = [
  [' Players', 'players'],
  [' All-In', 'allIn'],
];

/**
 * The words in brackets behind a street: `Pot: $0.45`, `Total Pot: $96, 2 Players, 1 All-In`. False for any other words. The
 * number of players who are all-in is left out if there is none.
 */
const claimStreetPot = (draft: HandDraft, street: string, words: string, line: number): boolean => {
  const { scanner } = draft;
  const [pot, ...parts] = words.split(', ', COUNTS.length + 2);
  const at = pot.indexOf(POT) + POT.length;
  const amount = pot.includes(POT) ? scanner.scan(pot, at) : NO_AMOUNT;
  if (amount === NO_AMOUNT || scanner.end < pot.length || parts.length > COUNTS.length) return false;
  const counts: { players?: number; allIn?: number } = parts.length === 0 ? {} : { allIn: 0 };
  for (const [index, part] of parts.entries()) {
    const [suffix, count] = COUNTS[index];
    const number = part.endsWith(suffix) ? Number(part.slice(0, -suffix.length)) : NaN;
    if (!Number.isSafeInteger(number) || number < 0) return false;
    counts[count] = number;
  }
  draft.claimStreetPot(street, amount, line, undefined, counts);
  const currency = currencyOfSign(pot.charAt(at));
  if (currency !== null && draft.tournament === null && currency !== draft.currency)
    draft.contradict('currency', draft.currency, currency, line);
  return true;
};

/** The marker of a street, with the pot in brackets behind it in some years. `of`: the street that the pot is before. */
const street = (marker: string, read: LineReader, of?: string): readonly Phrase<HandDraft>[] => [
  { phrase: marker, read },
  {
    phrase: `${marker} ({text})`,
    read: (draft, match, line) => {
      const words = match.textAt(0);
      read(draft, match, line);
      if (!claimStreetPot(draft, of ?? draft.street, words, line))
        draft.events.push({ type: 'unread', text: words, line });
    },
  },
];

const STUD_STREETS: readonly (readonly [words: string, street: string])[] = [
  ['2ND', 'second'],
  ['3RD', 'third'],
  ['4TH', 'fourth'],
  ['5TH', 'fifth'],
  ['6TH', 'sixth'],
  ['7TH', 'seventh'],
];

const DRAWS: readonly (readonly [words: string, street: string])[] = [
  ['DRAW', 'first-draw'],
  ['FIRST DRAW', 'first-draw'],
  ['SECOND DRAW', 'second-draw'],
  ['THIRD DRAW', 'third-draw'],
];

/** The markers that begin the body; a log may begin with any of them. */
export const markers: readonly Phrase<HandDraft>[] = [
  ...street('*** HOLE CARDS ***', (draft, _match, line) => draft.holeCards(line)),
  ...STUD_STREETS.flatMap(([words, id]) => street(`*** ${words} STREET ***`, startsStreet(id))),
  ...DRAWS.flatMap(([words, id]) => street(`*** ${words} ***`, startsStreet(id))),
  {
    phrase: '*** SUMMARY ***',
    read: (draft) => {
      draft.section = 'summary';
      draft.ended = true;
      draft.run = 0;
    },
  },
];

export const streetPhrases: readonly Phrase<HandDraft>[] = [
  // The first board card of Courchevel, which the line of the flop does not repeat.
  ...street('*** FLOPET *** [{cards}]', dealsBoard('preflop')),
  ...street('*** FLOP *** [{cards}]', dealsBoard('flop')),
  ...street('*** TURN *** [{cards}] [{cards}]', dealsBoard('turn')),
  ...street('*** RIVER *** [{cards}] [{cards}]', dealsBoard('river')),
  ...street('*** FLOP {number} *** [{cards}]', atRun(dealsBoard('flop'))),
  ...street('*** TURN {number} *** [{cards}] [{cards}]', atRun(dealsBoard('turn'))),
  ...street('*** RIVER {number} *** [{cards}] [{cards}]', atRun(dealsBoard('river'))),
  ...street('*** DISCARD ROUND ***', remarks, 'turn'),
  { phrase: 'Players agree to Run It Twice', read: remarks },
];
