import type { Card } from '#cards';
import type { HandDescription } from '../../hand.js';
import {
  bets,
  bringsIn,
  calls,
  checks,
  dealsBoard,
  dealsHoleCards,
  folds,
  posts,
  raisesAdding,
  raisesTo,
  remarks,
  startsDealing,
  startsStreet,
  type HandDraft,
  type LineReader,
  type Phrase,
} from '../../reading/index.js';
import { readHigh, readKicker, readLow, readRank } from './descriptions.js';
import { AMOUNT } from './header.js';

/** The cards and the name of a hand; a name that says nothing is kept as unread. */
const shows: LineReader = (draft, match, line) => {
  const text = match.textAt(0);
  const reading = readHigh(text);
  draft.show(draft.seatOf(match.players[0]), match.cards[0], line, { text, reading });
  if (reading === null) draft.keepUnread(line);
};

/** The last player in the hand does not show either; others muck. */
const doesNotShow: LineReader = (draft, match, line) => {
  if (draft.hasFolded(draft.seatOf(match.players[0]))) return false;
  const contending = draft.players.filter(({ seat }) => !draft.hasFolded(seat) && hasActed(draft, seat));
  if (contending.length > 1) draft.muck(draft.seatOf(match.players[0]), line);
  else draft.keepHand(draft.seatOf(match.players[0]), line);
  return true;
};

const hasActed = (draft: HandDraft, seat: number): boolean =>
  draft.events.some((event) => event.type !== 'note' && 'seat' in event && event.seat === seat);

/** Claims the cards of the hand that wins; the kicker behind them is the one that decides, in no certain place. */
const claimBest = (
  draft: HandDraft,
  seat: number,
  reading: HandDescription | null,
  cards: readonly Card[],
  line: number,
  half: 'high' | 'low' | undefined,
  kicker: string,
): void => {
  const rank = kicker === '' ? null : readKicker(kicker);
  const named = reading === null || rank === null ? reading : { ...reading, among: [rank] };
  draft.claimMadeHand(seat, [...cards], named, line, half === 'low');
  if (reading === null) draft.keepUnread(line);
};

/** `wins $ 0.70 USD from main pot with a flush, ace high [ Ac, Kc, 8c, 7c, 4c ]`, of the pot and the half of the phrase. */
const wins =
  (pot: number | null, half?: 'high' | 'low'): LineReader =>
  (draft, match, line) => {
    const words = match.texts.length < 2 ? null : match.textAt(0);
    // A bracket in the words is that of cards which are none.
    if (words?.includes('[') === true) return false;
    const seat = draft.seatOf(match.players[0]);
    draft.ended = true;
    draft.collect(seat, match.amounts[0], line, pot, half);
    if (words === null) return true;
    const reading = half === 'low' ? readLow(words) : readHigh(words);
    claimBest(draft, seat, reading, match.cards.at(0) ?? [], line, half, match.textAt(1));
    return true;
  };

/**
 * Some logs break the line of an award behind the `and` of two pairs: the next line has the other pair and the cards, which
 * complete the claim of the first.
 */
const goesOn: LineReader = (draft, match, line) => {
  const first = draft.claims.at(-1);
  const rank = readRank(match.textAt(0));
  if (first?.type !== 'made-hand' || first.line !== line - 1 || first.cards.length > 0) return false;
  if (first.reading?.category !== 'two-pair' || rank === null) return false;
  draft.claims.pop();
  const reading = { ...first.reading, ranks: [...first.reading.ranks, rank] };
  claimBest(draft, first.seat, reading, match.cards[0], line, undefined, match.textAt(1));
  return true;
};

/** Shares of one pot differ by no more than the odd chips. */
const ODD_CHIPS = 2;

/**
 * Numbers the side pots where the lines leave no doubt. They are in order, and a player wins one after the other. Equal
 * amounts of several players may be shares of one pot or different pots: then no pot has a number. O(events).
 */
