import { checkBlinds, movesByOne } from './blinds.js';
import { checkButton } from './button.js';
import { checkBuyIns } from './buy-ins.js';
import { checkCarriedMoney } from './carried-money.js';
import { Field, FIRST_PLAYER, Of, PER_PLAYER, type TableDigest } from './digest-layout.js';
import { compareHands, Series, type NumberedHand, type Stray } from './hand-order.js';
import { LeastRecent } from './least-recent.js';
import { Levels } from './levels.js';
import { checkMissedBlinds } from './missed-blinds.js';
import { haveTableInCommon, isDealtAgain } from './players.js';
import { Reporter, type TakeFinding } from './reporter.js';
import { checkRotation, GameTurns } from './rotation.js';
import { checkStacks, type WrongStack } from './stacks.js';
import { TablePair } from './table-pair.js';

/** The tables whose last hand is known: more than a player plays at once, and than a log of a room has between two hands. */
const MAX_TABLES = 256;

/** The names that are known at a table. */
const MAX_NAMES = 100;

/** The number of hands within which a finding about an earlier hand is certain to come. */
export const HELD_HANDS = 64;

/** The number of hands for which a fall in the order waits for the next hand of the table. */
const LONGEST_WAIT = HELD_HANDS / 2;

/** The first hands of a log, which show whether the oldest or the newest hand comes first. */
const OPENING_HANDS = 16;

/** Hands that are farther apart belong to two sessions, in any order. */
const SESSION_MS = 6 * 60 * 60_000;

/** What is known of a table after its last hand. */
interface Table {
  readonly order: Series<NumberedHand>;
  /** The last hand in the log. */
  last: TableDigest | null;
  /** The number of the hand since which a fall in the order waits for the next hand of the table. */
  waitsSince: number;
  /** The names of the players so far. */
  readonly names: Set<number>;
  readonly turns: GameTurns;
  /** P-BLIND-1: the names of players who owe a blind. */
  readonly owing: Set<number>;
  /** Where the button of the last hand should have been; NaN if it was there. */
  dueButton: number;
  /** Whether the button or the big blind of the last hand was wrong. */
  isBlindWrong: boolean;
  /** The wrong stack of the last hand, if it has one. */
  wrongStack: WrongStack | null;
}

/**
 * Checks the hands of one log in the order of the log: of each table, each hand with the one before it. Several tables may be
 * mixed, and the newest hand may come first. Memory has one digest for each of the last tables.
 *
 * A finding is about the hand whose beginning contradicts the hand before it. Where that one comes later in the log, or the next
 * hand has to decide, it is less than `HELD_HANDS` hands back.
 */
export class TableChecker {
  private readonly tables = new LeastRecent<Table>(MAX_TABLES);
  private readonly levels: Levels;
  /** Tables whose order waits for the next hand, the longest first. */
  private waiting: Table[] = [];
  /** How many hands come after the one before them, less how many before it. */
  private rises = 0;
  /** The direction of the first two hands. */
  private firstDirection = 0;
  private count = 0;
  /** The first hands of the log; null after them. */
  private opening: { readonly hand: number; readonly digest: TableDigest | null }[] | null = [];

  constructor(private readonly take: TakeFinding) {
    this.levels = new Levels(take, () => this.direction);
  }

  /** Checks the next hand of the log; null for one that cannot be read, or is a copy. O(players²). */
  next(digest: TableDigest | null): void {
    const hand = this.count++;
    if (this.opening === null) this.check(hand, digest);
    else {
      this.opening.push({ hand, digest });
      if (this.opening.length === OPENING_HANDS) this.checkOpening();
    }
  }

  /** Checks the first hands of a log, when the direction of most of them is known. */
  private checkOpening(): void {
    const { opening } = this;
    if (opening === null) return;
    this.opening = null;
    const last = new LeastRecent<{ digest: TableDigest }>(MAX_TABLES);
    for (const { digest } of opening) {
      if (digest === null) continue;
      const table = last.get(digest[Field.table], () => ({ digest }));
      this.noteDirection(compareHands(digest, table.digest));
      table.digest = digest;
    }
    for (const { hand, digest } of opening) this.check(hand, digest);
  }

  private check(hand: number, digest: TableDigest | null): void {
    while (this.waiting.length > 0 && hand - this.waiting[0].waitsSince >= LONGEST_WAIT) this.decideFirst();
    if (digest === null) return;
    const table = this.tables.get(digest[Field.table], () => this.makeTable());
    if (table.last !== null && hand >= OPENING_HANDS) this.noteDirection(compareHands(digest, table.last));
    table.last = digest;
    this.follow(table, { hand, digest });
  }

  /** Ends the log. The next hand is the first one of another log. */
  end(): void {
    this.checkOpening();
    while (this.waiting.length > 0) this.decideFirst();
    this.levels.end();
    this.tables.clear();
    this.rises = this.firstDirection = this.count = 0;
    this.opening = [];
  }

