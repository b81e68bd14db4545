import type { CopyRows, CopyValue } from './copy.js';
import { SHARES } from './player-statistics.sql.js';
import type { SeatStatistics } from './rows.js';

const SHARE_BITS = 2 * SHARES.length;
const SHARES_UNIT = 2 ** SHARE_BITS;
/** Of the raises, and of the calls. */
const COUNT_UNIT = 256;

/** A cell of player statistics in the hands of a chunk. */
export class ChunkCell {
  private hands = 0;
  private raises = 0;
  private calls = 0;
  private folds = 0;
  private settled = 0;
  private rake = 0;
  private cashOut = 0;
  private net = 0;
  private adjusted = 0;
  private squares = 0;
  /** The sum of the squares that are too large for `squares`. */
  private largeSquares = 0n;
  /** How often a player could do something, and did it, in the order of the bits of `actions`. */
  private readonly shares = new Uint32Array(SHARE_BITS);

  /** @param key of `player_statistics`, in the order of its columns */
  constructor(private readonly key: readonly CopyValue[]) {}

  /**
   * Adds a seat of a hand.
   *
   * @param actions what the player did: see packActions in libs/statistics
   * @param rows where sums go that would not be exact any more: the next ones begin again
   */
  add(actions: number, seat: SeatStatistics, rows: CopyRows): void {
    const rake = seat.rake ?? 0;
    const cashOut = seat.cashOut ?? 0;
    const net = seat.net ?? 0;
    const adjusted = seat.adjusted ?? net;
    const isExact =
      Number.isSafeInteger(this.rake + rake) &&
      Number.isSafeInteger(this.cashOut + cashOut) &&
      Number.isSafeInteger(this.net + net) &&
      Number.isSafeInteger(this.adjusted + adjusted);
    if (!isExact) this.write(rows);
    this.addActions(actions);
    this.hands++;
    this.rake += rake;
    this.cashOut += cashOut;
    this.net += net;
    this.adjusted += adjusted;
    if (seat.net !== null) this.settled++;
    const square = net * net;
    if (Number.isSafeInteger(this.squares + square)) this.squares += square;
    else this.largeSquares += BigInt(net) ** 2n;
  }

  /** Writes the sums, and begins again. */
  write(rows: CopyRows): void {
    const { key, hands, raises, calls, folds, settled, rake, cashOut, net, adjusted, shares } = this;
    const squares = String(BigInt(this.squares) + this.largeSquares);
    rows.row([
      ...key,
      hands,
      raises,
      calls,
      folds,
      settled,
      rake,
      cashOut,
      net,
      adjusted,
      squares,
      ...shares,
    ]);
    this.hands = this.raises = this.calls = this.folds = this.settled = 0;
    this.rake = this.cashOut = this.net = this.adjusted = this.squares = 0;
    this.largeSquares = 0n;
    shares.fill(0);
  }

  private addActions(actions: number): void {
    const { shares } = this;
    for (let bits = actions % SHARES_UNIT; bits !== 0; bits &= bits - 1)
      shares[31 - Math.clz32(bits & -bits)]++;
    const counts = Math.floor(actions / SHARES_UNIT);
    if (counts === 0) return;
    this.raises += counts % COUNT_UNIT;
    this.calls += Math.floor(counts / COUNT_UNIT) % COUNT_UNIT;
    this.folds += Math.floor(counts / COUNT_UNIT ** 2);
  }
}
