import { UNKNOWN, type Card } from '#cards';
import type { SeatClaim } from '../../hand.js';
import { NO_AMOUNT } from '../../money.js';
import { chipsOf } from '../../player-chips.js';
import {
  addsPlayer,
  bets,
  bringsIn,
  calls,
  checks,
  dealsBoard,
  folds,
  placesButton,
  goesAllIn,
  posts,
  raisesAdding,
  keepsHand,
  remarks,
  returns,
  claimsBoard,
  parseTime,
  type HandDraft,
  type LineReader,
  type Phrase,
} from '../../reading/index.js';
import { caps } from './caps.js';
import { readDescription, readLow } from './descriptions.js';
import { findGame } from './games.js';

/** The name of a tournament ends with its table. */
const TABLE = ', Table ';

/** `Game ID: 261679750 2/4 Braunite ( Beast ) (Omaha)`; tournaments have `$2.20 Turbo, Table 1`, or no name. */
const readGame: LineReader = (draft, match) => {
  const game = findGame(match.textAt(4));
  const { scanner } = draft;
  const small = scanner.scan(match.textAt(1), 0);
  const big = scanner.scan(match.textAt(2), 0);
  if (game === undefined || small === NO_AMOUNT || big === NO_AMOUNT) return false;
  draft.id = match.textAt(0);
  draft.game = { variant: game.variant, limit: game.usualLimit, rotation: null };
  const name = match.textAt(3).trim();
  const table = name.lastIndexOf(TABLE);
  if (table >= 0 || name === '') {
    draft.currency = 'CHIPS';
    draft.tournament = { id: name.slice(0, Math.max(0, table)), buyIn: null, level: null };
  } else draft.currency = name.startsWith('PM ') ? 'PLAY' : 'USD';
  draft.table = { name: table < 0 ? name : name.slice(table + TABLE.length), seats: null };
  if (game.usualLimit === 'fixed-limit') Object.assign(draft.stakes, { smallBet: small, bigBet: big });
  else Object.assign(draft.stakes, { smallBlind: small, bigBlind: big });
  return true;
};

/** Hands that another program collected have the size of the table at the end of the header. */
const readCollected: LineReader = (draft, match, line) => {
  if (readGame(draft, match, line) === false) return false;
  draft.dialect = 'winning-collected';
  return true;
};

const readTime: LineReader = (draft, match) => {
  draft.playedAtText = match.textAt(0);
  draft.playedAt = parseTime(match.textAt(0), 'year-first', null);
};

/** Cards come one by one; those of a street are one deal. */
const deals =
  (isKnown: boolean): LineReader =>
  (draft, match, line) => {
    draft.section = 'body';
    const seat = draft.seatOf(match.players[0]);
    const cards = isKnown ? match.cards[0] : [UNKNOWN];
    const isStud = draft.game?.variant.startsWith('stud') === true;
    const isFirst = draft.street === 'preflop';
    if (isKnown && !isStud) draft.heroSeat ??= seat;
    const last = findDeal(draft, seat);
    if (last !== undefined && !(isStud ? isDealing(draft) : takesCard(draft, seat, last.cards.length)))
      return false;
    const isUp = isStud && (isFirst ? (last?.cards.length ?? 0) === 2 : draft.street !== 'seventh');
    if (last === undefined) {
      draft.events.push({ type: 'deal', seat, cards: [...cards], ...(isUp ? { up: 1 } : {}), line });
      return true;
    }
    last.cards.push(...cards);
    if (isUp) last.up = 1;
    return true;
  };

/** The hole cards of the games that deal them at once. */
const HOLE_CARDS: Readonly<Record<string, number>> = {
  holdem: 2,
  'short-deck': 2,
  omaha: 4,
  'omaha-8': 4,
  'omaha-5': 5,
  'omaha-5-8': 5,
};

