import type { GameLimit } from '../../hand.js';
import { currencyOfSign, NO_AMOUNT } from '../../money.js';
import { amountOf, attributeOf, numberOf, type XmlDraft, type XmlElement } from '../../xml/index.js';

export const variants: ReadonlyMap<string, string> = new Map([
  ["Hold'em", 'holdem'],
  ['Omaha', 'omaha'],
  ['Omaha H/L', 'omaha-8'],
]);

/** The variants by `gametypeid`. */
const numbers: ReadonlyMap<string, string> = new Map([
  ['1', 'holdem'],
  ['50', 'omaha'],
  ['51', 'omaha-8'],
]);

const limits: ReadonlyMap<string, GameLimit> = new Map([
  ['NL', 'no-limit'],
  ['PL', 'pot-limit'],
  ['FL', 'fixed-limit'],
]);

/** Signs of currencies as the site encodes them: two bytes a character, in base 64. */
const currencies: ReadonlyMap<string, string> = new Map([
  ['rCA=', '€'],
  ['JAA=', '$'],
  ['IAAkAA==', '$'],
  ['owA=', '£'],
]);

export const isTournament = (hand: XmlElement): boolean => attributeOf(hand, 'istournament') === '1';

/** The version of the layout; 1 for logs without one, until 2011. */
export const versionOf = (hand: XmlElement): number => Math.max(1, numberOf(attributeOf(hand, 'hhversion')));

const CASH = 'Cash Game';
/** The last version whose amounts are known, of 2016. */
const LAST_VERSION = 5;

/** Reads the attributes of `<Game>`; false for an unknown game or wrong stakes. */
export const readHeader = (draft: XmlDraft, hand: XmlElement): boolean => {
  draft.id = attributeOf(hand, 'id');
  draft.playedAtText = attributeOf(hand, 'date') || null;
  const seats = numberOf(attributeOf(hand, 'tablesize'));
  draft.table = { name: attributeOf(hand, 'tablename'), seats: seats > 1 ? seats : null };
  const sign = currencies.get(attributeOf(hand, 'currencysymbol')) ?? '';
  const isReal = attributeOf(hand, 'realmoney') === 'true';
  draft.currency = (isReal ? currencyOfSign(sign) : null) ?? 'PLAY';
  if (isTournament(hand)) {
    draft.currency = 'CHIPS';
    draft.tournament = { id: attributeOf(hand, 'tournamentid'), buyIn: null, level: null };
  }
  const variant = variants.get(attributeOf(hand, 'gametype'));
  const limit = limits.get(attributeOf(hand, 'betlimit'));
  const stakes = attributeOf(hand, 'stakes').split('|');
  const [small = NO_AMOUNT, big = NO_AMOUNT] = stakes.map((text) => amountOf(draft, text));
  if (variant === undefined || limit === undefined || stakes.length !== 2) return false;
  if (small === NO_AMOUNT || big === NO_AMOUNT) return false;
  draft.game = { variant, limit, rotation: null };
  checkGame(draft, hand, variant);
  if ((isReal && sign === '') || versionOf(hand) > LAST_VERSION) draft.unread(hand);
  if (limit === 'fixed-limit') Object.assign(draft.stakes, { smallBet: small, bigBet: big });
  else Object.assign(draft.stakes, { smallBlind: small, bigBlind: big });
  return true;
};

/** Compares the name of the game with its number, and the kind of the table with the mark of a tournament. */
const checkGame = (draft: XmlDraft, hand: XmlElement, variant: string): void => {
  const number = attributeOf(hand, 'gametypeid');
  const type = attributeOf(hand, 'tabletype');
  const numbered = numbers.get(number);
  if (type === CASH && isTournament(hand)) draft.contradict('tournament', '', type, hand.line);
  if (isTournament(hand) || numbered === variant) return;
  const [expected = ''] = [...numbers].find(([, named]) => named === variant) ?? [];
  if (numbered === undefined) draft.unread(hand);
  else draft.contradict('figures', expected, number, hand.line);
};

const CENTS = 100;

/** A number of cents in the smallest unit; NO_AMOUNT for any other text. */
export const centsOf = ({ scanner }: XmlDraft, text: string): number => {
  const cents = numberOf(text);
  return cents < 0 || scanner.scale < 2 ? NO_AMOUNT : (cents * 10 ** scanner.scale) / CENTS;
};

/** A player with the balance at the end of the hand. */
export interface Participant {
  readonly seat: number;
  readonly balance: number;
  readonly endBalance: number;
  readonly element: XmlElement;
}

/**
 * Reads `<Seat num="3" alias="Ana" balance="4.71" endbalance="4.71" dealer="true"/>`; null if the hand is rejected. Players
 * who sit out can act all the same: then they were dealt in.
 */
export const readSeat = (
  draft: XmlDraft,
  element: XmlElement,
  acts: (seat: number) => boolean,
): Participant | null => {
  const seat = numberOf(attributeOf(element, 'num'));
  const balance = amountOf(draft, attributeOf(element, 'balance'));
  const endBalance = amountOf(draft, attributeOf(element, 'endbalance'));
  const { alias } = element.attributes;
  const isKnown = element.name === 'Seat' && seat >= 0 && alias !== undefined;
  if (!isKnown || balance === NO_AMOUNT || endBalance === NO_AMOUNT) {
    draft.rejectAt(element, 'unreadable-line');
    return null;
  }
  const isDealtIn = acts(seat);
  const away = isDealtIn ? {} : { dealtIn: false as const };
  const sittingOut = attributeOf(element, 'sittingout') === 'true' || !isDealtIn;
  draft.addPlayer({ seat, name: alias, stack: balance, sittingOut, ...away, line: element.line });
  if (attributeOf(element, 'dealer') === 'true') {
    if (draft.buttonSeat === null) draft.buttonSeat = seat;
    else draft.contradict('button', String(draft.buttonSeat), String(seat), element.line);
  }
  return { seat, balance, endBalance, element };
};
