import { isSaidByDeclarations } from '../../declarations.js';
import { formatMoney } from '../../money.js';
import { romanNumber } from '../../roman.js';
import type { CanonicalHand, HandClaim, HandEvent } from '../../hand.js';
import type { WriteResult, WriteOptions } from '../format.js';
import { codeOf, gameOfVariant } from './games.js';
import { formatPlayedAt, isWithoutZone } from './times.js';
import { FORMAT, SITE } from './reader.js';
import { USER_FIELDS } from './user-fields.js';
import { formatList, quoteText } from './toml-text.js';
import { ActionWriter } from './writer-actions.js';
import { Losses } from '../losses.js';
import type { Draft } from './writer-draft.js';
import type { Play } from './play.js';
import { inferRake } from './rake.js';
import { checkChips } from './writer-check.js';
import { forcedBets, forcedFields } from './writer-forced.js';

/**
 * Writes a hand as the keys of a TOML document: forced bets, actions, descriptive fields and results. The reader gives back
 * the same hand, apart from line numbers. O(length of the hand).
 */
export const writePhh = (hand: CanonicalHand, { lossy = false }: WriteOptions = {}): WriteResult => {
  const game = gameOfVariant(hand.game.variant);
  if (game === undefined) return { ok: false, missing: ['/game/variant'] };
  const losses = new Losses();
  const players = dealOrder(hand);
  const seats = players.map(({ seat }) => seat);
  const draft: Draft = {
    hand,
    game,
    seats,
    losses,
    playerAt: (seat) => seats.indexOf(seat),
    money: (amount) => formatMoney(amount, hand.scale),
  };
  if (players.length < 2) losses.block('/players');
  if (!game.stud && hand.buttonSeat === null) losses.block('/buttonSeat');
  else if (!game.stud && hand.buttonSeat !== seats.at(-1)) losses.omit('/buttonSeat');
  checkHeader(draft);
  const forced = forcedBets(draft);
  const actions = new ActionWriter(draft).write();
  const play = losses.canWrite ? checkChips(draft, forced, actions) : null;
  const fields: [string, string][] = [
    ['variant', quoteText(codeOf(game, hand.game.limit))],
    ...forcedFields(forced, draft),
    ...betFields(draft),
    [
      'starting_stacks',
      formatList(players.map(({ stack }) => (stack === null ? 'inf' : draft.money(stack)))),
    ],
    ['actions', formatList(actions.map(({ text: action }) => quoteText(action)))],
    ...descriptiveFields(draft, players),
    ...(play === null ? [] : resultFields(draft, players, play)),
  ];
  const text = fields.map(([key, value]) => `${key} = ${value}\n`).join('');
  return losses.resultFor(text, lossy);
};

/** The same as a table, for a file of many hands. */
export const writePhhTable = (hand: CanonicalHand, options: WriteOptions = {}): WriteResult => {
  const writing = writePhh(hand, options);
  return writing.ok ? { ok: true, text: `[${String(options.ordinal ?? 1)}]\n${writing.text}` } : writing;
};

const isDealtIn = ({ sittingOut, dealtIn }: CanonicalHand['players'][number]): boolean =>
  !sittingOut && dealtIn !== false;

/** Players dealt in, clockwise from the left of the button. */
const dealOrder = ({ players, buttonSeat }: CanonicalHand): CanonicalHand['players'] => {
  const seated = players.filter(isDealtIn).sort((a, b) => a.seat - b.seat);
  if (buttonSeat === null) return seated;
  return [
    ...seated.filter(({ seat }) => seat > buttonSeat),
    ...seated.filter(({ seat }) => seat <= buttonSeat),
  ];
};

/** Records the parts of the header that have no field in the notation. */
const checkHeader = ({ hand, losses, seats }: Draft): void => {
  if (hand.site !== SITE) losses.omit('/site');
  if (hand.game.rotation !== null) losses.omit('/game/rotation');
  // Without its options the hand would be read as one of the plain game.
  if (hand.game.options !== undefined && !isSaidByDeclarations(hand)) losses.block('/game/options');
  // A player at the cap would have chips left, and would have to act.
  if (hand.stakes.cap !== null) losses.block('/stakes/cap');
  if (hand.heroSeat !== null && !seats.includes(hand.heroSeat)) losses.omit('/heroSeat');
  if (hand.cancelled) losses.block('/cancelled');
  hand.players.forEach((player, index) => {
    if (!isDealtIn(player)) losses.omit(`/players/${String(index)}`);
  });
};

