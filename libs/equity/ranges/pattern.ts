import { type Card, JOKER, RANK_COUNT, rankOf, SUIT_COUNT, suitOf } from '#cards';
import { EXPECTED } from '../messages/messages.js';
import { seesSuitBrackets, takeBrackets, takeSuitBrackets } from './brackets.js';
import { cardsAtMost } from './expected.js';
import { CARD_CLASSES } from './hand-classes.js';
import { isTwoCards } from './range.js';
import { Scanner } from './scanner.js';
import { takeSpan } from './spans.js';
import type { Slot, Term } from './terms.js';
import { failUnknownClass } from './unknown-class.js';

export const RANK_VARIABLES = 'RON';
export const SUIT_VARIABLES = 'wxyz';

const ANY_RANK = (1 << RANK_COUNT) - 1;
const ANY_SUIT = (1 << SUIT_COUNT) - 1;
const ANY_OF_RANK: Slot = { ranks: ANY_RANK, suits: ANY_SUIT, rankVariable: -1, suitVariable: -1 };
/** The usual name of the joker. In a deck without one, these are a jack and a king. */
const JOKER_NAME = 'Jk';

/** The slot that only this card fits. */
const onlyFor = (card: Card): Slot => ({
  ranks: 1 << rankOf(card),
  suits: 1 << suitOf(card),
  rankVariable: -1,
  suitVariable: -1,
});

/** Whether a pattern can begin or continue here. */
export function seesPattern(scanner: Scanner): boolean {
  const { next } = scanner;
  if (next === '' || scanner.seesBlockEnd) return false;
  return (
    scanner.seesRank ||
    scanner.seesSuit ||
    `*[${RANK_VARIABLES}${SUIT_VARIABLES}`.includes(next) ||
    seesCardClass(scanner)
  );
}

/** Whether a class of cards comes next, or a capital as if there were one. */
const seesCardClass = ({ next, text, at }: Scanner): boolean =>
  next === '$' && /[A-Z]/u.test(text.charAt(at + 1));

/** A pattern that is being parsed. */
interface Draft {
  readonly slots: Slot[];
  /** Bounds of the number of cards: an asterisk after a rank is either its suit or another card. */
  fewest: number;
  most: number;
  /** Whether a following asterisk can be the suit of the previous card. */
  isOpen: boolean;
  hasRanks: boolean;
  /** Whether a card has a rank but no suit. */
  hasBareRanks: boolean;
  /** The end of the last such card; -1 without one. */
  bareEnd: number;
  /** Cards with a suit but no rank: their positions, and whether the suit is a variable that no other of them has. */
  readonly bareSuits: { readonly at: number; readonly variable: number; readonly isNewVariable: boolean }[];
}

/** Parses the cards of a hand; cards that are not named may be any. Blanks are ignored unless they separate hands. */
export function takePattern(scanner: Scanner): Term | undefined {
  const from = scanner.at;
  const slots = takeSlots(scanner);
  if (slots === undefined) return undefined;
  const span = isTwoCards(scanner.shape) ? undefined : takeSpan(scanner, slots, from, takeSlots);
  if (span !== undefined || scanner.issue !== null) return span;
  return slots.length === 0 ? { kind: 'everything' } : { kind: 'pattern', slots };
}

function takeSlots(scanner: Scanner): readonly Slot[] | undefined {
  const from = scanner.at;
  const { size } = scanner.shape;
  const twoCards = isTwoCards(scanner.shape);
  const draft: Draft = {
    slots: [],
    fewest: 0,
    most: 0,
    isOpen: false,
    hasRanks: false,
    hasBareRanks: false,
    bareEnd: -1,
    bareSuits: [],
  };
  let end = from;
  let suitedAt = -1;
  while (seesPattern(scanner)) {
    const at = scanner.at;
    if (!takeCard(scanner, draft)) return undefined;
    if (draft.fewest > size) return scanner.fail('wrong-size', cardsAtMost(size), at, scanner.at);
    const unclear = unclearSuit(draft, twoCards);
    if (unclear !== undefined) return scanner.fail('syntax', EXPECTED.rankBeforeSuit, unclear);
    if (size === 2 && looksSuited(scanner, draft, at)) suitedAt = at;
    end = scanner.at;
    if (!twoCards) scanner.takeBlanks();
  }
  scanner.at = end;
  // A third card would have been an issue of the size.
  if (suitedAt >= 0) {
    const expected = twoCards ? EXPECTED.suitedOrSpades : EXPECTED.suitedPatternOrSpades;
    return scanner.fail('syntax', expected, suitedAt, end);
  }
  if (end === from) return scanner.fail('syntax', twoCards ? EXPECTED.startingHand : EXPECTED.pattern);
  // `Ah Kh` is a list of two patterns here, but surely meant as one hand.
  if (twoCards && draft.most < size) return scanner.fail('wrong-size', EXPECTED.twoCards, from, end);
  return draft.slots;
}

/**
 * The position of a suit without a rank that could be meant otherwise; undefined if there is none. `AxAyxy` and `Axx` are clear: each
 * rank has a suit, and each suit without a rank is another variable. `AAxx` and `Axxx` are not: `x` could be meant as any card.
 */