/** Whether a further hole card may be that of a seat: the cards of a player are printed together. */
const takesCard = ({ events, game }: HandDraft, seat: number, count: number): boolean => {
  const latest = events.findLast(({ type }) => type === 'deal');
  return (
    latest?.type === 'deal' && latest.seat === seat && count < (HOLE_CARDS[game?.variant ?? ''] ?? Infinity)
  );
};

/** Whether nobody has acted since the last card: further cards of stud follow the line of a street. */
const isDealing = ({ events }: HandDraft): boolean =>
  events.findLast(({ type }) => type !== 'note')?.type === 'deal';

/** The deal of a seat on the current street. */
const findDeal = ({ events }: HandDraft, seat: number): { cards: Card[]; up?: number } | undefined => {
  for (let index = events.length - 1; index >= 0; index--) {
    const event = events[index];
    if (event.type === 'deal' && event.seat === seat) return event;
    if (event.type === 'street' || event.type === 'post') return undefined;
  }
  return undefined;
};

const startsStud =
  (street: string): LineReader =>
  (draft, _match, line) =>
    draft.startStreet(street, line);

/** A blind of a new player, before the cards; what exceeds the big blind is dead. */
const postsBlind: LineReader = (draft, match, line) => {
  if (draft.section === 'body') return false;
  const [amount] = match.amounts;
  const seat = draft.seatOf(match.players[0]);
  const big = draft.stakes.bigBlind ?? amount;
  const isSmall = amount <= (draft.stakes.smallBlind ?? 0);
  if (amount > big) draft.post(seat, 'posted-blind', amount, line, match.allIn, amount - big);
  else draft.post(seat, isSmall ? 'small-blind' : 'big-blind', amount, line, match.allIn);
  return true;
};

const startsSummary: LineReader = (draft, _match, line) => {
  draft.section = 'summary';
  if (draft.events.some(({ type }) => type === 'deal')) draft.showdown(line);
  else draft.cancelled = true;
};

export const olderHeader: readonly Phrase<HandDraft>[] = [
  { phrase: 'Game started at: {text}', read: readTime },
  { phrase: 'Game ID: {text} {text}/{text} {name} ({text})', read: readGame },
  { phrase: 'Game ID: {text} {text}/{text} {name} ({text}) {number}-max', read: readCollected },
  {
    phrase: 'Seat {number} is the button',
    read: placesButton,
  },
  { phrase: 'Seat {number}: {name} ({amount}).', read: addsPlayer() },
];

export const olderBody: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} ante ({amount})', read: posts('ante') },
  { phrase: '{player} posts ante ({amount})', read: posts('ante') },
  { phrase: '{player} has small blind ({amount})', read: posts('small-blind') },
  { phrase: '{player} has big blind ({amount})', read: posts('big-blind') },
  { phrase: '{player} posts ({amount})', read: postsBlind },
  { phrase: '{player} straddle ({amount})', read: posts('straddle') },
  { phrase: '{player} bring in ({amount})', read: bringsIn },
  { phrase: '{player} received a card.', read: deals(false) },
  { phrase: '{player} received card: [{cards}]', read: deals(true) },
  { phrase: '{player} folds', read: folds },
  { phrase: '{player} checks', read: checks },
  { phrase: '{player} calls ({amount})', read: calls },
  { phrase: '{player} bets ({amount})', read: bets },
  { phrase: '{player} raises ({amount})', read: raisesAdding },
  { phrase: '{player} caps ({amount})', read: caps },
  { phrase: '{player} cap ({amount})', read: caps },
  { phrase: '{player} allin ({amount})', read: goesAllIn },
  { phrase: 'Uncalled bet ({amount}) returned to {player}', read: returns },
  { phrase: '*** FLOP ***: [{cards}]', read: dealsBoard('flop') },
  { phrase: '*** TURN ***: [{cards}] [{cards}]', read: dealsBoard('turn') },
  { phrase: '*** RIVER ***: [{cards}] [{cards}]', read: dealsBoard('river') },
  // The line of a street of stud follows its betting.
  { phrase: '*** Third street ***', read: startsStud('fourth') },
  { phrase: '*** Fourth street ***', read: startsStud('fifth') },
  { phrase: '*** Fifth street ***', read: startsStud('sixth') },
  { phrase: '*** Sixth street ***', read: startsStud('seventh') },
  ...['sitting out', 'is timed out.', 'wait BB', 'is disconnected'].flatMap((words) => [
    { phrase: `{player} ${words}`, read: remarks },
    // Players without a name, and those who join during the hand.
    { phrase: `Player {text} ${words}`, read: remarks },
  ]),
  { phrase: '{player} mucks cards', read: keepsHand },
  // A player without a name.
  { phrase: 'Player {text} mucks cards', read: (_, match) => match.textAt(0).trim() === '' },
  { phrase: '------ Summary ------', read: startsSummary },
];

