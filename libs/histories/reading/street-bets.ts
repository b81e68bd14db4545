/** Seats of a hand are at most 255. */
const SEATS = 256;

/** What each seat has bet on the current street, in chips. */
export class StreetBets {
  readonly #bets = new Float64Array(SEATS);
  #highest = 0;

  /** The largest bet of the street. */
  get highest(): number {
    return this.#highest;
  }

  of(seat: number): number {
    return this.#bets[seat];
  }

  add(seat: number, amount: number): void {
    this.set(seat, this.#bets[seat] + amount);
  }

  set(seat: number, total: number): void {
    this.#bets[seat] = total;
    if (total > this.#highest) this.#highest = total;
  }

  /** Starts the next street. */
  clear(): void {
    this.#bets.fill(0);
    this.#highest = 0;
  }
}