function unclearSuit({ hasRanks, hasBareRanks, bareSuits }: Draft, twoCards: boolean): number | undefined {
  if (!hasRanks) return undefined;
  if (twoCards || hasBareRanks) return bareSuits[0]?.at;
  return bareSuits.find(({ isNewVariable }) => !isNewVariable)?.at;
}

/**
 * Whether the card from `at` on is a second one that ends with `s`, behind a rank without a suit: `A[5-2]s` and `A*s` look like suited
 * hands, but would mean any ace with a spade. So does `AKs` in patterns.
 */
const looksSuited = ({ text, at: end }: Scanner, { slots, bareEnd }: Draft, at: number): boolean =>
  slots.length === 2 && bareEnd === at && text.charAt(end - 1).toLowerCase() === 's';

function takeCard(scanner: Scanner, draft: Draft): boolean {
  const { spec } = scanner;
  const at = scanner.at;
  if (spec.joker && scanner.take(JOKER_NAME)) return add(scanner, draft, onlyFor(JOKER), at);
  if (scanner.take('*')) return takeAfterAsterisk(scanner, draft, at);
  const rank = takeRankOf(scanner);
  if (scanner.issue !== null) return false;
  const suit = takeSuitOf(scanner);
  if (scanner.issue !== null) return false;
  if (rank === undefined) {
    const variable = suit?.suitVariable ?? -1;
    const isTaken = draft.bareSuits.some((bare) => bare.variable === variable);
    draft.bareSuits.push({ at, variable, isNewVariable: variable >= 0 && !isTaken });
  } else {
    draft.hasRanks = true;
    if (suit === undefined) {
      draft.hasBareRanks = true;
      draft.bareEnd = scanner.at;
    }
  }
  draft.isOpen = suit === undefined;
  return add(scanner, draft, { ...ANY_OF_RANK, ...rank, ...suit }, at);
}

/** An asterisk before a suit is any rank of that suit. Any other asterisk has no effect. */
function takeAfterAsterisk(scanner: Scanner, draft: Draft, at: number): boolean {
  const suit = takeSuitOf(scanner);
  if (scanner.issue !== null) return false;
  if (suit !== undefined) {
    draft.isOpen = false;
    return add(scanner, draft, { ...ANY_OF_RANK, ...suit }, at);
  }
  if (!draft.isOpen) draft.fewest++;
  draft.isOpen = !draft.isOpen;
  draft.most++;
  return true;
}

function add(scanner: Scanner, draft: Draft, slot: Slot, at: number): boolean {
  const isNamed = isSingle(slot.ranks) && isSingle(slot.suits);
  const isTwice = draft.slots.some(({ ranks, suits }) => ranks === slot.ranks && suits === slot.suits);
  if (isNamed && isTwice) {
    scanner.fail('duplicate-card', EXPECTED.anotherCard, at, scanner.at);
    return false;
  }
  draft.slots.push(slot);
  draft.fewest++;
  draft.most++;
  return true;
}

const isSingle = (bits: number): boolean => (bits & (bits - 1)) === 0;

/** Parses a rank, a rank variable, or ranks in brackets. */
function takeRankOf(scanner: Scanner): Pick<Slot, 'ranks' | 'rankVariable'> | undefined {
  const variable = takeVariable(scanner, RANK_VARIABLES);
  if (variable >= 0) return { ranks: ANY_RANK, rankVariable: variable };
  if (seesCardClass(scanner)) {
    const ranks = takeCardClass(scanner);
    return ranks === undefined ? undefined : { ranks, rankVariable: -1 };
  }
  if (scanner.next === '[' && !seesSuitBrackets(scanner)) {
    const ranks = takeBrackets(scanner);
    return ranks === undefined ? undefined : { ranks, rankVariable: -1 };
  }
  const rank = scanner.seesRank ? scanner.takeRank() : undefined;
  return rank === undefined ? undefined : { ranks: 1 << rank, rankVariable: -1 };
}

/** Parses a suit or a suit variable. */
function takeSuitOf(scanner: Scanner): Pick<Slot, 'suits' | 'suitVariable'> | undefined {
  const variable = takeVariable(scanner, SUIT_VARIABLES);
  if (variable >= 0) return { suits: ANY_SUIT, suitVariable: variable };
  if (seesSuitBrackets(scanner)) {
    const suits = takeSuitBrackets(scanner);
    return suits === undefined ? undefined : { suits, suitVariable: -1 };
  }
  const suit = scanner.seesSuit ? scanner.takeSuit() : undefined;
  return suit === undefined ? undefined : { suits: 1 << suit, suitVariable: -1 };
}

function takeVariable(scanner: Scanner, variables: string): number {
  const variable = scanner.next === '' ? -1 : variables.indexOf(scanner.next);
  if (variable >= 0) scanner.at++;
  return variable;
}

/** Parses a class of cards, such as `$B`; returns a bit for each rank of the deck. */
function takeCardClass(scanner: Scanner): number | undefined {
  const from = scanner.at;
  const id = scanner.text.slice(from, from + 2);
  scanner.at += id.length;
  const spec = CARD_CLASSES.find((known) => known.id === id);
  if (spec === undefined) return failUnknownClass(scanner, from);
  const ranks = takeBrackets(new Scanner(spec.ranks, { ...scanner.shape, deck: 'standard' })) ?? 0;
  const { lowest, highest } = scanner.spec;
  return ranks & ((2 << highest) - (1 << lowest));
}
