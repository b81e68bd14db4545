import { MAX_DECIMALS, NO_AMOUNT } from '../../money.js';
import {
  amountAt,
  amountOf,
  attributeOf,
  childOf,
  numberOf,
  type XmlDraft,
  type XmlElement,
} from '../../xml/index.js';
import { findGame, parseStakes } from './games.js';

export const isTournament = ([description]: readonly XmlElement[]): boolean =>
  description !== undefined && attributeOf(description, 'type').endsWith(' Tournament');

/** The decimals of the first balance of a hand, so that tournaments with decimals are read once. */
export const decimalsOf = (hand: XmlElement): number => {
  const [player] = childOf(hand, 'players')?.children ?? [];
  const balance = player === undefined ? '' : attributeOf(player, 'balance');
  const point = balance.lastIndexOf('.');
  return point < 0 ? 0 : Math.min(MAX_DECIMALS, balance.length - 1 - point);
};

/**
 * `data` is a list with bars between its parts, in 2010 with colons: date, table, tournament or table, hand, whether it is
 * a tournament. Blanks and other characters of the table are escaped as in addresses of the web.
 */
const partsOf = (data: string): readonly string[] => data.split(data.includes('|') ? '|' : ':');

/** Until 2010 a raise states what it adds, later what the bets of the street reach. */
export const raisesAdd = (hand: XmlElement): boolean => attributeOf(hand, 'starttime') < '2011';

const POSTS: ReadonlySet<string> = new Set(['ANTE', 'SMALL_BLIND', 'BIG_BLIND', 'INITIAL_BLIND']);

/** What each seat posts. */
export const findPosts = (draft: XmlDraft, elements: readonly XmlElement[]): ReadonlyMap<number, number> => {
  const posts = new Map<number, number>();
  for (const element of elements) {
    if (!POSTS.has(attributeOf(element, 'type'))) continue;
    const seat = numberOf(attributeOf(element, 'player'));
    const amount = amountOf(draft, attributeOf(element, 'amount'));
    if (amount !== NO_AMOUNT) posts.set(seat, (posts.get(seat) ?? 0) + amount);
  }
  return posts;
};

/**
 * In tournaments until 2011 balances are those after antes and blinds: with them the chips of a table add up to those of
 * its players, and an all-in has the chips that are left. Headers of these logs have no `seats`; in later ones a balance
 * that is less than the posts shows it.
 */
export const isAfterPosts = (
  draft: XmlDraft,
  hand: XmlElement,
  posts: ReadonlyMap<number, number>,
): boolean =>
  draft.tournament !== null &&
  (hand.attributes.seats === undefined ||
    draft.players.some(({ seat, stack }) => (stack ?? 0) < (posts.get(seat) ?? 0)));

/** Reads the attributes of a hand and the description before it; false for an unknown game or wrong stakes. */
export const readHeader = (draft: XmlDraft, hand: XmlElement, session: readonly XmlElement[]): boolean => {
  const [description] = session;
  if (description === undefined) return false;
  draft.id = attributeOf(hand, 'id');
  draft.playedAtText = attributeOf(hand, 'starttime') || null;
  const game = findGame(
    attributeOf(description, 'type'),
    attributeOf(hand, 'gametype'),
    attributeOf(hand, 'multigametype'),
  );
  // A hand of a tournament may state its own level.
  const stakes = parseStakes(attributeOf(hand, 'stakes') || attributeOf(description, 'stakes'));
  if (game === null || stakes === null) return false;
  const { variant, rotation } = game;
  const held = HOLE_CARDS.get(variant);
  const stated = attributeOf(hand, 'numholecards');
  if (held !== undefined && stated !== held) draft.contradict('figures', held, stated, hand.line);
  draft.game = { variant, limit: stakes.limit, rotation };
  const [, table = '', tournament = '', id = draft.id] = partsOf(attributeOf(hand, 'data'));
  if (id !== draft.id) draft.contradict('hand', draft.id, id, hand.line);
  const seats = numberOf(attributeOf(hand, 'seats'));
  draft.table = { name: unescapeName(table), seats: seats > 1 ? seats : null };
  const isReal = attributeOf(hand, 'realmoney') === 'true';
  draft.currency = game.isTournament ? 'CHIPS' : isReal ? 'USD' : 'PLAY';
  if (game.isTournament)
    draft.tournament = { id: tournament, buyIn: hand.attributes.buyIn ?? null, level: stakes.level };
  if (stakes.amounts === null) return true;
  const [small, big] = stakes.amounts.map((text) => amountAt(draft, description, text));
  if (small === NO_AMOUNT || big === NO_AMOUNT) return false;
  if (stakes.limit === 'fixed-limit') Object.assign(draft.stakes, { smallBet: small, bigBet: big });
  else Object.assign(draft.stakes, { smallBlind: small, bigBlind: big });
  return true;
};

/** The hole cards of each variant, as `numholecards` states them. */
export const HOLE_CARDS: ReadonlyMap<string, string> = new Map([
  ['holdem', '2'],
  ...['omaha', 'omaha-8', 'badugi'].map((variant) => [variant, '4'] as const),
  ...['lowball-27-triple', 'lowball-a5-triple'].map((variant) => [variant, '5'] as const),
  ...['stud', 'stud-8', 'razz'].map((variant) => [variant, '7'] as const),
]);

const unescapeName = (name: string): string => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** Reads `<player seat="0" nickname="Ana" balance="$15.80" dealtin="true"/>`; false if the hand is rejected. */
export const readPlayers = (
  draft: XmlDraft,
  list: XmlElement | undefined,
  acting: ReadonlySet<number>,
): boolean => {
  // Some logs mark all players of a hand as not dealt in.
  const isMarked = list?.children.some(({ attributes }) => attributes.dealtin === 'true') ?? false;
  for (const element of list?.children ?? []) {
    const seat = numberOf(attributeOf(element, 'seat'));
    const stack = amountAt(draft, element, attributeOf(element, 'balance'));
    const { nickname, dealtin } = element.attributes;
    const isKnown = element.name === 'player' && seat >= 0 && stack !== NO_AMOUNT;
    if (!isKnown || nickname === undefined || (dealtin !== 'true' && dealtin !== 'false')) {
      draft.rejectAt(element, 'unreadable-line');
      return false;
    }
    const isDealtIn = dealtin === 'true' || (!isMarked && acting.has(seat));
    const away = isDealtIn ? {} : { dealtIn: false as const };
    const sittingOut = 'dealtIn' in away;
    draft.addPlayer({ seat, name: nickname, stack, sittingOut, ...away, line: element.line });
  }
  const button = list === undefined ? -1 : numberOf(attributeOf(list, 'dealer'));
  if (list !== undefined && button >= 0) draft.placeButton(button, list.line);
  return true;
};
