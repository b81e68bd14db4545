import type { FindingCode } from '#audit';

export type Verdict = FindingCode | 'rejected';

/**
 * Where a contradiction may show first. `own`: on the changed line, or the line beside it where lines were moved. `later`:
 * there or on a line after it. `any`: on any line, as for the header, which the lines after it contradict, and for what
 * the hand states twice.
 */
export type Scope = 'own' | 'later' | 'any';

interface Expectation {
  /** Kinds of lines; empty for all. */
  readonly kinds: readonly string[];
  /** Types of fields, or operations; empty for all. */
  readonly of: readonly string[];
  readonly scope: Scope;
  readonly codes: readonly Verdict[];
}

const turns: readonly Verdict[] = [
  'wrong-turn',
  'action-after-fold',
  'action-not-allowed',
  'missing-street',
  'wrong-draw',
];
const sizes: readonly Verdict[] = [
  'bet-too-small',
  'short-raise',
  'bet-too-big',
  'over-stack',
  'short-call',
  'raise-cap',
  'amount',
  'uncalled',
];
const pots: readonly Verdict[] = [
  'total-pot',
  'side-pot',
  'rake',
  'fees',
  'wrong-winner',
  'wrong-award',
  'odd-chip',
  'final-stack',
  'wrong-summary',
  'uncalled',
];
const cards: readonly Verdict[] = [
  'duplicate-card',
  'wrong-card-count',
  'wrong-board',
  'wrong-draw',
  'hand-description',
  'wrong-winner',
  'wrong-award',
  'wrong-summary',
  'odd-chip',
];
const setup: readonly Verdict[] = ['impossible-setup', 'wrong-forced-bet', 'amount'];
/** A line that no longer means anything. */
const unreadable: readonly Verdict[] = ['unread-line', 'rejected'];
const LINE_CHANGES = ['removed', 'doubled', 'exchanged-with-next', 'other-action'];
const FORCED = [
  'ante',
  'small-blind',
  'big-blind',
  'posted-blind',
  'dead-blind',
  'straddle',
  'button-blind',
  'kill',
  'bring-in',
];
const CLAIMS = [
  'total-pot',
  'pot',
  'street-pot',
  'rake',
  'fee',
  'result',
  'stated-board',
  'final-stack',
  'winnings',
  'held-cards',
  'made-hand',
  'stranger',
];