/** `Pot: 7.05. Rake 0.14. JP fee 0.06`. */
const claimsPot: LineReader = (draft, match, line) => {
  const [pot, rake, fee = 0] = match.amounts;
  draft.ended = true;
  draft.claimTotalPot(pot, line);
  if (match.amounts.length > 1) draft.claimRake(rake, line);
  if (fee > 0) draft.claimFee('jackpot', fee, line);
};

/** Tables with a jackpot in their names dropped a quarter into it in 2014, which the line of the pot leaves out. */
const JACKPOT_TABLES = ['JP', 'Beast'];
const JACKPOT_DROP = 0.25;

/** States the jackpot drop where just this is missing from what the players put in. */
export const completeRake = (draft: HandDraft): void => {
  const { claims, table, scanner } = draft;
  if (draft.dialect !== 'winning' || !JACKPOT_TABLES.some((words) => table.name.includes(words))) return;
  const pot = claims.find(({ type }) => type === 'total-pot');
  const rake = claims.find(({ type }) => type === 'rake');
  if (pot?.type !== 'total-pot' || rake?.type !== 'rake') return;
  const drop = Math.round(JACKPOT_DROP * 10 ** scanner.scale);
  if (sumPutIn(draft) === pot.amount + rake.amount + drop) draft.claimFee('jackpot', drop, rake.line);
};

/** The chips that stay in the pots, by the events. */
const sumPutIn = ({ events }: HandDraft): number => {
  let sum = 0;
  for (const { paid } of chipsOf(events).values()) sum += paid;
  for (const event of events) if (event.type === 'uncalled') sum -= event.amount;
  return sum;
};

/** The lines of the summary with a name, in order; the seat is null for a name that no player has. */
const resultLines = new WeakMap<
  HandDraft,
  { readonly seat: number | null; readonly text: string; readonly line: number }[]
>();

const keepResultLine = (draft: HandDraft, seat: number | null, line: number): void => {
  const lines = resultLines.get(draft) ?? [];
  lines.push({ seat, text: draft.lineText(), line });
  resultLines.set(draft, lines);
};

/**
 * The summary has a line for each listed player, in the order of the seat lines. In the place of a player without any, a line
 * of a name that is not listed, or that has another line, is wrong. O(players²).
 */
export const checkResultLines = (draft: HandDraft): void => {
  const { players, claims } = draft;
  const lines = resultLines.get(draft) ?? [];
  let place = 0;
  for (const { seat } of players) {
    const at = lines.findIndex((one, index) => index >= place && one.seat === seat);
    if (at >= 0) {
      place = at + 1;
      continue;
    }
    const other = lines.at(place);
    if (other === undefined || lines.some((one) => one.seat === seat)) continue;
    const isElsewhere = lines.some((one) => one !== other && one.seat === other.seat);
    if (other.seat !== null && !isElsewhere) continue;
    const { text, line } = other;
    const claim = claims.findIndex((one) => one.type === 'seat' && one.line === line);
    const stranger = { type: 'stranger', seat: 0, text, line } as const;
    if (claim < 0) claims.push(stranger);
    else claims[claim] = stranger;
    place++;
  }
};

