import type { CanonicalHand, HandEvent } from '../../hand.js';
import type { WriteOptions, WriteResult } from '../format.js';
import { Losses } from '../losses.js';
import { numberFromOne } from '../seat-numbers.js';
import { Decimal, formatJson, type Json } from './json-text.js';
import { parseNote } from './notes.js';
import { parseBuyIn } from './tournaments.js';
import {
  BOMB_POT,
  CAP,
  currencies,
  games,
  limits,
  OBSERVED,
  RUN_TWICE,
  SPEC_VERSION,
  type GameRow,
} from './vocabulary.js';
import { checkReading } from './writer-check.js';
import { Draft } from './writer-draft.js';
import { writePots } from './writer-pots.js';
import { RoundWriter } from './writer-rounds.js';

/** The version of what is written here: the order of its fields, and what it leaves out. */
const WRITER_VERSION = '1.0.0';
const PLAY_MONEY = 'XPM';
const MIN_SEATS = 2;

/**
 * Writes a hand as a record of the newest version. The record is read again and compared with the hand, so that no record
 * is read as another hand: what has no place in it is a loss, and where chips, cards or the order of play would differ, not
 * even a lossy record is written. O(length of the hand).
 */
export const writeRecord = (log: CanonicalHand, { lossy = false }: WriteOptions = {}): WriteResult => {
  const { hand, isShifted } = numberFromOne(log);
  const game = games.find(({ variants }) => variants.some(({ variant }) => variant === hand.game.variant));
  const limit = limits.find(([, id]) => id === hand.game.limit);
  if (game === undefined || limit === undefined)
    return { ok: false, missing: [game === undefined ? '/game/variant' : '/game/limit'] };
  const losses = new Losses();
  if (isShifted) losses.omit('/players');
  const draft = new Draft(hand, losses);
  checkHeader(draft, game);
  const rounds = new RoundWriter(draft);
  const record = { ohh: fieldsOf(draft, game, limit[0], rounds) };
  const text = `${formatJson(record)}\n`;
  if (losses.canWrite) checkReading(draft, text);
  return losses.resultFor(text, lossy);
};

/** Records the parts of the header that have no field; those that are read back otherwise are found by `checkReading`. */
const checkHeader = ({ hand, losses }: Draft, game: GameRow): void => {
  // The standard has one word for Omaha of four, five and six cards.
  if (hand.game.variant !== game.variants[0].variant) losses.omit('/game/variant');
  if (hand.game.rotation !== null) losses.omit('/game/rotation');
  if (hand.cancelled) losses.block('/cancelled');
  if (hand.buttonSeat === null) losses.block('/buttonSeat');
  if (hand.tournament !== null && hand.tournament.level !== null) losses.omit('/tournament/level');
  hand.players.forEach(({ stack, dealtIn }, index) => {
    if (stack === null) losses.block(`/players/${String(index)}/stack`);
    if (dealtIn === false) losses.omit(`/players/${String(index)}/dealtIn`);
  });
};

const fieldsOf = (
  draft: Draft,
  game: GameRow,
  limit: string,
  rounds: RoundWriter,
): Record<string, Json | undefined> => {
  const { hand } = draft;
  const played = rounds.write();
  const pots = writePots(draft, rounds);
  const bounties = bountiesOf(draft);
  return {
    spec_version: SPEC_VERSION,
    site_name: hand.site,
    network_name: hand.site,
    internal_version: WRITER_VERSION,
    tournament: hand.tournament !== null,
    tournament_info: hand.tournament === null ? undefined : tournamentOf(hand),
    game_number: hand.id,
    start_date_utc: hand.playedAt ?? hand.playedAtText ?? '',
    table_name: hand.table.name,
    game_type: game.word,
    bet_limit: { bet_type: limit, bet_cap: draft.money(hand.stakes.cap ?? 0) },
    table_size: hand.table.seats ?? Math.max(MIN_SEATS, ...hand.players.map(({ seat }) => seat)),
    currency: currencyOf(hand),
    dealer_seat: hand.buttonSeat ?? 0,
    ...blindsOf(draft),
    ante_amount: draft.money(anteOf(hand.events)),
    hero_player_id: hand.heroSeat === null ? null : draft.idOf(hand.heroSeat),
    flags: flagsOf(hand, rounds.runs),
    players: playersOf(draft),
    rounds: played,
    pots,
    tournament_bounties: bounties.length === 0 ? undefined : bounties,
  };
};

