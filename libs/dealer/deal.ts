import { deckCards } from '#cards';
import {
  dealingOrder,
  Hand,
  defaultSwitches,
  OPENING_PAIRS,
  structureFor,
  type Chips,
  type GameOptions,
  type HandSetup,
  type Stakes,
} from '#engine';
import { formats, type CanonicalHand } from '#histories';
import { claimsOf } from './claims.js';
import type { HouseProfile } from './house-profile.js';
import { NO_FORMAT, NO_SITE, houseOf, printedFrom, type House } from './house.js';
import { RE_BUY } from './levels.js';
import { planDeal, usualStakes, type DealOptions, type DealPlan } from './options.js';
import { blindsOf, playHand } from './play.js';
import { Random } from '#random';
import { Pool, type Conduct } from './pool.js';
import { rakeFor } from './rake.js';
import { HandRecord } from './record.js';
import { finishHand } from './showdown.js';
import { Table } from './table.js';
import { usualTendencies, wildTendencies } from './tendencies.js';

/** The smallest units of a dollar. */
const CENTS = 100;
const LOWEST_ID = 250_000_000_000;
/** The distance between the 2^32 possible first ids of a deal. All ids have twelve digits. */
const ID_STEP = 160;
/** The largest gap between the ids of two hands. */
const MAX_ID_GAP = 4000;

/**
 * Deals legal hands at one table after another, each with a correct log. Lines are numbered as in the text of the hand's
 * format, so that reading the text gives an equal hand. The same options give the same hands.
 *
 * The generator makes hands on demand, in constant memory. Throws a RangeError for invalid options: check options from
 * users with `planDeal` first.
 */
export function* dealHands(options: DealOptions): Generator<CanonicalHand, void, undefined> {
  const planned = planDeal(options);
  if (!planned.ok)
    throw new RangeError(planned.issues.map(({ code, option }) => `${option}: ${code}`).join(', '));
  const { plan } = planned;
  const random = new Random(plan.seed);
  const profile = options.profile ?? { switches: defaultSwitches };
  const isOffered = plan.rotation === null && isPrintable(plan.gameOptions);
  const native = isOffered ? houseOf(formats, plan.variant.id, plan.limit, options.format) : NO_SITE;
  const house = { ...native, profile };
  const buyIn = (profile.minimumBuyIn ?? 0) * plan.stakes.big;
  const floor = { buyIn, playable: playableStack(plan, profile) };
  const pool = plan.pool === null ? null : new Pool(plan.pool, plan.seed);
  let deck = [...deckCards(plan.variant.deck)];
  let dealt = plan;
  let tables = 0;
  let table = new Table(plan, random, tables++, floor, pool);
  let id = firstIdOf(plan, options.profile);
  let time = plan.start;
  for (let hand = 0; hand < plan.hands; hand++) {
    if (table.isOver) table = new Table(plan, random, tables++, floor, pool);
    id += random.between(1, MAX_ID_GAP);
    const printed = printedFrom(house, time);
    time = printed.time;
    const heading: Heading = { id: String(id), playedAt: isoOf(time), playedAtText: printed.text };
    const next = planHand(plan, table, random);
    if (next.variant.deck !== dealt.variant.deck) deck = [...deckCards(next.variant.deck)];
    dealt = next;
    const conduct = pool?.conductOf(table.players) ?? null;
    const { log, actions } = dealHand(next, table, house, heading, random, deck, conduct);
    yield log;
    time += 1000 * (random.between(8, 15) + actions * random.between(2, 4));
    table.advance();
  }
}

/**
 * R-BET-1: the smallest stack with which a player is dealt in. Where the stakes are whole units and smaller chips do not play, a
 * player with less than a unit would be all-in with nothing.
 */
const playableStack = (
  { stakes, tournament }: DealPlan,
  { switches: { smallestChip } }: HouseProfile,
): Chips =>
  smallestChip !== 'least-unit' && !tournament && stakes.small % CENTS === 0 && stakes.big % CENTS === 0
    ? CENTS
    : 1;

/**
 * P-VAR-HORSE, P-VAR-DC, P-VAR-5CD: the plan of the next hand. A rotation changes its game after each round of the button, or, in
 * dealer's choice, at every hand; with progressive openers each hand that nobody opens requires the next pair.
 */
const planHand = (plan: DealPlan, table: Table, random: Random): DealPlan => {
  const { rotation, gameOptions, progressive } = plan;
  if (rotation !== null) {
    const { games, isChosen } = rotation;
    const round = Math.floor(table.number / table.players.length);
    const { variant, limit } = isChosen ? random.pick(games) : games[round % games.length];
    return { ...plan, variant, limit, stakes: limit === plan.limit ? plan.stakes : usualStakes[limit] };
  }
  const first = gameOptions.openers;
  if (!progressive || first === undefined || table.passedOut === 0) return plan;
  const pair = Math.min(OPENING_PAIRS.length - 1, OPENING_PAIRS.indexOf(first) + table.passedOut);
  const openers = OPENING_PAIRS[pair];
  return { ...plan, variant: { ...plan.variant, openers }, gameOptions: { ...gameOptions, openers } };
};

