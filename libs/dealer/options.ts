import {
  chooseGame,
  findRotation,
  findVariant,
  variants,
  type Chips,
  type GameOptions,
  type LimitId,
  type RakeRounding,
  type Variant,
} from '#engine';
import type { ColluderKind } from './collusion.js';
import type { HouseProfile } from './house-profile.js';
import { screenNames } from './names.js';
import { LARGEST_POOL, SMALLEST_POOL, USUAL_POOL, type PlannedPool } from './pool.js';

/** The rake: a percentage of the pots in whole units, up to `cap`. */
export interface RakeSchedule {
  /** With at most two decimals. */
  readonly percent: number;
  readonly cap: Chips;
  /** 1 if absent. */
  readonly unit?: Chips;
  /** Down if absent. */
  readonly rounding?: RakeRounding;
  /** Whether the rake is rounded for all pots together, as it is if absent, or for each pot. */
  readonly by?: 'total' | 'pot';
  /** Whether hands without a flop pay rake; they do not if absent. */
  readonly withoutFlop?: boolean;
}

/** Options of a deal. Amounts are in the smallest unit: cents, or tournament chips. */
export interface DealOptions {
  /** Id of a variant or of a rotation. */
  readonly game: string;
  /** Options of the game. A rotation has none. */
  readonly gameOptions?: GameOptions;
  /** P-VAR-5CD: after each hand that nobody opens the next pair is required, from the option `openers` up to aces. */
  readonly progressive?: boolean;
  /** Custom variants, besides the built-in ones. */
  readonly own?: readonly Variant[];
  /** By default the usual limit of the game. */
  readonly limit?: LimitId;
  /** Number of hands. */
  readonly hands: number;
  /** A safe integer. The same options and seed give the same hands, on any machine. */
  readonly seed: number;
  /** Players at the table. */
  readonly players?: number;
  /** Seats of the table, at least as many as players. */
  readonly seats?: number;
  /** Small and big blind or, in fixed limit, small and big bet. Ignored in tournaments, which have levels. */
  readonly stakes?: { readonly small: Chips; readonly big: Chips };
  /** Spread limit: the largest bet of each betting round, in smallest bets; the last one holds for later rounds. */
  readonly spread?: readonly number[];
  /** The ante of every player. Ignored in tournaments. */
  readonly ante?: Chips;
  /** Null for no rake. Tournaments have no rake. */
  readonly rake?: RakeSchedule | null;
  readonly tournament?: boolean;
  /** Stacks of every size and all-ins at every turn, for tests. */
  readonly wild?: boolean;
  /** Whether the log is from the view of one player, with his hole cards only. */
  readonly hero?: boolean;
  /** Whether the log says what every player is dealt, not only the one from whose view it is. */
  readonly open?: boolean;
  /** When the first hand begins, ISO 8601. */
  readonly start?: string;
  /** The number of hands after which the table or tournament ends and the next one begins. */
  readonly handsPerTable?: number;
  /** Id of the format of the logs. */
  readonly format?: string;
  /** The house; by default one with `defaultSwitches`, and with the rake and the buy-ins of the other options. */
  readonly profile?: HouseProfile;
  /** Whether players of a wild cash game straddle, where the house allows it. */
  readonly straddles?: boolean;
  /**
   * Players in the pool from which those of each table come, in cash games; by default each table has its own. They have styles of
   * their own, and some like to sit together. None is the owner of the log.
   */
  readonly pool?: number;
  /** How some pairs of the pool play for each other; by default in a pool of 200. */
  readonly colluders?: ColluderKind;
}

/** P-VAR-HORSE, P-VAR-DC: the games of a rotation. */
export interface PlannedRotation {
  readonly id: string;
  readonly games: readonly { readonly variant: Variant; readonly limit: LimitId }[];
  /** Whether the dealer names a game before each hand, instead of a game for each round of the button. */
  readonly isChosen: boolean;
}