export const numberSidePots = (draft: HandDraft): void => {
  const awards = draft.events.filter((event) => event.type === 'collect');
  const won = awards.filter(({ pot }) => pot === null);
  // No side pot is without a main pot.
  if (won.length > 0 && won.length === awards.length)
    draft.contradict('side-pot', '0', draft.formatAmount(won[0].amount), won[0].line);
  const isUnsure = won.some(({ seat, amount, half }, index) => {
    const next = won.at(index + 1);
    if (next === undefined) return false;
    if (half !== undefined || next.half !== undefined) return next.seat !== seat || next.half === half;
    return next.seat !== seat && Math.abs(next.amount - amount) <= ODD_CHIPS;
  });
  if (isUnsure) return;
  let pot = 0;
  for (const event of won) event.pot = event.half === 'low' ? Math.max(1, pot) : ++pot;
};

const pots = [
  [' from main pot', 0],
  // All side pots have this name; `numberSidePots` numbers them.
  [' from side pot', null],
] as const;

const winnings: readonly Phrase<HandDraft>[] = pots.flatMap(([from, pot]) =>
  (
    [
      [`{player} wins {opt: }${AMOUNT}${from}`, undefined],
      [`{player} wins  high (${AMOUNT})${from}`, 'high'],
      [`{player} wins  low (${AMOUNT})${from}`, 'low'],
    ] as const
  ).flatMap(([award, half]) =>
    [
      ' with {text} [ {cards} ] with kicker [ {text} ]',
      ' with {text} [ {cards} ]',
      // Broken: the rest is on the next line.
      ' with {text} and',
      '',
    ].map((hand) => ({ phrase: award + hand, read: wins(pot, half) })),
  ),
);

export const bodyPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: `{player}: posts small blind [{opt: }${AMOUNT}]`, read: posts('small-blind') },
  { phrase: `{player}: posts big blind [{opt: }${AMOUNT}]`, read: posts('big-blind') },
  { phrase: `{player}: posts ante [{opt: }${AMOUNT}]`, read: posts('ante') },
  { phrase: '** Dealing down cards **', read: startsDealing('body') },
  { phrase: 'Dealt to {player} [ {cards} ]', read: dealsHoleCards },
  { phrase: '{player} posts bring-in {amount}{opt: EURO}.', read: bringsIn },
  { phrase: '{player} completes to {amount}{opt: EURO}.', read: raisesTo },
  { phrase: '{player} folds', read: folds },
  { phrase: '{player} checks', read: checks },
  { phrase: `{player} calls [{opt: }${AMOUNT}]`, read: calls },
  { phrase: `{player}: bets [{opt: }${AMOUNT}]`, read: bets },
  { phrase: `{player} raises [{opt: }${AMOUNT}]`, read: raisesAdding },
  { phrase: '** Dealing Flop ** [ {cards} ]', read: dealsBoard('flop') },
  { phrase: '** Dealing Turn ** [ {cards} ]', read: dealsBoard('turn') },
  { phrase: '** Dealing River ** [ {cards} ]', read: dealsBoard('river') },
  { phrase: '**** dealing 4th street ****', read: startsStreet('fourth') },
  { phrase: '**** dealing 5th street ****', read: startsStreet('fifth') },
  { phrase: '**** dealing 6th street ****', read: startsStreet('sixth') },
  { phrase: '**** dealing river ****', read: startsStreet('seventh') },
  { phrase: '{player} shows [ {cards} ] {text}', read: shows },
  { phrase: '{player} does not show cards', read: doesNotShow },
  ...winnings,
  { phrase: '{text} [ {cards} ] with kicker [ {text} ]', read: goesOn },
  { phrase: '{text} [ {cards} ]', read: goesOn },
  { phrase: '{player} has disconnected and has been given {text}', read: remarks },
  // Players without a seat in the hand come and chat, too.
  { phrase: '{name} has been reseated to this table', read: remarks },
  { phrase: '{player}: {text}', read: remarks },
];
