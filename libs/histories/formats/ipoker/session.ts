import { NO_AMOUNT } from '../../money.js';
import { amountOf, childOf, numberOf, textOf, type XmlDraft, type XmlElement } from '../../xml/index.js';
import { parseGameType, type GameType } from './games.js';

/** What the session header states for all its hands. */
export interface Session {
  readonly game: GameType;
  /** The name of the player whose log it is; empty where it is not stated. */
  readonly hero: string;
  /** Whether winnings include the uncalled bet. */
  readonly winsWithUncalled: boolean;
}

/** A client that prints no value. */
const NOT_STATED: ReadonlySet<string> = new Set(['', 'N/A']);

/** Elements that only the session headers of tournaments have. */
const TOURNAMENT_ELEMENTS = ['tournamentname', 'tournamentcode', 'buyin'];

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
  const currency = stated('tablecurrency') || stated('currency') || 'PLAY';
  if (isTournament(session)) {
    draft.currency = 'CHIPS';
    const id = stated('tournamentcode') || tournamentIdOf(table);
    draft.tournament = { id, buyIn: stated('buyin') || null, level: null };
  } else draft.currency = stated('mode') === 'real' ? currency : 'PLAY';
  if (!readStakes(draft, game)) return null;
  return {
    game,
    hero: stated('nickname'),
    // Clients that print their version leave the uncalled bet out; older ones count it as won.
    winsWithUncalled: stated('client_version') === '',
  };
};

/** A fixed-limit game states its bets, another one its blinds. */
const readStakes = (draft: XmlDraft, { limit, stakes }: GameType): boolean => {
  if (stakes === null) return true;
  const [small, big] = stakes.map((text) => amountOf(draft, text));
  if (small === NO_AMOUNT || big === NO_AMOUNT) return false;
  if (limit === 'fixed-limit') Object.assign(draft.stakes, { smallBet: small, bigBet: big });
  else Object.assign(draft.stakes, { smallBlind: small, bigBlind: big });
  return true;
};

/** The number at the end of a table's name: `Twister $1 SNG, 825200070`, `Hyper Turbo (500 Chips) (#16727068)`. */
const tournamentIdOf = (table: string): string => {
  let end = table.length;
  while (end > 0 && numberOf(table[end - 1]) < 0) end--;
  let start = end;
  while (start > 0 && numberOf(table[start - 1]) >= 0) start--;
  return table.slice(start, end);
};