/**
 * The first id of a deal. It depends on the seed and the options, so that different hands almost never have the same id,
 * which would make them conflicting copies. It does not depend on the number of hands.
 */
const firstIdOf = (
  { variant, gameOptions, progressive, rotation, straddles, pool, ...plan }: DealPlan,
  profile: HouseProfile | undefined,
): number => {
  let word = 0;
  const isPlain = Object.keys(gameOptions).length === 0 && rotation === null;
  const further = isPlain ? {} : { gameOptions, progressive, rotation: rotation?.id };
  const house = profile?.id === undefined ? {} : { profile, straddles };
  const players = pool === null ? {} : { pool };
  // The step of FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo).
  for (const sign of JSON.stringify({
    ...plan,
    ...further,
    ...house,
    ...players,
    variant: variant.id,
    hands: 0,
  }))
    word = Math.imul(word ^ sign.charCodeAt(0), 0x01000193);
  return LOWEST_ID + ID_STEP * new Random(word).next();
};

const isoOf = (time: number): string => new Date(time).toISOString().replace('.000Z', 'Z');

type Heading = Pick<CanonicalHand, 'id' | 'playedAt' | 'playedAtText'>;

/** The house of the logs, and the profile by which it deals. */
type PlayingHouse = House & { readonly profile: HouseProfile };

interface DealtHand {
  readonly log: CanonicalHand;
  readonly actions: number;
}

/** Deals the next hand of the table and updates the stacks. */
const dealHand = (
  plan: DealPlan,
  table: Table,
  house: PlayingHouse,
  heading: Heading,
  random: Random,
  deck: number[],
  conduct: Conduct | null,
): DealtHand => {
  const { variant, limit, tournament } = plan;
  const { players, heroSeat } = table;
  const level = tournament ? table.level : { ...plan.stakes, ante: plan.ante, name: null };
  // P-BET-1: games in which exposed cards decide who opens have no button.
  const buttonSeat = variant.exposed === undefined ? table.buttonSeat : null;
  const tendencies = plan.wild ? wildTendencies : usualTendencies;
  const seated = players.map(({ seat, name, stack }, index) => ({
    seat,
    name,
    stack,
    sittingOut: false,
    line: FIRST_SEAT_LINE + index,
  }));
  const sizes = stakesOf(plan, level);
  const bets = limit === 'fixed-limit' || limit === 'spread-limit' || variant.forced !== 'blinds';
  const stakes = {
    smallBlind: bets ? null : level.small,
    bigBlind: bets ? null : level.big,
    smallBet: bets ? sizes.smallBet : null,
    bigBet: bets ? sizes.bigBet : null,
  };
  const currency = tournament ? 'CHIPS' : 'USD';
  const scale = tournament ? 0 : 2;
  const kind = { site: house.site, currency, limit, scale, stakes, players: players.length };
  const rake = rakeFor(plan, house.profile.rake ?? [], kind);
  const setup: HandSetup = withPostedStakes({
    variant,
    structure: structureFor(limit, variant, house.profile.switches),
    switches: house.profile.switches,
    stakes: sizes,
    seats: dealingOrder(players, buttonSeat).map(({ seat, stack }) => ({ seat, stack })),
    buttonSeat,
    wholeUnit: tournament ? 1 : CENTS,
    revenue: rake.unit,
    isTournament: tournament,
  });
  const burns = house.format === NO_FORMAT && house.profile.id !== undefined && canBurn(plan);
  random.shuffle(deck, Math.min(deck.length, cardsNeeded(plan) + (burns ? variant.streets.length : 0)));
  const record = new HandRecord(FIRST_SEAT_LINE + players.length - 1);
  const played = playHand(
    {
      setup,
      deck,
      heroSeat,
      isOpen: plan.open,
      antesFirst: tournament,
      carried: table.carried,
      house,
      burns,
      straddles: plan.straddles,
      conduct,
    },
    tendencies,
    random,
    record,
  );
  const result = finishHand(played, {
    rake,
    tendencies,
    house,
    random,
    record,
  });
  table.carryOver(played.state.passedOut ? played.state.pot : 0);
  for (const player of players) {
    const index = played.state.playerAt(player.seat);
    const { stack, reserve } = played.state;
    const left = stack[index] + reserve[index] + result.won[index];
    player.stack = table.refill(left);
    if (tournament && player.stack > left)
      record.note(player.seat, `re-buys and receives ${String(player.stack)} chips for ${RE_BUY}`);
  }
  const claims = claimsOf(played, result, record.events, record.line + 1);
  const log: CanonicalHand = {
    site: house.site,
    format: house.format,
    dialect: house.dialect,
    ...heading,
    // No layout of a site has a place for it.
    ...(house.format === NO_FORMAT && house.profile.id !== undefined ? { profile: house.profile.id } : {}),
    currency,
    scale,
    game: {
      variant: variant.id,
      limit,
      rotation: plan.rotation?.id ?? null,
      ...loggedOptions(plan, house, record),
    },
    stakes: {
      ...stakes,
      cap: null,
      ...(setup.stakes.largestBets === undefined ? {} : { largestBets: [...setup.stakes.largestBets] }),
      // Sites do not print the bring-in in the header.
      ...(house.format === NO_FORMAT && setup.stakes.bringIn > 0 ? { bringIn: setup.stakes.bringIn } : {}),
    },
    table: { name: table.name, seats: plan.seats },
    tournament:
      table.tournamentId === null
        ? null
        : { id: table.tournamentId, buyIn: table.buyInText, level: level.name },
    buttonSeat,
    heroSeat,
    players: seated,
    events: record.events,
    claims,
    cancelled: false,
    lines: [1, claims.at(-1)?.line ?? 1],
  };
  return { log, actions: record.actions };
};

