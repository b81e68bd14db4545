import type { Card } from '#cards';
import { NO_AMOUNT } from '../../money.js';
import { attributeOf, numberOf, type XmlDraft, type XmlElement } from '../../xml/index.js';
import { parseCards } from './cards.js';
import type { HandContext } from './context.js';
import { hundredthsOf } from './header.js';

/** Reads an element; false for one that cannot be read. */
type ElementReader = (context: HandContext, element: XmlElement) => boolean;

/** Reads an element of a seat. */
const ofSeat =
  (read: (context: HandContext, seat: number, element: XmlElement) => boolean): ElementReader =>
  (context, element) => {
    const seat = numberOf(attributeOf(element, 'position'));
    return context.seats.has(seat) && read(context, seat, element);
  };

/** Reads an element of a seat with an amount. */
const withAmount = (
  read: (draft: XmlDraft, seat: number, amount: number, element: XmlElement) => boolean,
): ElementReader =>
  ofSeat(({ draft }, seat, element) => {
    const amount = hundredthsOf(draft, attributeOf(element, 'amount'));
    return amount !== NO_AMOUNT && read(draft, seat, amount, element);
  });

const note: ElementReader = ({ draft }, element) => {
  draft.note(null, element.tag, element.line);
  return true;
};

/**
 * The first of two blinds is the small one, unless both are equal: then the small one is missing, and the second is of a new
 * player. A penalty is a dead blind of a player who missed it.
 */
const blind: ElementReader = (context, element) => {
  const { draft, seats, blinds } = context;
  const seat = numberOf(attributeOf(element, 'position'));
  const amount = hundredthsOf(draft, attributeOf(element, 'amount'));
  const penalty = hundredthsOf(draft, attributeOf(element, 'penalty'));
  if (!seats.has(seat) || amount === NO_AMOUNT || penalty === NO_AMOUNT) return false;
  const next = element === blinds.at(0) ? blinds.at(1) : undefined;
  const isSmall =
    element === blinds.at(0) &&
    (amount <= (draft.stakes.smallBlind ?? 0) ||
      (next !== undefined && amount < hundredthsOf(draft, attributeOf(next, 'amount'))));
  const kind = penalty > 0 ? 'posted-blind' : isSmall ? 'small-blind' : 'big-blind';
  draft.post(seat, kind, amount + penalty, element.line, false, penalty);
  return true;
};

/** A bet states what it adds: nothing for a check, what is missing for a call. */
const bet = withAmount((draft, seat, amount, { line }) => {
  const { highest } = draft.bets;
  const to = draft.bets.of(seat) + amount;
  if (amount === 0) draft.check(seat, line);
  else if (highest === 0) draft.bet(seat, amount, line);
  else if (to <= highest) draft.call(seat, amount, line);
  else draft.raiseTo(seat, to, line);
  return true;
});

const hole = ofSeat(({ draft, held }, seat, { line, text }) => {
  const cards = parseCards(text);
  if (cards?.length !== 1) return false;
  if (held.size === 0) draft.holeCards(line);
  const own = held.get(seat);
  if (own === undefined) held.set(seat, cards);
  else own.push(...cards);
  return true;
});

/** The streets by the number of cards on the board with theirs. */
const BOARDS: readonly (readonly [string, number])[] = [
  ['flop', 3],
  ['turn', 4],
  ['river', 5],
];

/** Cards of one street, or of all streets that are left if no player can bet. */
const community: ElementReader = ({ draft }, { line, text }) => {
  const cards = parseCards(text);
  if (cards === null) return false;
  let rest: Card[] = cards;
  for (const [street, size] of BOARDS) {
    const count = size - draft.boardCards.length;
    if (count <= 0 || rest.length === 0) continue;
    draft.board(street, rest.slice(0, count), line);
    rest = rest.slice(count);
  }
  return rest.length === 0;
};

const isSame = (one: readonly Card[] | undefined, other: readonly Card[]): boolean =>
  one?.length === other.length && one.every((card, index) => card === other[index]);

/** Hands that are shown before the last cards are shown again at the end. */
const show = ofSeat(({ draft, shown }, seat, { line, tag, text }) => {
  const cards = parseCards(text);
  if (cards === null) return false;
  if (isSame(shown.get(seat), cards)) draft.note(seat, tag, line);
  else draft.show(seat, cards, line);
  shown.set(seat, cards);
  return true;
});

/** The winner of a pot that nobody contests does not show either, which is no muck at a showdown. */
const hide = ofSeat(({ draft, isShowdown }, seat, { line, tag }) => {
  if (isShowdown || draft.hasFolded(seat)) draft.muck(seat, line);
  else draft.note(seat, tag, line);
  return true;
});

const dealer = ofSeat(({ draft }, seat, { line }) => {
  if (draft.buttonSeat === null) draft.buttonSeat = seat;
  else draft.contradict('button', String(draft.buttonSeat), String(seat), line);
  return true;
});

/** `<WIN position="1" amount="10" pot="0" potAmount="10"/>`: also the amount of the pot, which may have several winners. */
const win = withAmount((draft, seat, amount, element) => {
  const pot = numberOf(attributeOf(element, 'pot'));
  const size = hundredthsOf(draft, attributeOf(element, 'potAmount'));
  if (pot < 0 || size === NO_AMOUNT) return false;
  draft.collect(seat, amount, element.line, pot);
  const known = draft.claims.find((claim) => claim.type === 'pot' && claim.pot === pot);
  if (known?.type !== 'pot') draft.claimPot(pot, size, element.line);
  else if (known.amount !== size)
    draft.contradict('pot', draft.formatAmount(known.amount), draft.formatAmount(size), element.line);
  return true;
});

export const readers: ReadonlyMap<string, ElementReader> = new Map<string, ElementReader>([
  ['DEALER', dealer],
  [
    'ANTE',
    withAmount((draft, seat, amount, { line }) => {
      draft.post(seat, 'ante', amount, line);
      return true;
    }),
  ],
  ['BLIND', blind],
  // The player declines to post.
  ['XBLIND', note],
  ['HOLE', hole],
  ['BET', bet],
  [
    'FOLD',
    ofSeat(({ draft }, seat, { line }) => {
      draft.fold(seat, line);
      return true;
    }),
  ],
  // The uncalled bet.
  [
    'PUSH',
    withAmount((draft, seat, amount, { line }) => {
      draft.uncalled(seat, amount, line);
      return true;
    }),
  ],
  ['SWEEP', ({ sweeps }, element) => sweeps.take(element)],
  ['COMMUNITY', community],
  ['SHOW', show],
  ['XSHOW', hide],
  ['WIN', win],
  ['CHAT', note],
]);
