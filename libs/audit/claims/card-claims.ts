import { formatCards, isInDeck, UNKNOWN, type Card } from '#cards';
import { strengthFor, type PotShare, type Variant } from '#engine';
import type { HandClaim } from '#histories';
import { explain, type HandValue } from '#ranking';
import { agrees, isComplete, nameOf, readHand } from '../replay/hand-readings.js';
import type { Replay } from '../replay/replay.js';

type ClaimOf<Type extends HandClaim['type']> = Extract<HandClaim, { type: Type }>;

const HAND_SIZE = 5;
/** Of the five cards, as many as every composition can take from the hole cards. */
const HELD_IN_HAND = 2;

/** L-CARD-1: cards that a player held are in no other place, and no more than the game deals. */
export const checkHeldCards = (replay: Replay, { seat, cards, line }: ClaimOf<'held-cards'>): void => {
  const { collector, trust, ledger } = replay;
  if (seat === null) return checkUnplacedCards(replay, cards, line);
  if (!trust.cardsOf(seat)) return;
  const known = ledger.hole.get(seat) ?? [];
  const duplicate = ledger.addHole(seat, cards);
  if (duplicate !== null && !isInDeck(replay.state.setup.variant.deck, duplicate))
    collector.addForeignCard(duplicate, line, seat, null);
  else if (duplicate !== null)
    collector.add('duplicate-card', ['L-CARD-1'], line, seat, formatCards(known), formatCards(cards), null);
  else if (ledger.held(seat) > replay.maxHeldBy(seat))
    collector.add('wrong-card-count', ['L-CARD-1'], line, seat, formatCards(known), formatCards(cards), null);
  else return;
  trust.loseCardsOf(seat);
};

/**
 * The cards of a player whom the log does not name are not on the board, and all or none of them are a known player's. What
 * contradicts them is later in play.
 */
const checkUnplacedCards = (replay: Replay, cards: readonly Card[], line: number): void => {
  const { collector, trust, ledger, state } = replay;
  if (!trust.board || !trust.allCards) return;
  const { variant } = state.setup;
  const foreign = cards.find((card) => !isInDeck(variant.deck, card));
  if (foreign !== undefined) return collector.addForeignCard(foreign, line, null, null);
  const taken = cards.find(
    (card, index) => cards.indexOf(card) !== index || state.boards.some((board) => board.includes(card)),
  );
  const holder = [...ledger.hole].find(
    ([, hole]) => hole.some((card) => cards.includes(card)) && !isSubset(hole, cards),
  )?.[0];
  if (taken === undefined && holder === undefined) return;
  const actual = formatCards(taken === undefined ? cards : [taken]);
  const later = taken === undefined ? lastCardsOf(replay, holder) : firstBoardWith(replay, taken);
  collector.add('duplicate-card', ['L-CARD-1'], later ?? line, null, null, actual, null);
};

/** The line on which a player shows cards for the last time. */
const lastCardsOf = ({ hand }: Replay, seat: number | undefined): number | undefined =>
  [...hand.events, ...hand.claims].findLast(
    (one) => (one.type === 'show' || one.type === 'held-cards') && one.seat === seat,
  )?.line;

const firstBoardWith = ({ hand }: Replay, card: Card): number | undefined =>
  hand.events.find((event) => event.type === 'board' && event.cards.includes(card))?.line;

/** P-SHOW-6, L-CLAIM-1: the cards and the name of the hand with which a player won are those of the real hand. */
export const checkMadeHand = (
  replay: Replay,
  { seat, run, cards, reading, half, boardCards, line }: ClaimOf<'made-hand'>,
  boards: readonly (readonly Card[])[],
): void => {
  const { collector, trust, state } = replay;
  if (!trust.cardsOf(seat) || !trust.board) return;
  const { variant } = state.setup;
  const share = variant.shares.at(half === 'low' ? 1 : 0);
  if (share === undefined) return;
  const board = (boards[run] ?? boards[0]).slice(0, boardCards);
  const shown = replay.shown.get(seat);
  const hole = shown?.includes(UNKNOWN) === false ? shown : (replay.ledger.hole.get(seat) ?? shown);
  const rules = ['P-SHOW-6', 'R-SHOW-2', 'L-CLAIM-1'];
  const isRepeated = cards.some((card, index) => cards.indexOf(card) !== index);
  const isElsewhere = (card: Card): boolean => !board.includes(card) && hole?.includes(card) === false;
  if (isRepeated || (isComplete(variant, hole, board) && cards.some(isElsewhere))) {
    const real = isComplete(variant, hole, board) ? formatCards([...hole, ...board]) : null;
    collector.add('hand-description', rules, line, seat, real, formatCards(cards), null);
    return;
  }
  if (!isComplete(variant, hole, board)) {
    const found = readUnshown(replay, share, cards, board, seat);
    if (found === undefined || (found !== null && (reading === null || agrees(reading, found)))) return;
    const named = reading === null ? formatCards(cards) : nameOf(reading);
    collector.add('hand-description', rules, line, seat, found, named, null);
    return;
  }
  const real = readHand(variant, share, hole, board);
  if (real === null && half === undefined) return;
  const isNamed = real !== null && (reading === null || agrees(reading, real));
  if (isNamed && isSameHand(variant, share, cards, hole, board)) return;
  const actual = isNamed || reading === null ? formatCards(cards) : nameOf(reading);
  collector.add('hand-description', rules, line, seat, real, actual, null);
};

/**
 * The hand of five cards with which a player won who did not show: null if the cards beside those of the board are too many,
 * or are another player's; undefined if the log does not list five cards.
 */
const readUnshown = (
  { ledger, state, shown }: Replay,
  share: PotShare,
  cards: readonly Card[],
  board: readonly Card[],
  seat: number,
): HandValue | null | undefined => {
  const { variant } = state.setup;
  if (cards.length !== HAND_SIZE || shown.has(seat)) return undefined;
  const held = cards.filter((card) => !board.includes(card));
  const isTaken = [...ledger.hole].some(
    ([other, hole]) => other !== seat && hole.some((card) => held.includes(card)),
  );
  if (held.length > variant.holeCards || isTaken) return null;
  const strength = strengthFor(variant, share, cards.slice(0, HELD_IN_HAND), cards.slice(HELD_IN_HAND));
  return strength === null ? null : explain(share.scale, strength);
};

const isSubset = (hole: readonly Card[], cards: readonly Card[]): boolean =>
  hole.every((card) => cards.includes(card)) || cards.every((card) => hole.includes(card));

/**
 * Whether five cards are as strong as the hand. Of a flush some logs print all cards of the suit, which show no more; others
 * name a hand without its cards.
 */
const isSameHand = (
  variant: Variant,
  share: PotShare,
  cards: readonly Card[],
  hole: readonly Card[],
  board: readonly Card[],
): boolean => {
  if (cards.length !== HAND_SIZE) return cards.length === 0 || cards.length > HAND_SIZE;
  const named = strengthFor(variant, share, cards.slice(0, HELD_IN_HAND), cards.slice(HELD_IN_HAND));
  return named === strengthFor(variant, share, hole, board);
};