  private makeTable(): Table {
    return {
      order: new Series((one, other) => this.direction * compareHands(one.digest, other.digest)),
      last: null,
      waitsSince: 0,
      names: new Set(),
      turns: new GameTurns(),
      owing: new Set(),
      dueButton: NaN,
      isBlindWrong: false,
      wrongStack: null,
    };
  }

  private noteDirection(direction: number): void {
    if (this.firstDirection === 0) this.firstDirection = direction;
    this.rises += direction;
  }

  /** 1 for a log with the oldest hand first, -1 for the newest. */
  private get direction(): number {
    return (this.rises || this.firstDirection) < 0 ? -1 : 1;
  }

  private decideFirst(): void {
    const table = this.waiting.shift();
    if (table !== undefined) this.reportOrder(table.order.end().stray);
  }

  private follow(table: Table, value: NumberedHand): void {
    const { order } = table;
    if (order.isWaiting) this.waiting = this.waiting.filter((other) => other !== table);
    const { previous, stray } = order.next(value);
    this.reportOrder(stray);
    if (previous !== null) this.comparePair(table, previous, value);
    if (order.isWaiting) {
      table.waitsSince = value.hand;
      this.waiting.push(table);
      return;
    }
    this.levels.note(value);
    noteNames(table.names, value.digest);
  }

  private reportOrder(stray: Stray<NumberedHand> | null): void {
    if (stray === null) return;
    const { value, against, before, after } = stray;
    const isBetween = before !== null && after !== null && areOfOneSession(before.digest, after.digest);
    if (!isBetween && !areOfOneSession(value.digest, against.digest)) return;
    const apart = Math.abs(value.digest[Field.time] - against.digest[Field.time]);
    const [about, other] = this.isHeld(value) ? [value, against] : [against, value];
    const reporter = new Reporter(about.hand, this.take);
    const expected = placeText(other.digest, apart > 0);
    const actual = placeText(about.digest, apart > 0);
    reporter.add('hand-order', ['P-DEAL-1'], about.digest[Field.line], null, expected, actual);
  }

  private comparePair(table: Table, one: NumberedHand, other: NumberedHand): void {
    const isReversed = this.direction < 0;
    const later = isReversed ? one : other;
    const pair = new TablePair((isReversed ? other : one).digest, later.digest);
    const dueButton = table.dueButton;
    table.dueButton = NaN;
    if (!pair.isComparable || !(pair.isConsecutive || movesByOne(pair))) {
      table.owing.clear();
      table.turns.forget();
      table.isBlindWrong = false;
      table.wrongStack = null;
      return;
    }
    const reporter = new Reporter(this.isHeld(later) ? later.hand : other.hand, this.take);
    const from = Number.isNaN(dueButton) ? pair.earlier[Field.button] : dueButton;
    table.dueButton = checkButton(pair, isReversed ? pair.earlier[Field.button] : from, reporter);
    // After a hand with a wrong button or blind, the blind of this one cannot be known.
    const isKnown = !table.isBlindWrong && Number.isNaN(table.dueButton);
    table.isBlindWrong = !Number.isNaN(table.dueButton) || (isKnown && !checkBlinds(pair, reporter));
    const wrongStack = checkStacks(pair, table.wrongStack, reporter);
    if (!isReversed) table.wrongStack = wrongStack;
    checkCarriedMoney(pair, reporter);
    // The hand counts for the one before it, in which nobody paid a blind or played a game.
    if (isDealtAgain(pair.earlier, pair.later)) return;
    if (isReversed) {
      checkRotation(pair, reporter);
      return;
    }
    // A game lasts until the button has gone round.
    if (!Number.isNaN(table.dueButton)) table.turns.forget();
    table.turns.next(pair, reporter);
    checkMissedBlinds(pair, table.owing, reporter);
    checkBuyIns(pair, table.names, reporter);
  }

  /** Whether a finding about a hand can still be added to it. */
  private isHeld({ hand }: NumberedHand): boolean {
    return this.count - hand < HELD_HANDS;
  }
}

/** Whether two hands are of one session of a table. A hand between them that is not is out of order. */
const areOfOneSession = (one: TableDigest, other: TableDigest): boolean =>
  !(Math.abs(one[Field.time] - other[Field.time]) > SESSION_MS) && haveTableInCommon(one, other);

const noteNames = (names: Set<number>, digest: TableDigest): void => {
  for (let at = FIRST_PLAYER; at < digest.length; at += PER_PLAYER) names.add(digest[at + Of.name]);
  for (const name of names) {
    if (names.size <= MAX_NAMES) return;
    names.delete(name);
  }
};

/** The time of a hand, or its id. */
const placeText = (digest: TableDigest, hasTime: boolean): string =>
  hasTime ? new Date(digest[Field.time]).toISOString().replace('.000Z', 'Z') : String(digest[Field.id]);