/** The first row whose kind and type (or operation) fit counts. */
const rows: readonly Expectation[] = [
  {
    kinds: ['header', 'seat', 'marker', 'blank', 'remark', 'unread'],
    of: [],
    scope: 'any',
    codes: [...unreadable, ...setup, ...turns, ...sizes, ...pots, ...cards],
  },
  {
    kinds: [],
    of: ['no-card', 'unknown-player'],
    scope: 'own',
    codes: [...unreadable, ...cards, ...turns, ...pots, ...setup],
  },
  {
    // A forced bet may be exchanged with the first action, and no showdown follows a fold.
    kinds: ['fold', 'check', 'call', 'bet', 'raise'],
    of: LINE_CHANGES,
    scope: 'later',
    codes: [...setup, ...turns, ...sizes, ...pots, ...cards, ...unreadable],
  },
  // A forced bet that is missing is due before the deal; the number of a row may be that of its neighbour.
  {
    kinds: FORCED,
    of: ['removed', 'number'],
    scope: 'any',
    codes: [...setup, ...turns, ...sizes, ...pots, ...unreadable],
  },
  { kinds: FORCED, of: [], scope: 'later', codes: [...setup, ...turns, ...sizes, ...pots, ...unreadable] },
  { kinds: ['call'], of: ['amount'], scope: 'own', codes: sizes },
  // An amount in parts of a chip cannot be read. A smaller bet of all chips leaves some, so that a turn is missing.
  {
    kinds: ['bet', 'raise'],
    of: ['amount'],
    scope: 'later',
    codes: [...sizes, ...pots, ...turns, ...unreadable],
  },
  {
    kinds: ['fold', 'check', 'call', 'bet', 'raise'],
    of: ['player'],
    scope: 'later',
    // In XML, a line may have the cards of a player beside the actions.
    codes: [...turns, ...sizes, ...cards, ...unreadable],
  },
  {
    kinds: ['fold', 'check', 'call', 'bet', 'raise'],
    of: [],
    scope: 'later',
    codes: [...turns, ...sizes, ...cards, ...unreadable],
  },
  {
    kinds: ['uncalled'],
    of: LINE_CHANGES,
    scope: 'later',
    codes: [...sizes, ...pots, ...turns, ...unreadable],
  },
  { kinds: ['uncalled'], of: [], scope: 'own', codes: [...pots, 'amount', ...unreadable] },
  {
    kinds: ['collect', 'cash-out', 'house-money'],
    of: LINE_CHANGES,
    scope: 'any',
    codes: [...pots, ...turns, ...sizes, ...cards, ...unreadable],
  },
  // Money of the house raises the largest bet of pot limit.
  { kinds: ['house-money'], of: [], scope: 'any', codes: [...pots, ...sizes, ...unreadable] },
  {
    kinds: ['collect', 'cash-out', 'house-money'],
    of: [],
    scope: 'later',
    codes: [...pots, ...cards, 'amount', ...unreadable],
  },
  {
    // An element of XML may state what the player wins beside the cards.
    kinds: ['show', 'muck', 'showdown'],
    of: ['amount'],
    scope: 'own',
    codes: [...pots, 'amount', 'hand-description', ...unreadable],
  },
  {
    kinds: ['show', 'muck', 'showdown'],
    of: [],
    scope: 'later',
    // In XML, elements have numbers.
    codes: [...cards, ...pots, ...turns, 'amount', ...unreadable],
  },
  {
    kinds: ['deal', 'board', 'street', 'discard', 'hole-cards'],
    of: [],
    scope: 'later',
    codes: [...cards, ...turns, ...pots, ...sizes, 'impossible-setup', ...unreadable],
  },
  { kinds: ['unshown'], of: LINE_CHANGES, scope: 'later', codes: [...turns, ...unreadable] },
  { kinds: ['unshown'], of: [], scope: 'own', codes: [...cards, ...turns, ...unreadable] },
  {
    // A board in the summary that is dealt before hands are shown above it.
    kinds: ['late-board'],
    of: [],
    scope: 'any',
    codes: [...cards, ...turns, ...pots, ...unreadable],
  },
  {
    // A missing result contradicts the number of players.
    kinds: CLAIMS,
    of: LINE_CHANGES,
    scope: 'any',
    codes: [...pots, ...cards, ...turns, 'amount', 'impossible-setup', ...unreadable],
  },
  {
    // The player of a result may be one who folded, or was not dealt in.
    kinds: ['result'],
    of: ['player'],
    scope: 'own',
    codes: [...pots, ...cards, ...turns, ...unreadable],
  },
  {
    // The player may show other cards later.
    kinds: ['held-cards'],
    of: ['player'],
    scope: 'later',
    codes: [...cards, ...pots, ...turns, ...unreadable],
  },
  { kinds: CLAIMS, of: [], scope: 'own', codes: [...pots, ...cards, 'amount', ...unreadable] },
  {
    kinds: [],
    of: [],
    scope: 'any',
    codes: [...unreadable, ...setup, ...turns, ...sizes, ...pots, ...cards],
  },
];

/** What must be found for a change of a line of this kind. */
export const expectationOf = (kind: string, type: string, operation: string): Expectation =>
  rows.find(
    ({ kinds, of }) =>
      (kinds.length === 0 || kinds.includes(kind)) &&
      (of.length === 0 || of.includes(type) || of.includes(operation)),
  ) ?? rows[rows.length - 1];