/** The options with all defaults filled in. */
export interface DealPlan {
  readonly variant: Variant;
  readonly gameOptions: GameOptions;
  readonly progressive: boolean;
  readonly limit: LimitId;
  /** The rotation, and the games of its hands; null for hands of one game. */
  readonly rotation: PlannedRotation | null;
  readonly hands: number;
  readonly seed: number;
  readonly players: number;
  readonly seats: number;
  readonly stakes: { readonly small: Chips; readonly big: Chips };
  readonly spread?: readonly number[];
  readonly ante: Chips;
  readonly rake: RakeSchedule | null;
  readonly tournament: boolean;
  readonly wild: boolean;
  readonly straddles: boolean;
  readonly hero: boolean;
  readonly open: boolean;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly handsPerTable: number;
  readonly pool: PlannedPool | null;
}

/**
 * An invalid option. Codes are stable; `option` names the property. `from` and `to` are its bounds, given the other
 * options; for `start` in milliseconds since 1970.
 */
export type DealIssue = { readonly option: keyof DealOptions } & (
  | { readonly code: 'unknown-game' | 'not-a-time' | 'impossible-options' }
  | { readonly code: 'not-an-integer' | 'out-of-range'; readonly from: number; readonly to: number }
);

export type DealPlanResult =
  | { readonly ok: true; readonly plan: DealPlan }
  | { readonly ok: false; readonly issues: readonly DealIssue[] };

const START = '2025-01-06T18:00:00Z';
/** Logs of earlier years have a different layout. */
const EARLIEST = Date.UTC(2008, 0, 2);
const LATEST = Date.UTC(2100, 0, 1) - 1;
/** With stakes up to this limit, no stack, pot or sum of pots exceeds the largest safe integer. */
const MAX_CHIPS = 1e9;
/** Betting rounds of any game, and the largest bet in smallest ones. */
const MAX_ROUNDS = 12;
const MAX_SPREAD = 1000;
/** The largest table. */
const MAX_PLAYERS = 10;
/** The hands of a table after which the players of a pool change seats. */
const POOL_HANDS = 100;
const RAKE_PERCENT = 5;
const RAKE_CAP_BLINDS = 15;

export const usualStakes: Readonly<Record<LimitId, { readonly small: Chips; readonly big: Chips }>> = {
  'no-limit': { small: 5, big: 10 },
  'pot-limit': { small: 5, big: 10 },
  'fixed-limit': { small: 50, big: 100 },
  'spread-limit': { small: 50, big: 100 },
};

