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

/** The results of each hand of a range against two other ranges. */
export interface ThreeWayCounts extends OpposedCounts {
  /** By hand: the weight of the cases that it ties with one of the others and beats the other. */
  readonly ties: Float64Array;
  /** By hand: the weight of the cases in which all three hands tie. */
  readonly threeWay: Float64Array;
  /** By hand: the weight of the pairs of other hands that share no card with it or with each other. */
  readonly opposing: Float64Array;
}
