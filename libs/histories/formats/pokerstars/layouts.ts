/** How the site prints one street. */
export interface StreetLayout {
  readonly street: string;
  /** The text between the stars of the street's line; null for a street without a line. */
  readonly marker: string | null;
  /** How the summary names the street of a fold; the first text is the current one. */
  readonly folded: readonly [string, ...string[]];
  /** Cards of each player's deal that are face up. */
  readonly up?: number;
}

/**
 * How the streets of a family of games are printed. Reader and writer both rely on this table, so that they cannot
 * disagree.
 */
export interface Layout {
  /** The marker of the first deal, where the first street has none. */
  readonly dealt: string | null;
  readonly streets: readonly StreetLayout[];
}

/** Markers of the first deal, in any game. */
export const dealtMarkers: readonly string[] = ['HOLE CARDS ***', 'DEALING HANDS ***', 'PREFLOP ***'];

/** Run It Once names the street that a player did not see any more. */
export const flop: Layout = {
  dealt: 'HOLE CARDS',
  streets: [
    // The marker of the first board card of Courchevel.
    { street: 'preflop', marker: 'PRE-FLOP', folded: ['before Flop'] },
    { street: 'flop', marker: 'FLOP', folded: ['on the Flop', 'before Turn'] },
    { street: 'turn', marker: 'TURN', folded: ['on the Turn', 'before River'] },
    { street: 'river', marker: 'RIVER', folded: ['on the River'] },
  ],
};

export const stud: Layout = {
  dealt: null,
  streets: [
    { street: 'third', marker: '3rd STREET', folded: ['on the 3rd Street', 'on 3rd Street'], up: 1 },
    { street: 'fourth', marker: '4th STREET', folded: ['on the 4th Street', 'on 4th Street'], up: 1 },
    { street: 'fifth', marker: '5th STREET', folded: ['on the 5th Street', 'on 5th Street'], up: 1 },
    { street: 'sixth', marker: '6th STREET', folded: ['on the 6th Street', 'on 6th Street'], up: 1 },
    { street: 'seventh', marker: 'RIVER', folded: ['on the River', 'on River'] },
  ],
};

/** A single draw has no line for its start. The summaries of 2-7 single draw name a flop all the same. */
export const singleDraw: Layout = {
  dealt: 'DEALING HANDS',
  streets: [
    { street: 'predraw', marker: null, folded: ['before the Draw', 'before Flop'] },
    { street: 'first-draw', marker: null, folded: ['after the Draw', 'on the Flop'] },
  ],
};

export const tripleDraw: Layout = {
  dealt: 'DEALING HANDS',
  streets: [
    { street: 'predraw', marker: null, folded: ['before the Draw'] },
    { street: 'first-draw', marker: 'FIRST DRAW', folded: ['after the 1st Draw'] },
    { street: 'second-draw', marker: 'SECOND DRAW', folded: ['after the 2nd Draw'] },
    { street: 'third-draw', marker: 'THIRD DRAW', folded: ['after the 3rd Draw'] },
  ],
};

/** How a street is printed; undefined if the layout has no such street. */
export const findStreet = ({ streets }: Layout, street: string): StreetLayout | undefined =>
  streets.find((words) => words.street === street);
