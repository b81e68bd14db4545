/** What players do in one situation: weights of the actions, of which the impossible ones are left out. */
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
  /** By the number of bets and raises made before, forced bets aside; the last row stands for all higher numbers. */
  readonly facing: readonly Tendency[];
  readonly sizes: readonly BetSize[];
  /** Chance that a bet or raise is all-in. */
  readonly allIn: number;
}

/** How a hand is played: by street, the last row standing for all later ones. */
export interface Mood {
  readonly weight: number;
  readonly streets: readonly StreetTendencies[];
}

/** How a table plays: numbers only, no knowledge of cards. */
export interface Tendencies {
  /**
   * Hands differ: in most of them nobody has much, in others many want to see the flop. One mood is drawn for each hand,
   * as likely as it weighs.
   */
  readonly moods: readonly Mood[];
  /** Who would keep less than this part of his stack behind puts in all of it. */
  readonly committed: number;
  /** Chance that a hand which is beaten at the showdown is mucked unseen. */
  readonly muckBeaten: number;
  /** Chance that a winner whom nobody called shows. */
  readonly showUncalled: number;
}

const smallSizes: readonly BetSize[] = [
  { fraction: 0.3, weight: 2 },
  { fraction: 0.4, weight: 4 },
  { fraction: 0.5, weight: 4 },
  { fraction: 0.75, weight: 2 },
  { fraction: 1, weight: 1 },
];

/** A six-handed cash game: raises before the flop that nobody calls, or a flop with company. */
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

/** Anything goes, and often all of it: with short and unequal stacks, many side pots. For tests. */
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
