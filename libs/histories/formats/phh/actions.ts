import { cardAt, fillMessage, UNKNOWN, type Card, type Message } from '#cards';
import { messages } from '../../messages.js';
import { readDecimal, type Decimal } from '../../decimals.js';

/**
 * The action strings of the notation, one at a time. They rely on the number of players alone; what an action means for
 * the hand is found by play.ts. Players are counted from 0.
 */
export type PhhAction = { readonly line: number; readonly text: string; readonly comment: string | null } & (
  | { readonly verb: 'none' }
  | { readonly verb: 'board'; readonly cards: readonly Card[] }
  | { readonly verb: 'hole'; readonly player: number; readonly cards: readonly Card[] }
  | { readonly verb: 'pb' | 'cc' | 'f'; readonly player: number }
  | { readonly verb: 'cbr'; readonly player: number; readonly amount: Decimal }
  | { readonly verb: 'sd'; readonly player: number; readonly cards: readonly Card[] }
  /** `dealt`: the cards that the player was dealt; null for a muck. */
  | { readonly verb: 'sm'; readonly player: number; readonly cards: readonly Card[] | 'dealt' | null }
);

const NO_CARDS: readonly Card[] = [];

/** A comment that begins so holds an incident as JSON (docs/rulings.md). */
export const INCIDENT_COMMENT = 'incident ';
/** A comment that begins so holds what a player declares at the showdown, as JSON. */
export const DECLARATION_COMMENT = 'declare ';
/** A comment that begins so holds cards that are burned before a deal: `# burn ??`. The standard leaves burns out. */
export const BURN_COMMENT = 'burn ';

/** Reads an action string; gives what was expected where the text is no action. O(length). */
export const readAction = (whole: string, line: number, players: number): PhhAction | Message => {
  const hash = whole.indexOf('#');
  const text = hash < 0 ? whole : whole.slice(0, hash);
  const comment =
    hash < 0
      ? ''
      : whole
          .slice(hash + 1)
          .replaceAll(/\s+/g, ' ')
          .trim();
  const common = { line, text: whole, comment: comment === '' ? null : comment };
  const words = text.split(/\s+/).filter((word) => word !== '');
  const [actor, verb, ...rest] = words;
  if (actor === undefined) return { ...common, verb: 'none' };
  if (actor === 'd') {
    if (verb === 'db') {
      const cards = readCards(rest.join(''));
      return cards === null || cards.length === 0
        ? messages.cardsExpected
        : { ...common, verb: 'board', cards };
    }
    if (verb !== 'dh') return messages.dealVerbExpected;
    const player = readPlayer(rest[0], players);
    const cards = readCards(rest.slice(1).join(''));
    if (player === null) return fillMessage(messages.playerExpected, { count: String(players) });
    return cards === null || cards.length === 0
      ? messages.cardsExpected
      : { ...common, verb: 'hole', player, cards };
  }
  const player = readPlayer(actor, players);
  if (player === null) return fillMessage(messages.actorExpected, { count: String(players) });
  switch (verb) {
    case 'pb':
    case 'cc':
    case 'f':
      return rest.length > 0 ? fillMessage(messages.nothingExpected, { verb }) : { ...common, verb, player };
    case 'cbr': {
      const amount = rest.length === 1 ? readDecimal(rest[0]) : null;
      return amount === null || amount.negative ? messages.betExpected : { ...common, verb, player, amount };
    }
    case 'sd': {
      const cards = readCards(rest.join(''));
      return cards === null ? messages.cardsExpected : { ...common, verb, player, cards };
    }
    case 'sm': {
      if (rest.length === 0) return { ...common, verb, player, cards: null };
      if (rest.length === 1 && rest[0] === '-') return { ...common, verb, player, cards: 'dealt' };
      const cards = readCards(rest.join(''));
      return cards === null ? messages.cardsExpected : { ...common, verb, player, cards };
    }
    default:
      return messages.playerVerbExpected;
  }
};

const readPlayer = (word: string | undefined, players: number): number | null => {
  const [, digits] = /^p([1-9]\d?)$/.exec(word ?? '') ?? [];
  const number = Number(digits);
  return number >= 1 && number <= players ? number - 1 : null;
};

/** Cards written one after another, `AhKd`; null for any other text. */
export const readCards = (text: string): readonly Card[] | null => {
  if (text === '') return NO_CARDS;
  const cards: Card[] = [];
  for (let at = 0; at < text.length; at += 2) {
    const card = text.startsWith('??', at) ? UNKNOWN : cardAt(text, at);
    if (card < 0) return null;
    cards.push(card);
  }
  return cards;
};