/** The bet sizes: two of a fixed limit, else the minimum. */
const betFields = ({ hand, losses, money }: Draft): [string, string][] => {
  const { smallBet, bigBet, bigBlind } = hand.stakes;
  const sizes: [string, number | null][] =
    hand.game.limit === 'fixed-limit'
      ? [
          ['small_bet', smallBet],
          ['big_bet', bigBet],
        ]
      : [['min_bet', smallBet ?? bigBlind]];
  if (sizes.some(([, size]) => size === null)) losses.block('/stakes');
  return sizes.map(([key, size]) => [key, money(size ?? 0)]);
};

/** A level as a whole number: logs have Roman numerals too. Null for another text. */
const levelNumber = (level: string): string | null =>
  /^\d{1,9}$/.test(level) ? String(Number(level)) : romanNumber(level);

const descriptiveFields = (draft: Draft, players: CanonicalHand['players']): [string, string][] => {
  const { hand, seats, losses } = draft;
  const fields: [string, string][] = [];
  if (hand.tournament !== null) fields.push(['event', quoteText(hand.tournament.id)]);
  fields.push(...formatPlayedAt(hand, hand.format === FORMAT));
  const name = nameOf(hand);
  if (name !== '') fields.push(['hand', quoteText(name)]);
  const level = hand.tournament?.level ?? null;
  const number = level === null ? null : levelNumber(level);
  if (number !== null) fields.push(['level', number]);
  else if (level !== null) losses.omit('/tournament/level');
  if (seats.some((seat, player) => seat !== player + 1))
    fields.push(['seats', formatList(seats.map(String))]);
  if (hand.table.seats !== null) fields.push(['seat_count', String(hand.table.seats)]);
  if (hand.table.name !== '') fields.push(['table', quoteText(hand.table.name)]);
  const names = players.map(({ name: own }, player) => (own === `p${String(player + 1)}` ? '' : own));
  if (names.some((own) => own !== '')) fields.push(['players', formatList(names.map(quoteText))]);
  if (hand.currency !== 'CHIPS') fields.push(['currency', quoteText(hand.currency)]);
  return [...fields, ...userFields(draft)];
};

/** What the standard has no field for, in fields of the user: the hero, a buy-in, a time whose zone is not known, a spread limit. */
const userFields = ({ hand, seats, money }: Draft): [string, string][] => {
  const { heroSeat, tournament, playedAt, playedAtText, format, game, stakes, profile } = hand;
  const fields: [string, string][] = [];
  if (profile !== undefined) fields.push([USER_FIELDS.profile, quoteText(profile)]);
  if (game.limit === 'spread-limit')
    fields.push([
      USER_FIELDS.spread,
      formatList((stakes.largestBets ?? [stakes.bigBet ?? stakes.smallBet ?? 0]).map(money)),
    ]);
  if (heroSeat !== null && seats.includes(heroSeat)) fields.push([USER_FIELDS.hero, String(heroSeat)]);
  // Without a level that can be written, a buy-in marks a tournament.
  if (tournament !== null && (tournament.buyIn !== null || levelNumber(tournament.level ?? '') === null))
    fields.push([USER_FIELDS.buyIn, quoteText(tournament.buyIn ?? '')]);
  // As fields of the standard, a time without a zone would be one in UTC.
  const isUnknown = playedAt === null && (format !== FORMAT || isWithoutZone(playedAtText));
  if (isUnknown && playedAtText !== null) fields.push([USER_FIELDS.playedAt, quoteText(playedAtText)]);
  return fields;
};

/** The name of a hand of this format is before the digest of its id; other formats have a number. */
const nameOf = ({ id, format }: CanonicalHand): string =>
  format === FORMAT ? id.slice(0, Math.max(0, id.lastIndexOf('-'))) : id;

