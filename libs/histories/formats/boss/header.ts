import type { GameLimit } from '../../hand.js';
import { NO_AMOUNT } from '../../money.js';
import { amountOf, attributeOf, epochTime, type XmlDraft, type XmlElement } from '../../xml/index.js';

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

/** The attributes that are amounts in all elements. */
const AMOUNTS = ['AMOUNT', 'VALUE', 'POT', 'RAKE', 'MAINPOT', 'WIN', 'LOSS', 'BET'];

/** The first amount of an element with a part of a chip, which tournaments do not have. */
export const partOfChipIn = ({ attributes }: XmlElement): string | undefined =>
  AMOUNTS.map((name) => attributes[name] ?? '').find(
    (text) => text.includes('.') && !text.endsWith(NO_CENTS),
  );

/** The main pot of an element that states no other pot; undefined where there are others. */
export const mainPotOf = (element: XmlElement): string | undefined =>
  attributeOf(element, 'LEFTPOT') === '' && attributeOf(element, 'RIGHTPOT') === ''
    ? element.attributes.MAINPOT
    : undefined;

/** Since 2014 headers state what the owner of the log bet, and calls what they add; before, what the bets reach. */
export const callsAdd = (hand: XmlElement): boolean => hand.attributes.BET !== undefined;

/** Logs until 2011 have no states of players and no button. */
export const hasStates = (hand: XmlElement): boolean =>
  hand.children.some(({ name, attributes }) => name === 'PLAYER' && attributes.STATE !== undefined);
