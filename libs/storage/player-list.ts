import { sql } from 'kysely';
import { query } from './connection.js';
import type { Database } from './database.js';
import { findCurrencies } from './hand-filter.js';
import { foldName } from './player-name.js';

export const PLAYER_ORDERS = ['name', 'hands', 'net'] as const;
export type PlayerOrder = (typeof PLAYER_ORDERS)[number];

/** Which players are listed, and how. */
export interface WantedPlayers {
  /** The start of the name, in upper or lower case. */
  readonly prefix?: string;
  /** A part of the name, in upper or lower case. */
  readonly part?: string;
  /** In upper or lower case. */
  readonly site?: string | null;
  /** Only hands in this currency, in upper or lower case: needed for the order by net, since currencies are never compared. */
  readonly currency?: string | null;
  readonly minHands?: number;
  readonly order?: PlayerOrder;
  readonly isDescending?: boolean;
  /** The last player of the page before. */
  readonly after?: PlayerCursor | null;
  readonly limit: number;
}

/** The position of a player in the list. */
export interface PlayerCursor {
  readonly name: string;
  readonly site: string;
  /** The value by which players are ordered: decimal digits; empty in the order of names. */
  readonly value: string;
}

/** A player of a site. */
export interface ListedPlayer {
  readonly name: string;
  readonly site: string;
  readonly hands: number;
  /** Decimal digits, as in the cursor. */
  readonly value: string;
  /** The currency with most hands comes first. */
  readonly money: readonly PlayerNet[];
}

export interface PlayerNet {
  readonly currency: string;
  readonly hands: number;
  readonly net: string;
}

/** The value by which players are ordered before their name and site. */
const VALUES = {
  name: sql<string>`''`,
  hands: sql<string>`sum(hands)`,
  net: sql<string>`sum(net)`,
} as const satisfies Readonly<Record<PlayerOrder, unknown>>;

/**
 * Lists players, with names in alphabetical order, without regard to case, where the values are equal. By name, with or without a
 * prefix, it costs as much as a page has players; with other orders or conditions up to as much as the workspace has.
 */
export const listPlayers = async (
  database: Database,
  workspaceId: string,
  wanted: WantedPlayers,
): Promise<ListedPlayer[]> => {
  const { currency = null } = wanted;
  const currencies = currency === null ? null : await findCurrencies(database, workspaceId, currency);
  const players = await database.rows(playersOf(workspaceId, wanted, currencies));
  if (players.length === 0) return [];
  const money = await database.rows(netsOf(workspaceId, currencies, players));
  const found = new Map<string, PlayerNet[]>(players.map((player) => [keyOf(player), []]));
  for (const { currency, hands, net, ...player } of money)
    found.get(keyOf(player))?.push({ currency, hands, net });
  return players.map((player) => ({ ...player, money: found.get(keyOf(player)) ?? [] }));
};

/** Names and sites contain no line feed. */
const keyOf = ({ name, site }: { readonly name: string; readonly site: string }): string =>
  `${site}\n${name}`;

/** The spellings of a currency; null for all currencies. */
type Currencies = readonly string[] | null;

const playersOf = (workspaceId: string, wanted: WantedPlayers, currencies: Currencies) => {
  const { prefix = '', part = '', site = null, minHands = 0 } = wanted;
  const { order = 'name', isDescending = false, after = null } = wanted;
  const value = VALUES[order];
  const direction = isDescending ? 'desc' : 'asc';
  const behind = sql.raw(isDescending ? '<' : '>');
  let players = query
    .selectFrom('player_totals')
    .select([
      'name',
      'site',
      sql<number>`sum(hands)::int`.as('hands'),
      sql<string>`${value}::text`.as('value'),
    ])
    .where('workspace_id', '=', workspaceId)
    .where('hands', '>', 0)
    .groupBy(['folded', 'name', 'site']);
  if (prefix !== '') players = players.where(sql<boolean>`folded ^@ ${foldName(prefix)}`);
  if (part !== '') players = players.where(sql<boolean>`strpos(folded, ${foldName(part)}) > 0`);
  if (site !== null) players = players.where(sql<boolean>`lower(site) = lower(${site})`);
  if (currencies !== null) players = players.where(isOneOf(currencies));
  if (minHands > 1) players = players.having(sql<boolean>`sum(hands) >= ${minHands}`);
  if (order === 'name') {
    if (after !== null)
      players = players.where(sql<boolean>`(folded, name, site) ${behind} (${placeOf(after)})`);
    return players
      .orderBy('folded', direction)
      .orderBy('name', direction)
      .orderBy('site', direction)
      .limit(wanted.limit);
  }
  if (after !== null) {
    const last = sql`${after.value}::numeric`;
    players = players.having(
      sql<boolean>`${value} ${behind} ${last} or (${value} = ${last} and (folded, name, site) > (${placeOf(after)}))`,
    );
  }
  return players
    .orderBy(value, direction)
    .orderBy('folded')
    .orderBy('name')
    .orderBy('site')
    .limit(wanted.limit);
};

/** The position of a name: folded first, as the index has it. */
const placeOf = ({ name, site }: PlayerCursor) => sql`${foldName(name)}, ${name}, ${site}`;

const netsOf = (
  workspaceId: string,
  currencies: Currencies,
  players: readonly { readonly name: string; readonly site: string }[],
) => {
  const names = players.map(({ name }) => name);
  const sites = players.map(({ site }) => site);
  const nets = query
    .selectFrom('player_totals')
    .select(['name', 'site', 'currency', 'hands', sql<string>`net::text`.as('net')])
    .where('workspace_id', '=', workspaceId)
    .where('hands', '>', 0)
    .where(sql<boolean>`(name, site) in (select * from unnest(${names}::text[], ${sites}::text[]))`)
    .orderBy('hands', 'desc')
    .orderBy('currency');
  return currencies === null ? nets : nets.where(isOneOf(currencies));
};

const isOneOf = (currencies: readonly string[]) => sql<boolean>`currency = any(${currencies}::text[])`;
