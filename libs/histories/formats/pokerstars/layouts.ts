/** A street as the site prints it. */
export interface StreetLayout {
  readonly street: string;
  /** What stands between the stars where the street begins; null where no line says so. */
  readonly marker: string | null;
  /** Where the summary says that a player folded; the first one is what is printed today. */
  readonly folded: readonly [string, ...string[]];
  /** Cards of each player's deal that lie face up. */
  readonly up?: number;
}

/** How the streets of a family of games are printed. */
export interface Layout {
  /** What says that the first cards are dealt, where the first street has no marker of its own. */
  readonly dealt: string | null;
  readonly streets: readonly StreetLayout[];
}

/** Markers behind which the first cards are dealt, whatever the game. */
export const dealtMarkers: readonly string[] = ['HOLE CARDS ***', 'DEALING HANDS ***'];

export const flop: Layout = {
  dealt: 'HOLE CARDS',
  streets: [
    // The marker is that of the card which lies before the first round in Courchevel.
    { street: 'preflop', marker: 'PRE-FLOP', folded: ['before Flop'] },
    { street: 'flop', marker: 'FLOP', folded: ['on the Flop'] },
    { street: 'turn', marker: 'TURN', folded: ['on the Turn'] },
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

/** No line begins the draw of a game that has but one. The summaries of 2-7 single draw speak of a flop all the same. */
export const singleDraw: Layout = {
  dealt: 'DEALING HANDS',
  streets: [
    { street: 'predraw', marker: null, folded: ['before the Draw', 'before Flop'] },
    { street: 'first-draw', marker: null, folded: ['after the Draw'] },
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

/** The words of a street; undefined where the layout has no such street. */
export const findStreet = ({ streets }: Layout, street: string): StreetLayout | undefined =>
  streets.find((words) => words.street === street);
