import { isSaidByDeclarations } from '../../declarations.js';
import { isSaidByAntes } from './bomb-pots.js';
import type { CanonicalHand } from '../../hand.js';
import { limitNames, printedRotation, rotations } from './games.js';
import { BodyWriter, isOneLine } from './writer-body.js';
import { Page } from './writer-page.js';
import { printOrder } from './writer-order.js';
import { writeSummary } from './writer-summary.js';
import type { WriteResult, WriteOptions } from '../format.js';
import { numberFromOne } from '../seat-numbers.js';
import { formatLocalTime, formatTimes } from './writer-times.js';

/**
 * Writes a hand in the current PokerStars layout: the header and the table here, the rest in writer-body.ts and
 * writer-summary.ts. The reader gives back the same hand, apart from line numbers. O(length of the hand).
 */
export const writePokerstars = (log: CanonicalHand, { lossy = false }: WriteOptions = {}): WriteResult => {
  const { hand, isShifted } = numberFromOne(log);
  const page = new Page(hand);
  if (isShifted) page.omit('/players');
  writeHeader(page);
  writeTable(page);
  const body = new BodyWriter(page);
  for (const [index, event] of printOrder(hand)) body.write(event, index);
  body.end();
  writeSummary(page);
  return page.result(lossy);
};

/** `PokerStars Hand #12:  Hold'em No Limit ($0.05/$0.10 USD) - 2025/08/02 11:24:53 CET [2025/08/02 5:24:53 ET]` */
const writeHeader = (page: Page): void => {
  const { hand } = page;
  if (hand.site !== 'PokerStars') page.omit('/site');
  if (hand.profile !== undefined) page.omit('/profile');
  const id = idOf(page);
  const time = timesOf(hand);
  if (time === null) page.omit('/playedAt');
  const game = gameOf(page);
  const stakes = stakesOf(page);
  page.line(
    `PokerStars Hand #${id}: ${beforeStakes(page, game, stakes)}${time === null ? '' : ` - ${time}`}`,
  );
};

/** The id, which must begin with a digit in this layout; any other id is replaced by a number that is made from it. */
const idOf = (page: Page): string => {
  const { id } = page.hand;
  if (id === '' || /^\d/.test(id)) {
    if (id === '' || id.includes(':') || id !== id.trim() || !isOneLine(id)) page.block('/id');
    return id;
  }
  page.omit('/id');
  let number = 0;
  for (const sign of id) number = (number * ID_STEP + (sign.codePointAt(0) ?? 0)) % MAX_IDS;
  return String(number);
};

/** Of a polynomial hash whose products are exact integers. */
const ID_STEP = 4_099;
const MAX_IDS = 999_999_999_989;

const SECOND = 1_000;

const timesOf = (hand: CanonicalHand): string | null => {
  if (hand.format === 'pokerstars' && hand.playedAtText !== null) return hand.playedAtText;
  if (hand.playedAt === null) return formatLocalTime(hand.playedAtText ?? '');
  // Some sites state fractions of a second.
  return formatTimes(Math.floor(Date.parse(hand.playedAt) / SECOND) * SECOND);
};

const gameOf = (page: Page): string => {
  const { limit, options } = page.hand.game;
  const { game } = page;
  if (game === undefined) page.block('/game/variant');
  // Without its options the hand would be read as one of the plain game, with many findings.
  if (options !== undefined && !isSaidByDeclarations(page.hand) && !isSaidByAntes(page.hand))
    page.block('/game/options');
  // The site calls a fixed limit `Limit`: the last of two names for a limit is the current one.
  const limitName = limitNames.findLast((candidate) => candidate.limit === limit)?.name;
  if (limitName === undefined) page.block('/game/limit');
  return `${game?.names[0] ?? ''} ${limitName ?? ''}`;
};

const anteOf = ({ events }: CanonicalHand): number =>
  events.reduce(
    (largest, event) =>
      event.type === 'post' && event.kind === 'ante' ? Math.max(largest, event.amount) : largest,
    0,
  );

