/**
 * The bets of one street by seat. The format states the chips of each action, and a canonical hand the total of a bet, so
 * reader and writer convert with the same sums.
 */
export class StreetBets {
  private readonly bets = new Map<number, number>();
  private hasBigBlind = false;
  /** The largest bet of the street. */
  largest = 0;

  /** A new street begins. */
  clear(): void {
    this.bets.clear();
    this.largest = 0;
    this.hasBigBlind = true;
  }

  of(seat: number): number {
    return this.bets.get(seat) ?? 0;
  }

  /** The part of the largest bet that no other player matched; null for none. O(players). */
  get excess(): { readonly seat: number; readonly amount: number } | null {
    let seat = -1;
    let largest = 0;
    let second = 0;
    for (const [candidate, bet] of this.bets)
      if (bet > largest) {
        second = largest;
        largest = bet;
        seat = candidate;
      } else second = Math.max(second, bet);
    return largest > second ? { seat, amount: largest - second } : null;
  }

  /** Adds the chips of an action, and returns the player's bet with them. */
  add(seat: number, amount: number): number {
    const bet = this.of(seat) + amount;
    this.bets.set(seat, bet);
    this.largest = Math.max(this.largest, bet);
    return bet;
  }

  /** Adds a forced bet: antes and dead chips are no bets, and neither is a small blind after the big blind. */
  post(seat: number, kind: string, amount: number, dead: number): void {
    const isBet = kind !== 'ante' && !(kind === 'small-blind' && this.hasBigBlind);
    if (kind === 'big-blind') this.hasBigBlind = true;
    if (isBet) this.add(seat, amount - dead);
  }
}
