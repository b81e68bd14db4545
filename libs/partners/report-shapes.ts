/** What is tested of each pair. Play decides; who sits with whom does not. */
export const MEASURES = ['chip-flow', 'soft-play', 'whipsawing', 'collusion-table'] as const;

export type Measure = (typeof MEASURES)[number];

/** A figure of a pair beside what is expected of two players who play each other as they play others. */
export interface MeasureResult {
  readonly measure: Measure;
  /** Net big blinds, at most 25 of each hand; bets and raises against each other; or pots that decisions were worth. */
  readonly actual: number;
  readonly expected: number;
  /** How many standard deviations of honest pairs it is away, in the direction of partners; null for too few decisions. */
  readonly z: number | null;
  readonly p: number | null;
  readonly q: number | null;
}

/** `too-few`: fewer hands together, or with others, than the report asks for. */
export type PairVerdict = 'suspect' | 'ok' | 'too-few';

export interface PairReport {
  readonly site: string;
  /** Those who gave chips first, then those who received them. */
  readonly players: readonly [string, string];
  readonly verdict: PairVerdict;
  /** Minus the decimal logarithm of the combined p-value. */
  readonly score: number;
  readonly hands: number;
  readonly flow: {
    /** Big blinds that the second player won from the first, and the other way. */
    readonly given: number;
    readonly taken: number;
    readonly net: number;
  };
  /** Decisions against each other, and what the two did; `others`: against others in the same situations. */
  readonly play: {
    readonly turns: number;
    readonly bets: number;
    readonly folds: number;
    readonly betPercent: number | null;
    readonly expectedBetPercent: number | null;
    readonly lastTwo: number;
    readonly checkedDown: number;
  };
  /** Big blinds that the decisions of the first were worth to the second, and the other way. */
  readonly worth: readonly [number, number];
  readonly tables: {
    readonly together: number;
    readonly expected: number;
    readonly p: number;
    readonly q: number;
  };
  readonly measures: readonly MeasureResult[];
  /** The hands in which it shows most, those of the strongest measures first. */
  readonly evidence: readonly { readonly hand: string; readonly measure: Measure }[];
}

/** The figures of a pair, which do not depend on the threshold: plain data, which may be stored. */
export interface MeasuredPair extends Omit<PairReport, 'verdict' | 'evidence'> {
  /** Whether both players met others often enough. */
  readonly isTested: boolean;
  /** By measure, the hands in which it shows most. */
  readonly traces: Readonly<Record<Measure, readonly string[]>>;
}

export interface SiteReport {
  readonly site: string;
  readonly hands: number;
  readonly players: number;
  /** Pairs that there are, that shared a hand, that were tested, and that are suspect. */
  readonly pairs: number;
  readonly shared: number;
  readonly tested: number;
  readonly suspect: number;
  /** Bets and raises of all players when they face a single other player, in percent; and heads-up hands without a bet. */
  readonly betPercent: number | null;
  readonly checkedDownPercent: number | null;
}

/** The figures of all pairs, before they are judged. The highest score comes first. */
export interface MeasuredPartners {
  readonly minHands: number;
  /** Hands that are not compared, because there are too many sites. */
  readonly leftOut: number;
  readonly sites: readonly Omit<SiteReport, 'suspect'>[];
  readonly pairs: readonly MeasuredPair[];
}

export interface PartnersReport {
  readonly alpha: number;
  readonly minHands: number;
  /** Hands that are not compared, because there are too many sites. */
  readonly leftOut: number;
  readonly sites: readonly SiteReport[];
  /** The pairs that were tested, and the others that share enough hands; the highest score first. */
  readonly pairs: readonly PairReport[];
}
