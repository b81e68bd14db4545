import type { Card } from '#cards';
import type { HandEvent } from '../../hand.js';
import { mucks, type HandDraft, type LineReader, type Phrase } from '../../reading/index.js';
import { readDescription, readShownHand } from './descriptions.js';
import { atRun } from './streets.js';

const startsShowdown: LineReader = (draft, _match, line) => draft.showdown(line);

/** Players who are all-in show their cards, and after the last street what they make of them, on each run. */
const shows: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const words = match.textAt(0);
  const cards = match.cards.at(0) ?? shownBefore(draft, seat);
  if (cards === undefined || words.startsWith('[')) return false;
  draft.show(seat, [...cards], line, words === '' ? undefined : readShownHand(words));
  return true;
};

const shownBefore = ({ events }: HandDraft, seat: number): readonly Card[] | undefined =>
  events.findLast(
    (event): event is Extract<HandEvent, { type: 'show' }> => event.type === 'show' && event.seat === seat,
  )?.cards;

/** `wins the side pot`, `ties for side pot #2`: the number of the pot; null for the only one. */
const collectsFrom =
  (potOf: (numbers: readonly number[]) => number | null, half?: Half): LineReader =>
  (draft, match, line) => {
    const words = match.textAt(0);
    const seat = draft.seatOf(match.players[0]);
    draft.collect(seat, match.amounts[0], line, potOf(match.numbers), half);
    claimMadeHand(draft, seat, words, line, half);
  };

type Half = 'high' | 'low';

/** The words behind `with`: the hand with which a player wins. */
const claimMadeHand = (draft: HandDraft, seat: number, words: string, line: number, half?: Half): void => {
  if (words === '') return;
  const reading = readDescription(words);
  if (reading === null) draft.events.push({ type: 'unread', text: words, line });
  else draft.claimMadeHand(seat, [], reading, line, half === 'low');
};

/** `wins pot 2`: the main pot of the second run. Where the log awards side pots too, it names this one. */
const collectsOfRun: LineReader = (draft, match, line) => {
  const hasSidePots = draft.events.some((event) => event.type === 'collect' && event.pot !== null);
  const words = match.textAt(0);
  const seat = draft.seatOf(match.players[0]);
  if (!draft.startRun(match.numbers[0])) return false;
  draft.collect(seat, match.amounts[0], line, hasSidePots ? 0 : null);
  claimMadeHand(draft, seat, words, line);
  return true;
};

/** The pots by their names, behind `wins` and `ties for`. */
const pots: readonly (readonly [words: string, read: LineReader])[] = [
  ['the pot', collectsFrom(() => null)],
  ['the main pot', collectsFrom(() => 0)],
  ['the side pot', collectsFrom(() => 1)],
  ['side pot #{number}', collectsFrom(([number]) => number)],
  ['side pot {number}', collectsFrom(([number]) => number)],
  ['the high pot', collectsFrom(() => null, 'high')],
  ['the low pot', collectsFrom(() => null, 'low')],
  ['the high main pot', collectsFrom(() => 0, 'high')],
  ['the low main pot', collectsFrom(() => 0, 'low')],
  ['the high side pot', collectsFrom(() => 1, 'high')],
  ['the low side pot', collectsFrom(() => 1, 'low')],
  ['high side pot #{number}', collectsFrom(([number]) => number, 'high')],
  ['low side pot #{number}', collectsFrom(([number]) => number, 'low')],
  ['pot {number}', collectsOfRun],
];

export const showdownPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '*** SHOW DOWN ***', read: startsShowdown },
  { phrase: '*** SHOW DOWN {number} ***', read: atRun(startsShowdown) },
  { phrase: '{player} shows [{cards}]', read: shows },
  { phrase: '{player} shows [{cards}] {text}', read: shows },
  { phrase: '{player} shows {text}', read: shows },
  { phrase: '{player} mucks', read: mucks },
  ...pots.flatMap(([words, read]) =>
    ['wins', 'ties for'].flatMap((verb) => [
      { phrase: `{player} ${verb} ${words} ({amount})`, read },
      { phrase: `{player} ${verb} ${words} ({amount}) with {text}`, read },
    ]),
  ),
];