/** `$0.50/$1.00`: both with decimals if one is not whole; then the cap, `$0.50/$1.00 - $20 Cap - `. */
const stakesOf = (page: Page): string => {
  const { stakes, scale, game } = page.hand;
  const fixed = game.limit === 'fixed-limit';
  const small = fixed ? stakes.smallBet : stakes.smallBlind;
  const big = fixed ? stakes.bigBet : stakes.bigBlind;
  if (small === null || big === null) {
    page.block('/stakes');
    return '';
  }
  if (page.hasButtonBlind) return `Button Blind ${page.amount(big)} - Ante ${page.amount(anteOf(page.hand))}`;
  const cap = stakes.cap === null ? '' : ` - ${page.amount(stakes.cap)} Cap - `;
  const unit = 10 ** scale;
  const whole = small % unit === 0 && big % unit === 0;
  const sizes = whole ? [page.amount(small), page.amount(big)] : [page.exact(small), page.exact(big)];
  return sizes.join('/') + cap;
};

/** `$5.00+$0.50 USD`. Words of other sites, such as `Free`, would be read as a part of the game. */
const BUY_IN = /^[$€£]?\d[\d.,]*(?:\+[$€£]?\d[\d.,]*)*(?: [A-Z]{3})?$/;

const beforeStakes = (page: Page, game: string, stakes: string): string => {
  const { tournament, currency } = page.hand;
  const stated = page.hand.game.rotation;
  const rotation = stated === null ? null : printedRotation(stated);
  if (tournament !== null) {
    if (currency !== 'CHIPS') page.block('/currency');
    if (rotation !== null && !rotations.includes(rotation)) page.omit('/game/rotation');
    const isBuyIn =
      tournament.buyIn !== null && (page.hand.format === 'pokerstars' || BUY_IN.test(tournament.buyIn));
    if (tournament.buyIn !== null && !isBuyIn) page.omit('/tournament/buyIn');
    const buyIn = isBuyIn ? ` ${String(tournament.buyIn)}` : '';
    const level = tournament.level === null ? '' : ` - Level ${tournament.level}`;
    const named = rotation === null ? game : `${rotation} (${game})`;
    return `Tournament #${tournament.id},${buyIn} ${named}${level} (${stakes})`;
  }
  if (currency === 'CHIPS') page.block('/tournament');
  const sized = currency === 'PLAY' ? stakes : `${stakes} ${currency}`;
  return rotation === null ? ` ${game} (${sized})` : ` ${rotation} (${game}, ${sized})`;
};

/** `Table 'Wezen' 6-max Seat #3 is the button` and the seats. */
const writeTable = (page: Page): void => {
  const { table, buttonSeat, players, currency } = page.hand;
  if (!isOneLine(table.name)) page.block('/table/name');
  // Some sites number more seats than their tables have; here a seat beyond the table is a fault.
  const isOwn = page.hand.format === 'pokerstars';
  const last = Math.max(...players.map(({ seat }) => seat));
  if (table.seats !== null && last > table.seats && !isOwn) page.omit('/table/seats');
  const count = isOwn ? table.seats : table.seats && Math.max(table.seats, last);
  const seats = count === null ? '' : ` ${String(count)}-max`;
  const play = currency === 'PLAY' ? ' (Play Money)' : '';
  const button = buttonSeat === null ? '' : ` Seat #${String(buttonSeat)} is the button`;
  page.line(`Table '${table.name}'${seats}${play}${button}`);
  const seen = new Set<string>();
  players.forEach(({ seat, name, stack, sittingOut, dealtIn }, index) => {
    const pointer = `/players/${String(index)}`;
    // Every later line finds its player by name, so names must be unique and not blank.
    if (name.trim() === '' || !isOneLine(name) || seen.has(name)) page.block(`${pointer}/name`);
    seen.add(name);
    if (stack === null) page.block(`${pointer}/stack`);
    const away = dealtIn === false ? ' out of hand' : sittingOut ? ' is sitting out' : '';
    page.line(`Seat ${String(seat)}: ${name} (${page.amount(stack ?? 0)} in chips)${away}`);
  });
};
