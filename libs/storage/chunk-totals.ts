import type { CopyRows, CopyValue } from './copy.js';
import type { SeatChips } from './player-sums.js';

/** The columns of the totals of a player in a chunk, in their order. Amounts are in the smallest unit. */
export const TOTALS_COLUMNS = [
  'name',
  'site',
  'currency',
  'scale',
  'seats',
  'hands',
  'played',
  'won',
  'put_in',
  'collected',
  'net',
  'first_played_at',
  'last_played_at',
] as const;

/** The totals of a player in the hands of a chunk with one site, currency and scale. */
export class ChunkTotals {
  private seats = 0;
  private hands = 0;
  private played = 0;
  private won = 0;
  private putIn = 0;
  private collected = 0;
  private net = 0;
  private first: string | null = null;
  private last: string | null = null;
  // The last hands that were counted: a log may list a name in two seats, which is one hand.
  private lastSeat = 0;
  private lastHand = 0;
  private lastPlayed = 0;
  private lastWon = 0;

  /** @param key site, currency and scale */
  constructor(
    readonly name: string,
    private readonly key: readonly CopyValue[],
  ) {}

  /** Adds a hand that lists the player. */
  addSeat(hand: number): void {
    if (this.lastSeat !== hand) this.seats++;
    this.lastSeat = hand;
  }

  /**
   * Adds a seat of a hand in which the player was dealt in.
   *
   * @param hand the number of the hand, from 1
   * @param time in UTC without the Z; null if it is unknown
   * @param rows where sums go that would not be exact any more: the next ones begin again
   */
  add({ putIn, collected }: SeatChips, hand: number, time: string | null, rows: CopyRows): void {
    const won = collected ?? 0;
    const net = collected === null ? 0 : collected - putIn;
    const isExact =
      Number.isSafeInteger(this.putIn + putIn) &&
      Number.isSafeInteger(this.collected + won) &&
      Number.isSafeInteger(this.net + net);
    if (!isExact) this.write(rows);
    if (this.lastHand !== hand) this.hands++;
    this.lastHand = hand;
    if (putIn > 0) {
      if (this.lastPlayed !== hand) this.played++;
      this.lastPlayed = hand;
    }
    if (won > 0) {
      if (this.lastWon !== hand) this.won++;
      this.lastWon = hand;
    }
    this.putIn += putIn;
    this.collected += won;
    this.net += net;
    if (time === null) return;
    if (this.first === null || time < this.first) this.first = time;
    if (this.last === null || time > this.last) this.last = time;
  }

  /** Writes the sums, and begins again. */
  write(rows: CopyRows): void {
    const { name, key, seats, hands, played, won, putIn, collected, net, first, last } = this;
    rows.row([name, ...key, seats, hands, played, won, putIn, collected, net, utc(first), utc(last)]);
    this.seats = this.hands = this.played = this.won = 0;
    this.putIn = this.collected = this.net = 0;
  }
}

const utc = (time: string | null): string | null => (time === null ? null : `${time}Z`);
