/** A round of the log: the street that it begins, the section that it is, or both. */
export interface Round {
  /** The street with its deal or its draw; null for a round that begins none. */
  readonly street: string | null;
  readonly kind: 'posts' | 'hole-cards' | 'board' | 'deal' | 'draw' | 'betting' | 'showdown' | 'end';
}

/** The rounds by their id. In stud the cards of third street are dealt with the bring-in; draws have their own rounds. */
export const rounds: ReadonlyMap<string, Round> = new Map<string, Round>([
  ['BLINDS', { street: null, kind: 'posts' }],
  ['PREFLOP', { street: 'preflop', kind: 'hole-cards' }],
  ['PRE_FIRST_DRAW', { street: 'predraw', kind: 'hole-cards' }],
  ['POSTFLOP', { street: 'flop', kind: 'board' }],
  ['POSTTURN', { street: 'turn', kind: 'board' }],
  ['POSTRIVER', { street: 'river', kind: 'board' }],
  ['BRING_IN', { street: 'third', kind: 'deal' }],
  ['THIRD_STREET', { street: null, kind: 'betting' }],
  ['FOURTH_STREET', { street: 'fourth', kind: 'deal' }],
  ['FIFTH_STREET', { street: 'fifth', kind: 'deal' }],
  ['SIXTH_STREET', { street: 'sixth', kind: 'deal' }],
  ['SEVENTH_STREET', { street: 'seventh', kind: 'deal' }],
  ['FIRST_DRAW', { street: 'first-draw', kind: 'draw' }],
  ['POST_FIRST_DRAW', { street: null, kind: 'betting' }],
  ['SECOND_DRAW', { street: 'second-draw', kind: 'draw' }],
  ['POST_SECOND_DRAW', { street: null, kind: 'betting' }],
  ['THIRD_DRAW', { street: 'third-draw', kind: 'draw' }],
  ['POST_THIRD_DRAW', { street: null, kind: 'betting' }],
  ['SHOWDOWN', { street: null, kind: 'showdown' }],
  ['END_OF_FOLDED_GAME', { street: null, kind: 'end' }],
  ['END_OF_GAME', { street: null, kind: 'end' }],
  ['GAME_CANCELLED', { street: null, kind: 'end' }],
]);
