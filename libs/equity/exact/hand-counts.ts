/** The results of each hand of a range against another range over all runouts. */
export interface HandCounts {
  /** By hand: the weight of the cases that it wins, and of those that it ties. */
  readonly wins: Float64Array;
  readonly ties: Float64Array;
}

/** The same with the weights of the opposing hands. */
export interface OpposedCounts extends HandCounts {
  /** By hand: the weight of the hands of the other range that share no card with it. */
  readonly opposing: Float64Array;
}