/** The blinds; in fixed limit without stated blinds, the small bet as the big blind. */
const blindsOf = (draft: Draft): Record<string, Json | undefined> => {
  const { stakes, game } = draft.hand;
  const { smallBlind, bigBlind, smallBet } = stakes;
  const big = bigBlind ?? (game.limit === 'fixed-limit' ? smallBet : null);
  const decimals = (amount: number | null): Json | undefined =>
    amount === null ? undefined : draft.money(amount);
  return { small_blind_amount: decimals(smallBlind), big_blind_amount: decimals(big) };
};

const anteOf = (events: readonly HandEvent[]): number =>
  events.reduce(
    (largest, event) =>
      event.type === 'post' && event.kind === 'ante' ? Math.max(largest, event.amount) : largest,
    0,
  );

const currencyOf = ({ currency, tournament }: CanonicalHand): string => {
  const buyIn = tournament?.buyIn == null ? null : parseBuyIn(tournament.buyIn);
  if (currency === 'CHIPS') return buyIn === null || buyIn.currency === '' ? PLAY_MONEY : buyIn.currency;
  return currencies.find(([, id]) => id === currency)?.[0] ?? currency;
};

/** The standard requires more of a tournament than a hand states; those fields get neutral values. */
const tournamentOf = ({ tournament }: CanonicalHand): Json => {
  const { currency = '', ...amounts } =
    (tournament?.buyIn == null ? null : parseBuyIn(tournament.buyIn)) ?? {};
  return {
    tournament_number: tournament?.id ?? '',
    name: '',
    start_date_utc: '',
    currency: currency === '' ? PLAY_MONEY : currency,
    ...Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [key, new Decimal(amount)])),
    initial_stack: 0,
    type: 'MTT',
    flags: [],
    speed: { type: 'Normal', round_time: 0 },
  };
};

const flagsOf = ({ heroSeat, stakes, game }: CanonicalHand, runs: number): string[] => [
  ...(runs > 1 ? [RUN_TWICE] : []),
  ...(heroSeat === null ? [OBSERVED] : []),
  ...(stakes.cap === null ? [] : [CAP]),
  ...(game.options?.bomb === true ? [BOMB_POT] : []),
];

const playersOf = (draft: Draft): Json => {
  const bounties = new Map<number, Decimal>();
  for (const event of draft.hand.events) {
    const note = event.type === 'note' ? parseNote(event.text) : null;
    if (event.type === 'note' && event.seat !== null && note?.type === 'player-bounty')
      bounties.set(event.seat, note.amount);
  }
  return draft.hand.players.map(({ seat, name, stack, sittingOut, dealtIn }, id) => ({
    id,
    seat,
    name,
    starting_stack: draft.money(stack ?? 0),
    player_bounty: bounties.get(seat),
    // A player who was not dealt in takes no part, as one who sits out.
    is_sitting_out: sittingOut || dealtIn === false ? true : undefined,
  }));
};

/** The bounties that players won, from the notes that the reader makes of them. */
const bountiesOf = (draft: Draft): readonly Json[] =>
  draft.hand.events.flatMap((event): Json[] => {
    const note = event.type === 'note' ? parseNote(event.text) : null;
    if (event.type !== 'note' || event.seat === null || note?.type !== 'bounty') return [];
    const defeated = draft.hand.players.find(({ name }) => name === note.name);
    if (defeated === undefined) return [];
    return [
      {
        player_id: draft.idOf(event.seat),
        bounty_won: note.amount,
        defeated_player_id: draft.idOf(defeated.seat),
      },
    ];
  });
