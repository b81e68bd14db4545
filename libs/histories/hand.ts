import { z } from 'zod';
import {
  MAX_EVENTS,
  MAX_HELD,
  MAX_PLAYERS,
  MAX_POTS,
  MAX_ROUNDS,
  MAX_RUNS,
  MAX_SEAT,
} from './hand-limits.js';
import { cards, chips, id, line, name, reading, run, seat } from './hand-parts.js';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;

/** Options of a table's game: openers (P-VAR-5CD), wild cards, another deck, two or three boards, bomb pots. */
export const gameOptions = z
  .strictObject({
    openers: z.enum(['jacks', 'queens', 'kings', 'aces']).exactOptional(),
    joker: z.enum(['bug', 'wild']).exactOptional(),
    wildRanks: z.array(z.enum(RANKS)).max(RANKS.length).exactOptional(),
    deck: z
      .int()
      .min(20)
      .max(53)
      .exactOptional()
      .meta({ description: 'Number of cards in the deck, jokers included.' }),
    trips: z.enum(['over-straight']).exactOptional(),
    boards: z.literal([2, 3]).exactOptional(),
    declare: z
      .boolean()
      .exactOptional()
      .meta({ description: 'High-low by declaration: each player says high, low or both (P-SHOW-8).' }),
    bomb: z
      .boolean()
      .exactOptional()
      .meta({ description: 'Every player antes, and there is no betting before the flop.' }),
  })
  .meta({ id: 'GameOptions' });

const post = z.object({
  type: z.literal('post'),
  seat,
  kind: z.enum([
    'ante',
    'small-blind',
    'big-blind',
    'posted-blind',
    'dead-blind',
    'straddle',
    'button-blind',
    'kill',
  ]),
  amount: chips,
  dead: chips.meta({
    description:
      'The dead part of the amount: it is no bet, and belongs to the main pot even if players are all-in for less.',
  }),
  allIn: z.boolean(),
  line,
});

/** What a player declares at the showdown: a half of the pot (P-SHOW-8), or the hand that he holds (P-SHOW-6). */
export const declaration = z
  .object({
    type: z.literal('declare'),
    seat,
    half: z
      .enum(['high', 'low', 'both'])
      .exactOptional()
      .meta({ description: 'The half for which the player contends, in high-low by declaration.' }),
    reading: reading.exactOptional().meta({
      description: 'The hand that the player declares. It binds in a house with declared hands.',
    }),
    low: reading.exactOptional().meta({ description: 'The declared low of a high-low hand.' }),
    line,
  })
  .meta({ description: 'What a player declares at the showdown: a half of the pot, or a hand.' });

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const scalars = z.record(z.string(), scalar);

/** What happened at a table: its type and some facts, of which the rules of the type decide what they need. */
export const incidentFacts = z
  .object({ type: z.string().max(64) })
  .catchall(z.union([scalar, scalars, z.array(z.union([scalar, scalars]))]));

