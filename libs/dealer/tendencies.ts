/** The weights of the actions in one situation. Impossible actions count as 0. */
export interface Tendency {
  readonly fold: number;
  /** Check or call. */
  readonly stay: number;
  /** Bet or raise. */
  readonly push: number;
}

/** A bet or raise by its size: the raise on top of the call, as a fraction of the pot after the call. */
export interface BetSize {
  readonly fraction: number;
  readonly weight: number;
}

/** How players act on one street. */
export interface StreetTendencies {
  /** By the number of earlier bets and raises, without forced bets. The last row is for all higher numbers. */
  readonly facing: readonly Tendency[];
  readonly sizes: readonly BetSize[];
  /** Chance that a bet or raise is all-in. */
  readonly allIn: number;
}

/** The tendencies of one kind of hand, by street. The last row is for all later streets. */
export interface Mood {
  readonly weight: number;
  readonly streets: readonly StreetTendencies[];
}

/** How players act: probabilities that do not depend on cards. */
export interface Tendencies {
  /**
   * Kinds of hands: in most hands no player has strong cards, in others several players want to see the flop. One mood is
   * drawn for each hand, by weight.
   */
  readonly moods: readonly Mood[];
  /** A bet that leaves less than this part of the stack becomes an all-in. */
  readonly committed: number;
  /** Chance that a player mucks a hand that is beaten at the showdown. */
  readonly muckBeaten: number;
  /** Chance that the winner of a hand without a showdown shows his cards. */
  readonly showUncalled: number;
}

const smallSizes: readonly BetSize[] = [
  { fraction: 0.3, weight: 2 },
  { fraction: 0.4, weight: 4 },
  { fraction: 0.5, weight: 4 },
  { fraction: 0.75, weight: 2 },
  { fraction: 1, weight: 1 },
];

/** A six-handed cash game: most hands end with a raise before the flop, others see a flop with several players. */
export const usualTendencies: Tendencies = {
  moods: [
    {
      weight: 64,
      streets: [
        {
          facing: [
            { fold: 56, stay: 3, push: 41 },
            { fold: 72, stay: 2, push: 26 },
            { fold: 80, stay: 6, push: 14 },
          ],
          sizes: smallSizes,
          allIn: 0.001,
        },
        {
          facing: [
            { fold: 0, stay: 60, push: 40 },
            { fold: 55, stay: 37, push: 8 },
            { fold: 60, stay: 38, push: 2 },
          ],
          sizes: smallSizes,
          allIn: 0.003,
        },
      ],
    },
    {
      weight: 36,
      streets: [
        {
          facing: [
            { fold: 20, stay: 67, push: 13 },
            { fold: 19, stay: 77, push: 4 },
            { fold: 40, stay: 58, push: 2 },
          ],
          sizes: smallSizes,
          allIn: 0.001,
        },
        {
          facing: [
            { fold: 0, stay: 78, push: 22 },
            { fold: 28, stay: 67, push: 5 },
            { fold: 60, stay: 38, push: 2 },
          ],
          sizes: smallSizes,
          allIn: 0.006,
        },
        {
          facing: [
            { fold: 0, stay: 74, push: 26 },
            { fold: 38, stay: 57, push: 5 },
            { fold: 65, stay: 33, push: 2 },
          ],
          sizes: smallSizes,
          allIn: 0.003,
        },
        {
          facing: [
            { fold: 0, stay: 56, push: 44 },
            { fold: 80, stay: 16, push: 4 },
            { fold: 70, stay: 28, push: 2 },
          ],
          sizes: smallSizes,
          allIn: 0.006,
        },
      ],
    },
  ],
  committed: 0.1,
  muckBeaten: 0.5,
  showUncalled: 0.02,
};

const everySize: readonly BetSize[] = [
  { fraction: 0, weight: 4 },
  { fraction: 0.3, weight: 2 },
  { fraction: 0.6, weight: 2 },
  { fraction: 1, weight: 2 },
  { fraction: 3, weight: 1 },
];

/** All actions and sizes are likely, and all-ins are frequent. Unequal stacks then make many side pots. For tests. */
export const wildTendencies: Tendencies = {
  moods: [
    {
      weight: 1,
      streets: [
        {
          facing: [
            { fold: 25, stay: 35, push: 40 },
            { fold: 25, stay: 50, push: 25 },
          ],
          sizes: everySize,
          allIn: 0.3,
        },
        {
          facing: [
            { fold: 0, stay: 55, push: 45 },
            { fold: 20, stay: 50, push: 30 },
          ],
          sizes: everySize,
          allIn: 0.3,
        },
      ],
    },
  ],
  committed: 0.05,
  muckBeaten: 0.4,
  showUncalled: 0.3,
};