/**
 * The results. Collected amounts are written as winnings only if the reader infers the stated rake from them, because it
 * takes every missing chip as rake.
 */
const resultFields = (
  { hand, losses, seats, money }: Draft,
  players: CanonicalHand['players'],
  play: Play,
): [string, string][] => {
  const finals = bySeat(
    hand.claims.filter(({ type }) => type === 'final-stack'),
    seats,
  );
  const claimed = bySeat(
    hand.claims.filter(({ type }) => type === 'winnings'),
    seats,
  );
  const collected = collectedBy(hand, seats);
  const stacks = players.map(({ stack }) => stack);
  // The notation has no place for other fees: they count as rake.
  const stated = hand.claims.reduce(
    (sum, claim) => (claim.type === 'rake' || claim.type === 'fee' ? sum + claim.amount : sum),
    0,
  );
  const isAlike = antesAreAlike(hand.events, play.events, seats);
  const matchesRake = (winnings: readonly number[] | null): boolean =>
    isAlike && inferRake({ stacks, paid: play.contributed, finals, winnings }) === stated;
  const winnings = claimed ?? (collected !== null && matchesRake(collected) ? collected : null);
  const hasRake = matchesRake(winnings);
  hand.claims.forEach(({ type }, index) => {
    const isWritten =
      (type === 'final-stack' && finals !== null) ||
      (type === 'winnings' && claimed !== null) ||
      (type === 'rake' && hasRake);
    if (!isWritten) losses.omit(`/claims/${String(index)}`);
  });
  if (collected !== null && winnings?.join() !== collected.join())
    losses.omit(`/events/${String(firstCollect(hand))}`);
  const field = (key: string, amounts: readonly number[] | null): [string, string][] =>
    amounts === null ? [] : [[key, formatList(amounts.map(money))]];
  return [...field('finishing_stacks', finals), ...field('winnings', winnings)];
};

/**
 * Whether antes have the same part in the pots when the hand is read again: they are as dead as before, or everybody has put in as
 * much. Otherwise the awards could be those of other pots.
 */
const antesAreAlike = (
  own: readonly HandEvent[],
  read: readonly HandEvent[],
  seats: readonly number[],
): boolean => {
  const [before, after] = [antesIn(own), antesIn(read)];
  const of = (antes: ReadonlyMap<number, Ante>, seat: number): Ante => antes.get(seat) ?? NO_ANTE;
  const { amount } = of(before, seats[0]);
  return (
    seats.every((seat) => of(before, seat).amount === amount) ||
    seats.every((seat) => of(before, seat).dead === of(after, seat).dead)
  );
};

type Ante = Pick<Extract<HandEvent, { type: 'post' }>, 'amount' | 'dead'>;

const NO_ANTE: Ante = { amount: 0, dead: 0 };

/** The antes by seat. */
const antesIn = (events: readonly HandEvent[]): ReadonlyMap<number, Ante> => {
  const antes = new Map<number, Ante>();
  for (const event of events)
    if (event.type === 'post' && event.kind === 'ante') {
      const { amount, dead } = antes.get(event.seat) ?? NO_ANTE;
      antes.set(event.seat, { amount: amount + event.amount, dead: dead + event.dead });
    }
  return antes;
};

/** Amounts of claims by player; null unless there is one for each. */
const bySeat = (claims: readonly HandClaim[], seats: readonly number[]): number[] | null => {
  const amounts = new Map<number, number>();
  for (const claim of claims) if ('seat' in claim && 'amount' in claim) amounts.set(claim.seat, claim.amount);
  return seats.every((seat) => amounts.has(seat)) ? seats.map((seat) => amounts.get(seat) ?? 0) : null;
};

const firstCollect = ({ events }: CanonicalHand): number =>
  events.findIndex(({ type }) => type === 'collect');

/** The amounts that each player collects; null if the log has no such line. */
const collectedBy = (hand: CanonicalHand, seats: readonly number[]): number[] | null => {
  if (firstCollect(hand) < 0) return null;
  const won = new Map<number, number>();
  for (const event of hand.events)
    if (event.type === 'collect') won.set(event.seat, (won.get(event.seat) ?? 0) + event.amount);
  return seats.map((seat) => won.get(seat) ?? 0);
};
