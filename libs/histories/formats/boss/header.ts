import type { GameLimit } from '../../hand.js';
import { NO_AMOUNT } from '../../money.js';
import {
  amountOf,
  attributeOf,
  epochTime,
  numberOf,
  type XmlDraft,
  type XmlElement,
} from '../../xml/index.js';

export const variants: ReadonlyMap<string, string> = new Map([
  ['GAME_THM', 'holdem'],
  ['GAME_OMA', 'omaha'],
  ['GAME_OMAHL', 'omaha-8'],
  ['GAME_FCD', 'five-draw'],
]);

const limits: ReadonlyMap<string, GameLimit> = new Map([
  ['NL', 'no-limit'],
  ['PL', 'pot-limit'],
]);

export const isTournament = (hand: XmlElement): boolean =>
  attributeOf(hand, 'GAMEKIND') === 'GAMEKIND_TOURNAMENT';

/** Reads the attributes of `<HISTORY>`; false for an unknown game or wrong stakes. */
export const readHeader = (draft: XmlDraft, hand: XmlElement): boolean => {
  draft.id = attributeOf(hand, 'ID');
  draft.playedAtText = attributeOf(hand, 'DATE') || null;
  draft.playedAt = epochTime(attributeOf(hand, 'DATE'));
  const table = attributeOf(hand, 'TABLE');
  draft.table = { name: table, seats: null };
  const isReal = attributeOf(hand, 'GAMETYPE') === 'GAMETYPE_REAL';
  draft.currency = isReal ? attributeOf(hand, 'TABLECURRENCY') || 'PLAY' : 'PLAY';
  if (isTournament(hand)) {
    draft.currency = 'CHIPS';
    draft.tournament = { id: attributeOf(hand, 'TABLETOURNEYID') || table, buyIn: null, level: null };
  }
  const variant = variants.get(attributeOf(hand, 'GAME'));
  const limit = limits.get(attributeOf(hand, 'LIMIT'));
  const stakes = attributeOf(hand, 'STAKES').split('/');
  const [small = NO_AMOUNT, big = NO_AMOUNT] = stakes.map((text) => moneyOf(draft, text));
  if (variant === undefined || limit === undefined || stakes.length !== 2) return false;
  if (small === NO_AMOUNT || big === NO_AMOUNT) return false;
  draft.game = { variant, limit, rotation: null };
  Object.assign(draft.stakes, { smallBlind: small, bigBlind: big });
  return true;
};

const NO_CENTS = '.00';

/** An amount. Chips of tournaments are whole, but printed with two decimals. */
export const moneyOf = (draft: XmlDraft, text: string): number => {
  const isWhole = draft.currency === 'CHIPS' && text.endsWith(NO_CENTS);
  return amountOf(draft, isWhole ? text.slice(0, -NO_CENTS.length) : text);
};

/** The main pot of an element that states no other pot; undefined where there are others. */
export const mainPotOf = (element: XmlElement): string | undefined =>
  attributeOf(element, 'LEFTPOT') === '' && attributeOf(element, 'RIGHTPOT') === ''
    ? element.attributes.MAINPOT
    : undefined;

/** Seats without a player. */
const EMPTY: ReadonlySet<string> = new Set(['STATE_EMPTY', 'STATE_RESERVED']);
const MAX_SEAT = 255;

/**
 * Reads `<PLAYER NAME="Ana" SEAT="1" AMOUNT="10.00" STATE="STATE_PLAYING" DEALER="Y">`; false if the hand is rejected. Logs
 * until 2011 have no states and no button.
 */
export const readPlayer = (draft: XmlDraft, element: XmlElement, dealtIn: ReadonlySet<string>): boolean => {
  const seat = numberOf(attributeOf(element, 'SEAT'));
  const stack = moneyOf(draft, attributeOf(element, 'AMOUNT'));
  const name = element.attributes.NAME;
  if (name === undefined || stack === NO_AMOUNT || seat < 0 || seat > MAX_SEAT) {
    draft.rejectAt(element, 'unreadable-line');
    return false;
  }
  const isDealtIn = dealtIn.has(name);
  if (EMPTY.has(attributeOf(element, 'STATE')) && !isDealtIn) return true;
  const away = isDealtIn ? {} : { dealtIn: false as const };
  draft.addPlayer({ seat, name, stack, sittingOut: !isDealtIn, ...away, line: element.line });
  if (attributeOf(element, 'DEALER') !== 'Y') return true;
  if (draft.buttonSeat === null) draft.buttonSeat = seat;
  else draft.unread(element);
  return true;
};

/** Since 2014 headers state what the owner of the log bet, and calls what they add; before, what the bets reach. */
export const callsAdd = (hand: XmlElement): boolean => hand.attributes.BET !== undefined;