/** Checks the options and fills in the defaults. */
export const planDeal = (options: DealOptions): DealPlanResult => {
  const issues: DealIssue[] = [];
  const whole = (option: keyof DealOptions, value: number, from: number, to: number): void => {
    if (!Number.isSafeInteger(value)) issues.push({ code: 'not-an-integer', option, from, to });
    else if (value < from || value > to) issues.push({ code: 'out-of-range', option, from, to });
  };
  const { game, hands, seed, tournament = false, wild = false, open = false, colluders = null } = options;
  const size = options.pool ?? (colluders === null ? null : USUAL_POOL);
  const hero = size === null && (options.hero ?? true);
  const rotation = planRotation(game);
  const { gameOptions = {}, progressive = false } = options;
  const known = findVariant(game) ?? options.own?.find(({ id }) => id === game);
  const chosen = rotation === null ? chooseGame(game, gameOptions, options.own) : null;
  const variant = chosen?.ok === true ? chosen.variant : (rotation?.games.at(0)?.variant ?? known);
  const isRotationWithOptions = rotation !== null && (Object.keys(gameOptions).length > 0 || progressive);
  if (isRotationWithOptions || (known !== undefined && chosen?.ok === false))
    issues.push({ code: 'impossible-options', option: 'gameOptions' });
  if (progressive && gameOptions.openers === undefined && rotation === null)
    issues.push({ code: 'impossible-options', option: 'progressive' });
  // Each game of a rotation has its own limit.
  if (rotation !== null && options.limit !== undefined)
    issues.push({ code: 'impossible-options', option: 'limit' });
  const limit = options.limit ?? rotation?.games.at(0)?.limit ?? variant?.limit ?? 'no-limit';
  if (variant === undefined) issues.push({ code: 'unknown-game', option: 'game' });
  whole('hands', hands, 0, Number.MAX_SAFE_INTEGER);
  whole('seed', seed, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const maxPlayers =
    rotation === null
      ? variant?.maxPlayers
      : Math.min(...rotation.games.map(({ variant: one }) => one.maxPlayers));
  const players = options.players ?? Math.min(6, options.seats ?? 6, maxPlayers ?? 6);
  const seats = options.seats ?? Math.max(2, players);
  const most = Math.min(MAX_PLAYERS, screenNames.length, maxPlayers ?? MAX_PLAYERS);
  whole('players', players, 2, most);
  // The default follows the number of players, which is checked above.
  if (options.seats !== undefined) whole('seats', seats, Math.min(Math.max(2, players), most), most);
  const stakes = options.stakes ?? usualStakes[limit];
  whole('stakes', stakes.small, 1, MAX_CHIPS);
  whole(
    'stakes',
    stakes.big,
    limit === 'fixed-limit' || limit === 'spread-limit' ? stakes.small * 2 : stakes.small,
    MAX_CHIPS,
  );
  const { spread } = options;
  for (const bet of spread ?? []) whole('spread', bet, 1, MAX_SPREAD);
  const isUnused = rotation !== null || limit !== 'spread-limit';
  if (spread !== undefined && (spread.length === 0 || spread.length > MAX_ROUNDS || isUnused))
    issues.push({ code: 'impossible-options', option: 'spread' });
  const ante = options.ante ?? 0;
  whole('ante', ante, 0, MAX_CHIPS);
  const blind = limit === 'fixed-limit' || limit === 'spread-limit' ? stakes.small : stakes.big;
  const rake =
    options.rake === undefined ? { percent: RAKE_PERCENT, cap: RAKE_CAP_BLINDS * blind } : options.rake;
  if (rake !== null) {
    if (!(rake.percent >= 0 && rake.percent <= 100))
      issues.push({ code: 'out-of-range', option: 'rake', from: 0, to: 100 });
    whole('rake', rake.cap, 0, MAX_CHIPS * MAX_CHIPS);
    whole('rake', rake.unit ?? 1, 1, MAX_CHIPS);
  }
  const handsPerTable = options.handsPerTable ?? (size !== null ? POOL_HANDS : wild ? 12 : 144);
  if (size !== null) whole('pool', size, SMALLEST_POOL, LARGEST_POOL);
  if (size !== null && tournament)
    issues.push({ code: 'impossible-options', option: colluders === null ? 'pool' : 'colluders' });
  whole('handsPerTable', handsPerTable, 1, Number.MAX_SAFE_INTEGER);
  const start = Date.parse(options.start ?? START);
  if (Number.isNaN(start)) issues.push({ code: 'not-a-time', option: 'start' });
  else if (start < EARLIEST || start > LATEST)
    issues.push({ code: 'out-of-range', option: 'start', from: EARLIEST, to: LATEST });
  if (issues.length > 0 || variant === undefined) return { ok: false, issues };
  const plan: DealPlan = {
    variant,
    gameOptions,
    progressive,
    limit,
    rotation,
    hands,
    seed,
    players,
    seats,
    stakes,
    ...(spread === undefined ? {} : { spread }),
    ante,
    rake: tournament ? null : rake,
    tournament,
    wild,
    straddles: wild && !tournament && (options.straddles ?? false),
    hero,
    open,
    start: start - (start % 1000),
    handsPerTable,
    pool: size === null ? null : { size, colluders },
  };
  return { ok: true, plan };
};

/** The fewest players of a table in which the dealer chooses the games. */
const CHOSEN_PLAYERS = 6;

/** The games of a rotation; null for the id of a game. In dealer's choice every game that seats enough players may come. */
const planRotation = (id: string): PlannedRotation | null => {
  const rotation = findRotation(id);
  if (rotation?.id !== id) return null;
  const games =
    rotation.games?.flatMap(({ variant, limit }) => {
      const found = findVariant(variant);
      return found === undefined ? [] : [{ variant: found, limit }];
    }) ??
    variants
      .filter(({ maxPlayers }) => maxPlayers >= CHOSEN_PLAYERS)
      .map((variant) => ({ variant, limit: variant.limit }));
  return { id, games, isChosen: rotation.games === null };
};
