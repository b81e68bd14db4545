/** Seats of a hand are at most 255. */
const SEATS = 256;

/** The part of a bet that nobody called. */
export interface UncalledPart {
  readonly seat: number;
  readonly amount: number;
}

/** What each seat has bet on the current street, in chips. */
export class StreetBets {
  /** By seat, up to the highest one that has bet. */
  readonly #bets: number[] = [];
  #highest = 0;
  #returned: UncalledPart | null = null;

  /** The largest bet of the street. */
  get highest(): number {
    return this.#highest;
  }

  of(seat: number): number {
    return seat < this.#bets.length ? this.#bets[seat] : 0;
  }

  add(seat: number, amount: number): void {
    this.set(seat, this.of(seat) + amount);
  }

  set(seat: number, total: number): void {
    if (seat >= 0 && seat < SEATS) {
      while (this.#bets.length <= seat) this.#bets.push(0);
      this.#bets[seat] = total;
    }
    if (total > this.#highest) this.#highest = total;
  }

  /** Starts the next street. */
  clear(): void {
    this.#returned ??= this.#uncalledOfStreet();
    this.#bets.fill(0);
    this.#highest = 0;
  }

  /** The part of the last bet of the hand that nobody called, for sites that print no line for it; null for none. */
  uncalled(): UncalledPart | null {
    return this.#returned ?? this.#uncalledOfStreet();
  }

  #uncalledOfStreet(): UncalledPart | null {
    let seat = -1;
    let second = 0;
    for (let other = 0; other < this.#bets.length; other++) {
      const bet = this.#bets[other];
      if (bet === this.#highest && seat < 0) seat = other;
      else if (bet > second) second = bet;
    }
    const amount = this.#highest - second;
    return seat < 0 || amount === 0 ? null : { seat, amount };
  }
}
