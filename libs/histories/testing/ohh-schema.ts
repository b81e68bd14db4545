import { z } from 'zod';

/**
 * A schema of Open Hand History 1.4.7, from the tables of its pages; the standard publishes none. Objects are strict, so
 * that the writer adds nothing to them. Used to check what is written.
 */
const decimal = z.number();
const card = z.string().regex(/^[2-9TJQKA][cdhs]$/);
const version = z.string().regex(/^\d+(\.\d+)+$/);
const amount = z.number().nonnegative();

const action = z.strictObject({
  action_number: z.int().min(0),
  player_id: z.int().optional(),
  action: z.enum([
    'Dealt Cards',
    'Mucks Cards',
    'Shows Cards',
    'Post Ante',
    'Post SB',
    'Post BB',
    'Straddle',
    'Post Dead',
    'Post Extra Blind',
    'Fold',
    'Check',
    'Bet',
    'Raise',
    'Call',
    'Added Chips',
    'Sits Down',
    'Stands Up',
    'Add to Pot',
    'Player Adjustment',
  ]),
  amount: decimal.nullable().optional(),
  is_allin: z.boolean().optional(),
  cards: z.array(card).optional(),
  description: z.string().optional(),
});

const round = z.strictObject({
  id: z.int().min(0),
  street: z.enum(['Preflop', 'Flop', 'Turn', 'River', 'Showdown']),
  cards: z.array(card).nullable().optional(),
  actions: z.array(action),
});

const win = z.strictObject({
  player_id: z.int(),
  win_amount: amount,
  cashout_amount: amount.optional(),
  cashout_fee: amount.optional(),
  bonus_amount: amount.optional(),
});

const pot = z.strictObject({
  number: z.int().min(0),
  amount,
  rake: amount.optional(),
  jackpot: amount.optional(),
  player_wins: z.array(win),
});

const tournamentInfo = z.strictObject({
  tournament_number: z.string(),
  name: z.string(),
  start_date_utc: z.string(),
  currency: z.string(),
  buyin_amount: amount.optional(),
  fee_amount: amount.optional(),
  bounty_fee_amount: amount.optional(),
  initial_stack: z.int().min(0),
  type: z.enum(['STT', 'MTT']),
  flags: z.array(z.string()).optional(),
  speed: z.strictObject({
    type: z.enum(['Normal', 'Semi-Turbo', 'Turbo', 'Super-Turbo', 'Hyper-Turbo', 'Ultra-Turbo']),
    round_time: z.int().min(0),
  }),
});

const player = z.strictObject({
  id: z.int(),
  seat: z.int().min(1).max(10),
  name: z.string(),
  display: z.string().optional(),
  starting_stack: amount,
  player_bounty: amount.nullable().optional(),
  is_sitting_out: z.boolean().optional(),
});

export const ohhSchema = z.strictObject({
  ohh: z.strictObject({
    spec_version: version,
    site_name: z.string(),
    network_name: z.string(),
    internal_version: version,
    tournament: z.boolean(),
    tournament_info: tournamentInfo.optional(),
    game_number: z.string(),
    start_date_utc: z.string(),
    table_name: z.string(),
    table_handle: z.string().optional(),
    table_skin: z.string().optional(),
    game_type: z.enum(['Holdem', 'Omaha', 'OmahaHiLo', 'Stud', 'StudHiLo', 'Draw']),
    bet_limit: z.strictObject({ bet_type: z.enum(['NL', 'PL', 'FL']), bet_cap: amount }),
    table_size: z.int().min(2),
    currency: z.string().regex(/^[A-Z]{3}$/),
    dealer_seat: z.int().min(1),
    small_blind_amount: amount.optional(),
    big_blind_amount: amount.optional(),
    ante_amount: amount,
    hero_player_id: z.int().nullable().optional(),
    flags: z.array(z.enum(['Run_It_Twice', 'Anonymous', 'Observed', 'Fast', 'Cap', 'Bomb_Pot'])).optional(),
    players: z.array(player),
    rounds: z
      .array(round)
      .refine(
        ([first]) => first?.street === 'Preflop' && first.id === 0,
        'the first round is Preflop with id 0',
      ),
    pots: z.array(pot),
    tournament_bounties: z
      .array(z.strictObject({ player_id: z.int(), bounty_won: amount, defeated_player_id: z.int() }))
      .optional(),
  }),
});