/** Whether the lines of a site's layout say all that the options say: there are none, or players declare (P-SHOW-8). */
const isPrintable = (options: GameOptions): boolean =>
  Object.keys(options).every((name) => name === 'declare');

/** The options as a log has them. In the layout of a site only the declarations of the hand say that players declare. */
const loggedOptions = (
  { gameOptions }: DealPlan,
  { format }: House,
  { events }: HandRecord,
): Pick<CanonicalHand['game'], 'options'> => {
  const { wildRanks, ...options } = gameOptions;
  if (Object.keys(gameOptions).length === 0) return {};
  if (format !== NO_FORMAT && events.every(({ type }) => type !== 'declare')) return {};
  const wild = wildRanks === undefined ? {} : { wildRanks: RANKS.filter((rank) => wildRanks.includes(rank)) };
  return { options: { ...options, ...wild } };
};

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;

/** The header and the table take two lines. */
const FIRST_SEAT_LINE = 3;

/** The number of cards that a hand can need: the whole deck in a game with discards or draws. */
const cardsNeeded = ({ variant, players }: DealPlan): number =>
  variant.streets.some(({ exchange }) => exchange !== undefined)
    ? deckCards(variant.deck).length
    : Math.min(
        deckCards(variant.deck).length,
        players * variant.maxHoleCards + variant.boardCards * (variant.boards ?? 1),
      );

/**
 * R-BET-1: the setup without an ante that nobody can post, because the blinds take all chips of two players: no log has it, so it is
 * no stake of the hand.
 */
const withPostedStakes = (setup: HandSetup): HandSetup => {
  const { stakes, seats, isTournament } = setup;
  // Tournaments have the antes before the blinds.
  if (stakes.ante === 0 || stakes.bigBlind === 0 || isTournament === true || seats.length > 2) return setup;
  const { smallBlind, bigBlind } = blindsOf(new Hand(setup));
  const left = (player: number, blind: Chips): Chips => (seats[player].stack ?? 0) - blind;
  return left(smallBlind, stakes.smallBlind) > 0 || left(bigBlind, stakes.bigBlind) > 0
    ? setup
    : { ...setup, stakes: { ...stakes, ante: 0 } };
};

/** The cards that players draw again and again, of which some are always in hands. */
const DRAWN = 12;

/** Whether the deck has cards to burn before every deal. */
const canBurn = ({ variant, players }: DealPlan): boolean => {
  const { streets, maxHoleCards, boardCards, boards = 1, deck } = variant;
  const drawn = streets.some(({ exchange }) => exchange !== undefined) ? DRAWN : 0;
  const dealt = players * maxHoleCards + boardCards * boards + streets.length + drawn;
  return dealt <= deckCards(deck).length;
};

/**
 * The stakes of a hand. In fixed limit the blinds are half the small bet, in whole units, and the small bet. The ante of
 * stud is a tenth of the small bet and the bring-in a third. In games with antes only, the ante is a small bet.
 */
const stakesOf = (
  { limit, variant, spread }: DealPlan,
  { small, big, ante }: { readonly small: Chips; readonly big: Chips; readonly ante: Chips },
): Stakes => {
  const fixed = limit === 'fixed-limit' || limit === 'spread-limit';
  const [smallBet, largest] = fixed ? [small, big] : [big, big];
  const largestBets = spread?.map((bet) => bet * smallBet);
  const none = {
    smallBlind: 0,
    bigBlind: 0,
    smallBet,
    bigBet: largestBets === undefined ? largest : Math.max(...largestBets),
    ...(largestBets === undefined ? {} : { largestBets }),
    cap: null,
  };
  const part = (of: number): Chips => Math.max(1, Math.floor(smallBet / of));
  switch (variant.forced) {
    case 'bring-in':
      return { ...none, ante: ante > 0 ? Math.min(ante, smallBet) : part(10), bringIn: part(3) };
    case 'antes':
      return { ...none, ante: ante > 0 ? ante : smallBet, bringIn: 0 };
    case 'blinds': {
      const smallBlind = fixed ? part(2) : small;
      return { ...none, smallBlind, bigBlind: smallBet, ante, bringIn: 0 };
    }
  }
};