const event = z.discriminatedUnion('type', [
  post,
  z.object({
    type: z.literal('deal'),
    seat,
    cards,
    up: z
      .int()
      .min(0)
      .exactOptional()
      .meta({ description: 'How many of the cards, the last ones, are face up; 0 if absent.' }),
    seen: cards
      .exactOptional()
      .meta({ description: 'The cards that the player already holds, as this line repeats them.' }),
    line,
  }),
  z
    .object({ type: z.literal('street'), street: z.string(), line })
    .meta({ description: 'The start of a street without board cards: cards to the players, or a draw.' }),
  z
    .object({
      type: z.literal('discard'),
      seat,
      count: z.int().min(0).max(MAX_HELD),
      cards: cards.nullable(),
      seen: cards
        .exactOptional()
        .meta({ description: 'The cards that the player keeps, as this line repeats them.' }),
      line,
    })
    .meta({ description: 'Cards discarded before a street; none for a player who stands pat.' }),
  z
    .object({ type: z.literal('burn'), cards, line })
    .meta({ description: 'Cards that are burned before a deal: "??" for a card that nobody sees.' }),
  z.object({ type: z.literal('bring-in'), seat, amount: chips, allIn: z.boolean(), line }),
  z.object({ type: z.literal('hole-cards'), line }),
  z.object({
    type: z.literal('board'),
    street: z.string(),
    run,
    cards,
    seen: cards.nullable().meta({ description: 'The earlier cards of the board as this line repeats them.' }),
    line,
  }),
  z.object({ type: z.literal('fold'), seat, cards: cards.nullable(), line }),
  z.object({ type: z.literal('check'), seat, line }),
  z.object({ type: z.literal('call'), seat, amount: chips, allIn: z.boolean(), line }),
  z.object({ type: z.literal('bet'), seat, to: chips, allIn: z.boolean(), line }),
  z.object({ type: z.literal('raise'), seat, by: chips.nullable(), to: chips, allIn: z.boolean(), line }),
  z.object({ type: z.literal('uncalled'), seat, amount: chips, line }),
  z.object({ type: z.literal('showdown'), run, line }),
  declaration,
  z.object({
    type: z.literal('show'),
    seat,
    run,
    cards,
    text: z.string().nullable().meta({ description: 'The description of the hand in the log.' }),
    reading: reading.nullable(),
    low: reading
      .exactOptional()
      .meta({ description: 'The low of a high-low hand, as the log describes it.' }),
    line,
  }),
  z.object({ type: z.literal('muck'), seat, line }),
  z.object({
    type: z.literal('collect'),
    seat,
    amount: chips,
    pot: z
      .int()
      .min(0)
      .max(MAX_POTS)
      .nullable()
      .meta({ description: '0 the main pot, 1 the first side pot …; null: not stated.' }),
    half: z.enum(['high', 'low', 'draw', 'badugi', 'spade']).exactOptional(),
    run,
    line,
  }),
  z
    .object({
      type: z.literal('cash-out'),
      seat,
      amount: chips,
      fee: chips,
      premium: chips
        .exactOptional()
        .meta({ description: 'What the player pays for it: the risk of a cash-out, or an insurance.' }),
      line,
    })
    .meta({
      description: 'Money outside the pots: the house pays a player for a share of them, or insures it.',
    }),
  z.object({ type: z.literal('house-money'), amount: chips, line }),
  z.object({
    type: z.literal('note'),
    seat: seat.nullable(),
    text: z.string(),
    about: z.enum(['capped', 'returned', 'disconnected', 'unshown']).exactOptional().meta({
      description:
        'A remark that follows from the hand: no further raise is allowed, the player is back, the player is disconnected and contends for the pots so far, as if all-in, or the player does not show the hand.',
    }),
    line,
  }),
  z
    .object({
      type: z.literal('incident'),
      incident: incidentFacts,
      logged: z.object({ ruling: z.string().max(64) }).nullable(),
      line,
    })
    .meta({
      description:
        'The floor was called (docs/rulings.md): what happened, and the ruling of the log. The profile decides what the ruling should be.',
    }),
  z.object({ type: z.literal('unread'), text: z.string(), line }),
]);

/** What the summary of the log claims. Claims are apart from events, so that the audit can compare the two. */
const claim = z.discriminatedUnion('type', [
  z.object({ type: z.literal('total-pot'), amount: chips, line }),
  z
    .object({
      type: z.literal('street-pot'),
      street: z.string(),
      amount: chips,
      rake: chips
        .exactOptional()
        .meta({ description: 'What the house has taken, if the pot is without it.' }),
      players: z.int().min(0).exactOptional().meta({ description: 'Players who have not folded.' }),
      allIn: z.int().min(0).exactOptional().meta({ description: 'Those of them who are all-in.' }),
      line,
    })
    .meta({ description: 'The chips of all bets before a street.' }),
  z.object({
    type: z.literal('pot'),
    pot: z.int().min(0).max(MAX_POTS),
    amount: chips,
    rake: chips
      .exactOptional()
      .meta({ description: 'What the house takes from this pot, if the amount is without it.' }),
    line,
  }),
  z.object({ type: z.literal('rake'), amount: chips, line }),
  z
    .object({ type: z.literal('fee'), name: z.string(), amount: chips, line })
    .meta({ description: 'What the house takes from the pots beside the rake, such as for a jackpot.' }),
  z.object({ type: z.literal('house-money'), amount: chips, line }),
  z.object({ type: z.literal('board'), run, cards, line }),
  z.object({
    type: z.literal('seat'),
    seat,
    button: z.boolean(),
    blind: z.enum(['small', 'big']).nullable(),
    outcome: z.enum(['folded', 'won', 'lost', 'mucked', 'shown', 'other']),
    didNotBet: z
      .literal(true)
      .exactOptional()
      .meta({ description: 'The line says that the player put nothing in but antes.' }),
    cashedOut: chips.nullable().exactOptional().meta({
      description:
        'The line says that the player cashed out; what the player paid for it, null if it does not say.',
    }),
    foldedOn: z.string().nullable().meta({ description: 'The street on which the player folded.' }),
    won: z.array(chips).max(MAX_POTS),
    cards: cards.nullable(),
    readings: z.array(reading.nullable()).max(MAX_RUNS).meta({ description: 'The described hand, by run.' }),
    lows: z
      .array(reading.nullable())
      .max(MAX_RUNS)
      .exactOptional()
      .meta({ description: 'The described low of a high-low hand, by run.' }),
    unread: z
      .string()
      .exactOptional()
      .meta({ description: 'The first description of a hand that cannot be read.' }),
    line,
  }),
  z
    .object({ type: z.literal('final-stack'), seat, amount: chips, line })
    .meta({ description: 'The stack of a player when the log ends.' }),
  z
    .object({ type: z.literal('winnings'), seat, amount: chips, line })
    .meta({ description: 'What a player won from all pots together.' }),
  z.object({ type: z.literal('held-cards'), seat: seat.nullable(), cards, line }).meta({
    description: 'Cards that a player held, apart from a showdown; null: the log does not say who.',
  }),
  z
    .object({
      type: z.literal('made-hand'),
      seat,
      run,
      cards,
      reading: reading.nullable(),
      half: z.literal('low').exactOptional(),
      boardCards: z
        .int()
        .min(0)
        .exactOptional()
        .meta({ description: 'The board cards of the hand, if it is that of an earlier street.' }),
      line,
    })
    .meta({
      description:
        'The cards of the hand with which a player won, and its name, if the log has one; of the low half with `half`.',
    }),
  z
    .object({ type: z.literal('stranger'), seat, text: z.string(), line })
    .meta({ description: 'A seat line of the summary whose number and name match no player of the hand.' }),
]);

