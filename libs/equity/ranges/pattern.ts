import { type Card, JOKER, RANK_COUNT, rankOf, SUIT_COUNT, suitOf } from '#cards';
import { EXPECTED } from '../messages/messages.js';
import { cardsAtMost } from './expected.js';
import type { Scanner } from './scanner.js';
import type { Slot, Term } from './terms.js';

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
  if (next === '') return false;
  return scanner.seesRank || scanner.seesSuit || `*[${RANK_VARIABLES}${SUIT_VARIABLES}`.includes(next);
}

/** A pattern that is being parsed. */
interface Draft {
  readonly slots: Slot[];
  /** Bounds of the number of cards: an asterisk after a rank is either its suit or another card. */
  fewest: number;
  most: number;
  /** Whether a following asterisk can be the suit of the previous card. */
  isOpen: boolean;
  hasRanks: boolean;
  /** The position of the first card with a suit but no rank; -1 if there is none. */
  bareSuit: number;
}

/** Parses the cards of a hand; cards that are not named may be any. Blanks are ignored unless they separate hands. */
export function takePattern(scanner: Scanner): Term | undefined {
  const from = scanner.at;
  const { size, percentages } = scanner.shape;
  const draft: Draft = { slots: [], fewest: 0, most: 0, isOpen: false, hasRanks: false, bareSuit: -1 };
  let end = from;
  while (seesPattern(scanner)) {
    const at = scanner.at;
    if (!takeCard(scanner, draft)) return undefined;
    if (draft.fewest > size) return scanner.fail('wrong-size', cardsAtMost(size), at, scanner.at);
    if (draft.hasRanks && draft.bareSuit >= 0) {
      return scanner.fail('syntax', EXPECTED.rankBeforeSuit, draft.bareSuit);
    }
    end = scanner.at;
    if (!percentages) scanner.takeBlanks();
  }
  scanner.at = end;
  if (end === from) return scanner.fail('syntax', percentages ? EXPECTED.startingHand : EXPECTED.pattern);
  // `Ah Kh` is a list of two patterns here, but surely meant as one hand.
  if (percentages && draft.most < size) return scanner.fail('wrong-size', EXPECTED.twoCards, from, end);
  return draft.slots.length === 0 ? { kind: 'everything' } : { kind: 'pattern', slots: draft.slots };
}

function takeCard(scanner: Scanner, draft: Draft): boolean {
  const { spec } = scanner;
  const at = scanner.at;
  if (spec.joker && scanner.take(JOKER_NAME)) return add(scanner, draft, onlyFor(JOKER), at);
  if (scanner.take('*')) return takeAfterAsterisk(scanner, draft, at);
  const rank = takeRankOf(scanner);
  if (scanner.issue !== null) return false;
  const suit = takeSuitOf(scanner);
  if (scanner.issue !== null) return false;
  if (rank !== undefined) draft.hasRanks = true;
  else if (draft.bareSuit < 0) draft.bareSuit = at;
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
  if (scanner.next === '[') {
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
  const suit = scanner.seesSuit ? scanner.takeSuit() : undefined;
  return suit === undefined ? undefined : { suits: 1 << suit, suitVariable: -1 };
}

function takeVariable(scanner: Scanner, variables: string): number {
  const variable = scanner.next === '' ? -1 : variables.indexOf(scanner.next);
  if (variable >= 0) scanner.at++;
  return variable;
}

/** Parses `[AKQ]`, `[A-T]`, `[A,T-8]`; returns a bit for each rank. */
function takeBrackets(scanner: Scanner): number | undefined {
  scanner.take('[');
  let ranks = 0;
  do {
    if (!scanner.seesRank) return scanner.fail('syntax', EXPECTED.ranksInBrackets);
    const first = scanner.takeRank();
    if (first === undefined) return undefined;
    let last = first;
    if (scanner.take('-')) {
      if (!scanner.seesRank) return scanner.fail('syntax', EXPECTED.ranksInBrackets);
      const other = scanner.takeRank();
      if (other === undefined) return undefined;
      last = other;
    }
    for (let rank = Math.min(first, last); rank <= Math.max(first, last); rank++) ranks |= 1 << rank;
    scanner.take(',');
  } while (!scanner.take(']'));
  return ranks;
}
