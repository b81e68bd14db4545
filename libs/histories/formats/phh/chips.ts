/** Forced bets and stacks before the deal, by player, in the order of the deal. */
export interface Stakes {
  readonly antes: readonly number[];
  readonly blinds: readonly number[];
  readonly bringIn: number;
  /** Null for an unknown stack. */
  readonly stacks: readonly (number | null)[];
  readonly seats: readonly number[];
  readonly scale: number;
  /** Lines of the antes and of the blinds. */
  readonly lines: { readonly antes: number; readonly blinds: number };
}

/** What a player puts in: a file may state more than he has. */
export interface PutIn {
  readonly stated: number;
  readonly taken: number;
}

export const NOTHING: PutIn = { stated: 0, taken: 0 };

/** The chips of the players of a hand: in front of them in this round, put in so far, and left. */
export class Chips {
  readonly bets: number[];
  /** Chips that each player has put in, without antes, less what went back. */
  readonly paid: number[];
  /** The antes of each player, less what went back. */
  readonly antes: number[];
  readonly left: number[];
  readonly live: boolean[];

  constructor(stacks: Stakes['stacks']) {
    this.bets = stacks.map(() => 0);
    this.paid = stacks.map(() => 0);
    this.antes = stacks.map(() => 0);
    this.left = stacks.map((stack) => stack ?? Number.POSITIVE_INFINITY);
    this.live = stacks.map(() => true);
  }

  /** The largest bet of the round. */
  get level(): number {
    return Math.max(...this.bets);
  }

  /** What a player puts in for a call, or for another amount due: his last chips if he has fewer. */
  payable(player: number, due = this.level - this.bets[player]): number {
    return Math.max(0, Math.min(due, this.left[player]));
  }

  /** Puts in what an action says, and returns it with the chips that the player had for it. */
  putIn(player: number, amount: number): PutIn {
    const stated = Math.max(0, amount);
    const taken = Math.min(stated, this.left[player]);
    this.bets[player] += stated;
    this.paid[player] += stated;
    this.left[player] -= taken;
    return { stated, taken };
  }

  takeBack(player: number, { stated, taken }: PutIn): void {
    this.bets[player] -= stated;
    this.paid[player] -= stated;
    this.left[player] += taken;
  }

  /** Ends a round: the uncalled bet goes back. */
  collect(): void {
    const excess = excessOf(this.bets);
    if (excess !== null && this.live[excess.player]) {
      this.paid[excess.player] -= excess.amount;
      this.left[excess.player] += excess.amount;
    }
    this.bets.fill(0);
  }
}

/** The player with the largest amount, and its excess over the second largest; null if two are equal. */
export const excessOf = (
  amounts: readonly number[],
): { readonly player: number; readonly amount: number } | null => {
  const largest = Math.max(...amounts);
  const player = amounts.indexOf(largest);
  const second = Math.max(0, ...amounts.filter((_, other) => other !== player));
  return largest > second ? { player, amount: largest - second } : null;
};