const player = z.object({
  seat,
  name: z.string(),
  stack: chips
    .nullable()
    .meta({ description: 'Before antes and blinds; null where the log does not state it.' }),
  sittingOut: z.boolean(),
  dealtIn: z
    .literal(false)
    .exactOptional()
    .meta({ description: 'False for a player who is at the table but was not dealt in.' }),
  line,
});

/** The second of two statements of the text that exclude each other; the hand has the first one. */
const contradiction = z.object({
  about: z.enum([
    'button',
    'seat',
    'currency',
    'time',
    'tournament',
    'hand',
    'players',
    'rake',
    'pot',
    'side-pot',
    'cards',
    'figures',
    'order',
    'summary',
    'repeated-line',
    'repeated-claim',
  ]),
  expected: z.string(),
  actual: z.string(),
  line,
});

/**
 * The canonical hand: what a log states, event by event, and nothing else. This schema is its only description; the
 * TypeScript types, the JSON Schema and the OpenAPI document are made from it.
 *
 * In memory cards are numbers (0..51, 52 the joker, 53 an unknown card); in JSON they are text (`"Kh Ad"`, `"??"`). Money
 * is an integer in the hand's smallest unit; `scale` is the number of decimals of that unit.
 */
export const handSchema = z
  .object({
    site: name,
    format: name,
    /** Names the conventions of the log: which lines the site leaves out, and what its figures mean. */
    dialect: name,
    id,
    profile: z.string().max(64).exactOptional().meta({
      description:
        'The id of the house profile by which the hand was dealt. It does not choose that of an audit.',
    }),
    playedAt: z.string().nullable().meta({ description: 'UTC, ISO 8601.' }),
    playedAtText: z.string().nullable().meta({ description: 'Date and time as printed.' }),
    currency: name.meta({ description: 'ISO 4217; PLAY for play money, CHIPS for tournament chips.' }),
    scale: z.int().min(0).max(8).meta({ description: 'Decimals of the smallest unit: 2 for cents.' }),
    game: z.object({
      variant: z.string(),
      limit: z.enum(['no-limit', 'pot-limit', 'fixed-limit', 'spread-limit']),
      rotation: z.string().nullable(),
      options: gameOptions.exactOptional(),
    }),
    stakes: z.object({
      smallBlind: chips.nullable(),
      bigBlind: chips.nullable(),
      smallBet: chips.nullable(),
      bigBet: chips.nullable(),
      largestBets: z.array(chips).min(1).max(MAX_ROUNDS).exactOptional().meta({
        description:
          'Spread limit: the largest bet or raise of each betting round, if it changes; the last one holds for later rounds.',
      }),
      bringIn: chips.nullable().exactOptional(),
      ante: chips.nullable().exactOptional(),
      cap: chips.nullable(),
    }),
    table: z.object({ name: z.string(), seats: z.int().min(2).max(MAX_SEAT).nullable() }),
    tournament: z
      .object({ id: z.string(), buyIn: z.string().nullable(), level: z.string().nullable() })
      .nullable(),
    buttonSeat: seat.nullable(),
    heroSeat: seat.nullable(),
    players: z.array(player).max(MAX_PLAYERS),
    events: z.array(event).max(MAX_EVENTS),
    claims: z.array(claim).max(MAX_EVENTS),
    cancelled: z.boolean(),
    contradictions: z
      .array(contradiction)
      .max(MAX_EVENTS)
      .exactOptional()
      .meta({ description: 'What the text says in two ways, where the hand can hold one of them.' }),
    lines: z.tuple([line, line]),
  })
  .meta({ id: 'Hand' });

export type CanonicalHand = z.output<typeof handSchema>;
export type Contradiction = z.output<typeof contradiction>;
export type HandPlayer = CanonicalHand['players'][number];
export type HandEvent = CanonicalHand['events'][number];
export type HandClaim = CanonicalHand['claims'][number];
export type SeatClaim = Extract<HandClaim, { type: 'seat' }>;
export type HandDescription = z.output<typeof reading>;
export type GameOptions = z.output<typeof gameOptions>;
export type GameLimit = CanonicalHand['game']['limit'];