/** A line of a player who is not listed: he joins during the hand. */
const notesStranger: LineReader = (draft, match, line) => {
  if (match.textAt(0).trim() !== '') keepResultLine(draft, null, line);
  return remarks(draft, match, line);
};

/** What a seat line states of the chips of its player: put in, collected, and the difference. */
const claimsResult =
  (outcome: SeatClaim['outcome'], sign: 1 | -1): LineReader =>
  (draft, match, line) => {
    const { seat, stack } = draft.players[match.players[0]];
    const [put, collected, difference] = match.amounts;
    keepResultLine(draft, seat, line);
    if (!draft.events.some((event) => event.type === 'deal' && event.seat === seat)) {
      if (put > 0 || collected > 0) return false;
      return draft.note(seat, draft.lineText(), line);
    }
    const hasFolded = draft.events.some((event) => event.type === 'fold' && event.seat === seat);
    const words = match.textAt(0);
    const reading = words === '' ? null : readDescription(words);
    if (words !== '' && reading === null) return false;
    const low = readLow(match.textAt(1));
    if (collected > 0) draft.collect(seat, collected, line);
    const claim = draft.claimSeat(seat, collected > 0 ? 'won' : hasFolded ? 'folded' : outcome, line);
    claim.cards = match.cards.at(0) ?? null;
    if (reading !== null) claim.readings = [reading];
    if (low !== null) claim.lows = [low];
    const isCollected = draft.dialect === 'winning-collected';
    // The other program prints no other figure than what a player collects.
    const other = isCollected ? Math.max(put, difference) : 0;
    if (other > 0) draft.contradict('figures', draft.formatAmount(0), draft.formatAmount(other), line);
    if (!isCollected && collected - put !== sign * difference)
      draft.contradict(
        'figures',
        draft.formatAmount(sign * (collected - put)),
        draft.formatAmount(difference),
        line,
      );
    if (stack !== null && stack >= put && !isCollected)
      draft.claimFinalStack(seat, stack - put + collected, line);
    return true;
  };

const results: readonly (readonly [string, SeatClaim['outcome']])[] = [
  ['shows: {text} [{cards}]{text}', 'shown'],
  ['shows: [{cards}]{text}', 'shown'],
  ['does not show cards', 'mucked'],
  ["doesn't show cards", 'mucked'],
  ['mucks (does not show cards)', 'mucked'],
  ['mucks (does not show: [{cards}])', 'mucked'],
];

const FIGURES = 'Bets: {amount}. Collects: {amount}.';

/** The seat lines of the summary; those of winners begin with a star. */
const seatLines: readonly Phrase<HandDraft>[] = results.flatMap(([words, outcome]) =>
  (['{player}', '*Player {player}'] as const).flatMap((player) =>
    (
      [
        ['Wins', 1],
        ['Loses', -1],
      ] as const
    ).map(([verb, sign]) => ({
      phrase: `${player} ${words}.{opt: }${FIGURES} ${verb}: {amount}{opt:.}`,
      read: claimsResult(outcome, sign),
    })),
  ),
);

export const olderSummary: readonly Phrase<HandDraft>[] = [
  { phrase: 'Pot: {amount}. Rake {amount}. JP fee {amount}', read: claimsPot },
  { phrase: 'Pot: {amount}. Rake {amount}', read: claimsPot },
  { phrase: 'Pot: {amount}', read: claimsPot },
  { phrase: 'Board: [{cards}]', read: claimsBoard },
  ...seatLines,
  // Players who join during the hand.
  { phrase: `Player {text} does not show cards.{opt: }Bets: 0. Collects: 0. {text}`, read: notesStranger },
  { phrase: 'Game ended at: {text}', read: remarks },
];
