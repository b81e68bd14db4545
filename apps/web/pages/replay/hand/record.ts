/** The smallest and the largest total of a bet; null if it depends on an unknown stack. */
export interface LegalRange {
  readonly min: string | null;
  readonly max: string | null;
  readonly totals?: readonly string[];
}

/** What the player to act may do. */
export interface Legal {
  readonly seat: number;
  readonly fold: boolean;
  readonly check: boolean;
  readonly call: string | null;
  readonly bringIn: string | null;
  readonly bet: LegalRange | null;
  readonly raise: LegalRange | null;
}

/** An event of a hand, and the state before it. Amounts are decimals in the currency of the hand. */
export interface Step {
  readonly line: number;
  readonly event: string;
  readonly seat: number | null;
  readonly amount: string | null;
  readonly cards: string | null;
  readonly run: number | null;
  readonly street: string | null;
  readonly legal: Legal | null;
  readonly pot: string;
  readonly pots: readonly { readonly amount: string; readonly seats: readonly number[] }[];
  readonly bets: Readonly<Record<string, string>>;
  readonly stacks: Readonly<Record<string, string | null>>;
  readonly live: readonly number[];
  readonly hands: Readonly<Record<string, string>>;
  readonly up?: Readonly<Record<string, string>>;
  readonly boards: readonly (readonly string[])[];
}

export interface Finding {
  readonly code: string;
  readonly severity: string;
  readonly rules: readonly string[];
  readonly line: number;
  /** The index of the event, which is that of its step. */
  readonly event: number | null;
  readonly seat: number | null;
  readonly expected: string | null;
  readonly actual: string | null;
  readonly message: string;
}

export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly startingStack: string | null;
  readonly collected: string | null;
  readonly finishingStack: string | null;
  readonly cards: string | null;
  readonly hand: string | null;
}

/** The parts of the record of an audited hand that the pages show. */
export interface HandRecord {
  readonly id?: string;
  readonly status: 'audited' | 'cancelled';
  readonly lines: readonly [number, number];
  readonly site: string | null;
  readonly handId: string | null;
  readonly playedAt: string | null;
  readonly currency: string;
  readonly game: { readonly variant: string; readonly limit: string };
  readonly stakes: { readonly smallBlind: string | null; readonly bigBlind: string | null };
  readonly table: { readonly name: string };
  readonly tournament: { readonly id: string } | null;
  readonly buttonSeat: number | null;
  readonly heroSeat: number | null;
  readonly players: readonly Player[];
  readonly boards: readonly (readonly string[])[];
  readonly totalPot: string | null;
  readonly rake: string | null;
  readonly findings: readonly Finding[];
}

/** A record of a hand without a replay. */
export interface UnplayedRecord {
  readonly status: 'rejected' | 'duplicate';
  readonly handId: string | null;
  readonly rejection?: { readonly message: string };
}

/** A hand with its steps. */
export interface ReplayedHand extends HandRecord {
  readonly steps: readonly Step[];
}

interface EquityMoment {
  /** The index of the first step at which the equities hold. */
  readonly step: number;
  /** From 1; null as long as all runs have the same board. */
  readonly run: number | null;
  /** The board of the run; several in games with several boards. */
  readonly boards: readonly (readonly string[])[];
  readonly reason: string | null;
  readonly counted: { readonly method: 'exact' | 'monte-carlo' } | null;
  readonly players: readonly { readonly seat: number; readonly equity: number }[];
}

/** The response of `GET /v1/hands/{id}/equity`. */
export interface HandEquity {
  readonly streets: readonly EquityMoment[];
  readonly folds: readonly EquityMoment[];
  readonly allIn: {
    readonly street: string;
    readonly players: readonly {
      readonly seat: number;
      readonly expected: string;
      readonly won: string;
      readonly difference: string;
    }[];
  } | null;
}
