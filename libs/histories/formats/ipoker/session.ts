import { AmountScanner, NO_AMOUNT } from '../../money.js';
import {
  amountAt,
  amountOf,
  childOf,
  numberOf,
  textOf,
  type XmlDraft,
  type XmlElement,
} from '../../xml/index.js';
import { parseGameType, type GameType } from './games.js';

/** What the session header states for all its hands. */
export interface Session {
  readonly game: GameType;
  /** The name of the player whose log it is; empty where it is not stated. */
  readonly hero: string;
  /** The element with that name. */
  readonly heroElement: XmlElement | undefined;
  /** Whether winnings include the uncalled bet. */
  readonly winsWithUncalled: boolean;
}

/** A client that prints no value. */
const NOT_STATED: ReadonlySet<string> = new Set(['', 'N/A']);

/** Elements that only the session headers of tournaments have. */
const TOURNAMENT_ELEMENTS = ['tournamentname', 'tournamentcode', 'buyin'];

/** What an element of the header holds: a text, money or points of the whole session, or money with plus signs. */
type FieldKind = 'text' | 'money' | 'buy-in' | 'points';

const rowsOf = (kind: FieldKind, names: readonly string[]): (readonly [string, FieldKind])[] =>
  names.map((name) => [name, kind]);

/**
 * The elements of a session header. The money of the session is that of the table, or of the account of the player. A log
 * may hold only some hands of a session, so the totals are not compared with the hands.
 */
const fields: ReadonlyMap<string, FieldKind> = new Map<string, FieldKind>([
  ...rowsOf('text', ['mode', 'gametype', 'tablename', 'tablecurrency', 'currency', 'nickname']),
  ...rowsOf('text', ['startdate', 'duration', 'client_version', 'is_asian', 'uncalled_bet_enabled']),
  ...rowsOf('text', ['tablesize', 'smallblind', 'bigblind', 'rewarddrawn', 'tourcode']),
  ...rowsOf('text', ['tournamentname', 'tournamentcode', 'tournamentcurrency', 'place']),
  ['buyin', 'buy-in'],
  ...rowsOf('money', ['bets', 'wins', 'chipsin', 'chipsout', 'win', 'totalbuyin']),
  ...rowsOf('points', ['gamecount', 'ipoints', 'statuspoints', 'awardpoints']),
]);

const generalOf = (session: readonly XmlElement[]): XmlElement | undefined => {
  const [element] = session;
  return element === undefined ? undefined : childOf(element, 'general');
};

export const isTournament = (session: readonly XmlElement[]): boolean => {
  const general = generalOf(session);
  return general !== undefined && TOURNAMENT_ELEMENTS.some((name) => childOf(general, name) !== undefined);
};

/** Reads the session header into the draft of a hand; null for a missing or unknown game, or wrong stakes. */
export const readSession = (draft: XmlDraft, session: readonly XmlElement[]): Session | null => {
  const general = generalOf(session);
  const game = general === undefined ? null : parseGameType(textOf(general, 'gametype'));
  if (general === undefined || game === null) return null;
  const stated = (name: string): string => {
    const text = textOf(general, name);
    return NOT_STATED.has(text) ? '' : text;
  };
  const table = stated('tablename');
  draft.table = { name: table, seats: null };
  const money = [stated('tablecurrency'), stated('currency')].filter((name) => name !== '');
  if (isTournament(session)) {
    draft.currency = 'CHIPS';
    const id = stated('tournamentcode') || tournamentIdOf(table);
    draft.tournament = { id, buyIn: stated('buyin') || null, level: null };
  } else draft.currency = stated('mode') === 'real' ? (money[0] ?? 'PLAY') : 'PLAY';
  const element = childOf(general, 'tablecurrency') ?? childOf(general, 'currency');
  draft.currencyLine = element?.line ?? general.line;
  if (!readStakes(draft, game, childOf(general, 'gametype') ?? general)) return null;
  checkFields(draft, general, money);
  return {
    game,
    hero: stated('nickname'),
    heroElement: childOf(general, 'nickname'),
    // Clients that print their version leave the uncalled bet out; older ones count it as won.
    winsWithUncalled: stated('client_version') === '',
  };
};

/** A fixed-limit game states its bets, another one its blinds. */
const readStakes = (draft: XmlDraft, { limit, stakes }: GameType, element: XmlElement): boolean => {
  if (stakes === null) return true;
  const [small, big] = stakes.map((text) => amountAt(draft, element, text));
  if (small === NO_AMOUNT || big === NO_AMOUNT) return false;
  if (limit === 'fixed-limit') Object.assign(draft.stakes, { smallBet: small, bigBet: big });
  else Object.assign(draft.stakes, { smallBlind: small, bigBlind: big });
  return true;
};

/**
 * Elements that the header does not have, or whose money is no amount, are kept as unread. Money in another currency, and an
 * element that is there twice with other text, contradict the header. Headers of tournaments have their points twice.
 */
const checkFields = (draft: XmlDraft, general: XmlElement, money: readonly string[]): void => {
  const seen = new Map<string, string>();
  for (const element of general.children) {
    const { name, text, line } = element;
    const kind = fields.get(name);
    const value = text.trim();
    const first = seen.get(name) ?? value;
    const amounts = kind === undefined || NOT_STATED.has(value) ? [] : amountsOf[kind](value);
    const other = amounts.find(({ amount, isPoints }) => !isPoints && !isMoney(amount, money));
    if (kind === undefined || !amounts.every(({ amount }) => isAmount(amount, 'PLAY'))) draft.unread(element);
    else if (other !== undefined) draft.contradict('currency', money[0], other.amount, line);
    else if (first !== value) draft.contradict('figures', first, value, line);
    seen.set(name, first);
  }
};

const isMoney = (text: string, money: readonly string[]): boolean =>
  money.length === 0 || money.some((currency) => isAmount(text, currency));

/** Buy-ins may be paid with points. */
const POINTS = 'Pts ';

/** An amount of money, or of points, which have no currency. */
interface StatedAmount {
  readonly amount: string;
  readonly isPoints: boolean;
}

/** The amounts of each kind of element. */
const amountsOf: Readonly<Record<FieldKind, (text: string) => readonly StatedAmount[]>> = {
  text: () => [],
  points: (amount) => [{ amount, isPoints: true }],
  money: (amount) => [{ amount, isPoints: false }],
  'buy-in': (text) =>
    text.split('+').map((part) => {
      const isPoints = part.startsWith(POINTS);
      return { amount: isPoints ? part.slice(POINTS.length) : part, isPoints };
    }),
};

/** Whether a text is an amount in a currency. */
const isAmount = (text: string, currency: string): boolean =>
  amountOf({ scanner: new AmountScanner(2), currency }, text) !== NO_AMOUNT;

/** The number at the end of a table's name: `Twister $1 SNG, 825200070`, `Hyper Turbo (500 Chips) (#16727068)`. */
const tournamentIdOf = (table: string): string => {
  let end = table.length;
  while (end > 0 && numberOf(table[end - 1]) < 0) end--;
  let start = end;
  while (start > 0 && numberOf(table[start - 1]) >= 0) start--;
  return table.slice(start, end);
};
