import { cardAt, UNKNOWN, type Card } from '#cards';
import { readDecimal, type Decimal } from './decimals.js';

/** What one action string says. Players are counted from 0. */
export type PhhAction = { readonly line: number; readonly text: string; readonly comment: string | null } & (
  | { readonly verb: 'none' }
  | { readonly verb: 'board'; readonly cards: readonly Card[] }
  | { readonly verb: 'hole'; readonly player: number; readonly cards: readonly Card[] }
  | { readonly verb: 'pb' | 'cc' | 'f'; readonly player: number }
  | { readonly verb: 'cbr'; readonly player: number; readonly amount: Decimal }
  | { readonly verb: 'sd'; readonly player: number; readonly cards: readonly Card[] }
  /** `dealt`: the cards that he was dealt; null for a muck. */
  | { readonly verb: 'sm'; readonly player: number; readonly cards: readonly Card[] | 'dealt' | null }
);

const NO_CARDS: readonly Card[] = [];
const VERBS = 'pb, cbr, cc, f, sd or sm';

/** Reads an action string; what was expected instead, where it is none. O(length). */
export const readAction = (whole: string, line: number, players: number): PhhAction | string => {
  const hash = whole.indexOf('#');
  const text = hash < 0 ? whole : whole.slice(0, hash);
  const comment =
    hash < 0
      ? ''
      : whole
          .slice(hash + 1)
          .replaceAll(/\s+/g, ' ')
          .trim();
  const said = { line, text: whole, comment: comment === '' ? null : comment };
  const words = text.split(/\s+/).filter((word) => word !== '');
  const [actor, verb, ...rest] = words;
  if (actor === undefined) return { ...said, verb: 'none' };
  if (actor === 'd') {
    if (verb === 'db') {
      const cards = readCards(rest.join(''));
      return cards === null || cards.length === 0 ? CARDS_EXPECTED : { ...said, verb: 'board', cards };
    }
    if (verb !== 'dh') return 'db or dh was expected behind d';
    const player = readPlayer(rest[0], players);
    const cards = readCards(rest.slice(1).join(''));
    if (player === null) return playerExpected(players);
    return cards === null || cards.length === 0 ? CARDS_EXPECTED : { ...said, verb: 'hole', player, cards };
  }
  const player = readPlayer(actor, players);
  if (player === null) return `d or ${playerExpected(players)}`;
  switch (verb) {
    case 'pb':
    case 'cc':
    case 'f':
      return rest.length > 0 ? `nothing was expected behind ${verb}` : { ...said, verb, player };
    case 'cbr': {
      const amount = rest.length === 1 ? readDecimal(rest[0]) : null;
      return amount === null || amount.negative
        ? 'an amount was expected behind cbr'
        : { ...said, verb, player, amount };
    }
    case 'sd': {
      const cards = readCards(rest.join(''));
      return cards === null ? CARDS_EXPECTED : { ...said, verb, player, cards };
    }
    case 'sm': {
      if (rest.length === 0) return { ...said, verb, player, cards: null };
      if (rest.length === 1 && rest[0] === '-') return { ...said, verb, player, cards: 'dealt' };
      const cards = readCards(rest.join(''));
      return cards === null ? CARDS_EXPECTED : { ...said, verb, player, cards };
    }
    default:
      return `${VERBS} was expected behind the player`;
  }
};

const CARDS_EXPECTED = 'cards such as AhTd or ?? were expected';

const playerExpected = (players: number): string => `a player from p1 to p${String(players)} was expected`;

const readPlayer = (word: string | undefined, players: number): number | null => {
  const [, digits] = /^p([1-9]\d?)$/.exec(word ?? '') ?? [];
  const number = Number(digits);
  return number >= 1 && number <= players ? number - 1 : null;
};

/** Cards without anything between them; null for anything else. */
const readCards = (text: string): readonly Card[] | null => {
  if (text === '') return NO_CARDS;
  const cards: Card[] = [];
  for (let at = 0; at < text.length; at += 2) {
    const card = text.startsWith('??', at) ? UNKNOWN : cardAt(text, at);
    if (card < 0) return null;
    cards.push(card);
  }
  return cards;
};
