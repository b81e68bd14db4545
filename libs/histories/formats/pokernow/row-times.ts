import type { PokerNowDraft } from './draft.js';
import type { Row } from './rows.js';

/**
 * The order of a row is its time in milliseconds and two digits more. Both are taken within 60 ms in 34,876 rows; a site
 * under load may be slower.
 */
const MAX_DELAY = 2_000;
const ROWS_IN_A_MILLISECOND = 100;
/** Smaller and larger orders are numbers of another kind: these are times of the years 2001 to 2286. */
const MIN_ORDER = 1e14;
const MAX_ORDER = 1e15;
const INSTANT_LENGTH = '2021-04-17T02:18:29.395Z'.length;

/**
 * L-LINE-1: compares the times and the orders of the rows of a hand, which follow one another in play. The time is taken
 * before the order, no order is used twice, and the stacks and the blinds have the time of the start: so it is in all
 * 34,876 rows of 2,033 real hands.
 */
export class RowTimes {
  #before: Pick<Row, 'order' | 'line'> | null = null;
  #start: number | null = null;

  check(draft: PokerNowDraft, { at, order, line }: Row): void {
    if (order === null || order < MIN_ORDER || order > MAX_ORDER || at.length !== INSTANT_LENGTH) return;
    const ordered = Math.floor(order / ROWS_IN_A_MILLISECOND);
    const time = Date.parse(at);
    if (Number.isNaN(time)) return;
    const start = this.#startOf(draft, line, time);
    if (time > ordered || time < ordered - MAX_DELAY) draft.contradict('time', printTime(ordered), at, line);
    else if (order === this.#before?.order)
      draft.contradict('figures', `< ${String(order)}`, String(order), this.#before.line);
    else if (time !== start) draft.contradict('time', printTime(start), at, line);
    this.#before = { order, line };
  }

  /** When the row is due: of a row of the start of a hand the time of its first row, of others their own time. */
  #startOf({ players, events, startLine, game }: PokerNowDraft, line: number, time: number): number {
    if (line === startLine) this.#start = time;
    const event = events.at(-1);
    const isPost = event?.type === 'post' && event.line === line && event.kind !== 'straddle';
    const isBlind = isPost && game?.options?.bomb !== true;
    return isBlind || players.at(0)?.line === line ? (this.#start ?? time) : time;
  }
}

const printTime = (milliseconds: number): string => new Date(milliseconds).toISOString();
