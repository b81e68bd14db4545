import { conventionsOf, type Change, type FreeRule, HEADERS } from './change.js';

/** Lines of one of these kinds may stand in any order. */
const UNORDERED: ReadonlySet<string> = new Set([
  'seat',
  'ante',
  'deal',
  'hole-cards',
  'dead-blind',
  'posted-blind',
  'remark',
  'header',
  'blank',
  'marker',
  'show',
  'muck',
  'collect',
  'uncalled',
  'showdown',
  'unshown',
  'cash-out',
  'house-money',
]);

/** Forced bets that are made at the same time. */
const FORCED: ReadonlySet<string> = new Set([
  'ante',
  'small-blind',
  'big-blind',
  'button-blind',
  'house-money',
]);

/** Blinds that were missed, which are posted at the same time as those of the hand. */
const LATE: ReadonlySet<string> = new Set(['posted-blind', 'dead-blind']);

/** What follows the last bet: players show before or after any card, and cards that are dealt at once have no order. */
const RUNOUT: ReadonlySet<string> = new Set(['show', 'board', 'street', 'deal']);

/** Lines about the hand of a player who is left. */
const HAND_LINES: ReadonlySet<string> = new Set(['show', 'muck', 'unshown']);

const CLAIMS: ReadonlySet<string> = new Set([
  'total-pot',
  'pot',
  'street-pot',
  'rake',
  'fee',
  'result',
  'stated-board',
  'late-board',
  'final-stack',
  'winnings',
  'held-cards',
  'made-hand',
]);

/** Whether the line has the first action of a street. */
const isFirstOfStreet = ({ hand, line }: Change): boolean => {
  const { events } = hand.hand;
  const index = events.findIndex((event) => event.line === line.at + 1);
  return ['street', 'board'].includes(
    events.slice(0, index).findLast(({ type }) => type !== 'note')?.type ?? '',
  );
};

/** Whether all others fold to the bet of the line. */
const isFoldedTo = ({ hand, line }: Change): boolean => {
  const { events } = hand.hand;
  const index = events.findIndex((event) => event.line === line.at + 1);
  const next = events.slice(index + 1).find(({ type }) => type !== 'fold' && type !== 'note');
  return next !== undefined && ['collect', 'muck', 'show', 'showdown'].includes(next.type);
};

/** Whether another line shows or mucks a hand: the line is that of a showdown. */
const hasOtherHand = ({ hand, line }: Change): boolean =>
  hand.hand.events.some(({ type, line: at }) => (type === 'show' || type === 'muck') && at !== line.at + 1);

/** Changes of whole lines that contradict nothing. */
export const lineRules: readonly FreeRule[] = [
  {
    id: 'remark',
    reason: 'a remark, a blank line or a marker states nothing about the hand',
    applies: ({ line, field }) =>
      line.kind === 'remark' || line.kind === 'blank' || (line.kind === 'marker' && field === null),
  },
  {
    id: 'numbered',
    reason: 'lines that have numbers of their own, which give the order',
    applies: ({ hand, line, operation }) =>
      operation === 'exchanged-with-next' &&
      [line, hand.lines[line.at + 1]].every((one) => / no="\d+"/.test(one?.text ?? '')),
  },
  {
    id: 'unordered',
    reason:
      'lines whose order means nothing: seats, late posts, antes, deals, shows, results, pots, remarks, markers',
    applies: ({ hand, line, operation }) => {
      const next = hand.lines[line.at + 1]?.kind ?? '';
      const isFree = (kind: string): boolean => UNORDERED.has(kind) || CLAIMS.has(kind);
      if (operation !== 'exchanged-with-next') return false;
      const kinds = [line.kind, next];
      return (
        (HEADERS.has(line.kind) && (next === 'small-blind' || next === 'big-blind')) ||
        (next === 'street-pot' && (line.kind === 'check' || line.kind === 'fold')) ||
        (line.kind === 'street-pot' && next === 'board') ||
        kinds.some((kind) => kind === 'remark' || kind === 'marker' || kind === 'cash-out') ||
        kinds.every((kind) => RUNOUT.has(kind)) ||
        (line.kind === 'seat' && FORCED.has(next)) ||
        (line.kind === 'straddle' && next === 'fold') ||
        (kinds.every((kind) => FORCED.has(kind) || LATE.has(kind)) &&
          kinds.some((kind) => kind === 'ante' || kind === 'house-money' || LATE.has(kind))) ||
        // Big blinds that several players missed; hands of players who are all-in, before or after the next cards.
        kinds.every((kind) => kind === 'big-blind') ||
        (kinds.includes('show') && kinds.includes('board')) ||
        (isFree(line.kind) && isFree(next))
      );
    },
  },
  {
    id: 'implied-fold',
    reason: 'a fold that the next action implies, in a notation whose files may leave it out',
    applies: (change) =>
      change.operation === 'removed' && change.line.kind === 'fold' && conventionsOf(change).impliedFolds,
  },
  {
    id: 'left-out',
    reason: 'a statement that the rest of the hand implies, which a log may leave out',
    applies: (change) => {
      const { line, operation } = change;
      const { handLines } = conventionsOf(change);
      if (operation !== 'removed') return false;
      // Some sites always have a line for the hand of each player who is left.
      if (HAND_LINES.has(line.kind) && handLines === 'always') return false;
      if (line.kind === 'muck' && handLines !== undefined && hasOtherHand(change)) return false;
      return (
        CLAIMS.has(line.kind) ||
        line.kind === 'header' ||
        line.kind === 'deal' ||
        line.kind === 'unshown' ||
        line.kind === 'showdown' ||
        line.kind === 'muck' ||
        line.kind === 'show' ||
        line.kind === 'hole-cards'
      );
    },
  },
  {
    id: 'late-cards',
    reason:
      'the cards of the owner of the log, or of a player in XML, which are printed before or after an action of another player',
    applies: ({ hand, line, operation }) =>
      operation === 'exchanged-with-next' &&
      hand.lines
        .slice(line.at, line.at + 2)
        .some(({ kind, text }) => kind === 'deal' || text.trimStart().startsWith('<cards ')),
  },
  {
    id: 'hidden-opener',
    reason: 'the check that opens a round of stud, in a log without the up cards: any player may open it',
    applies: (change) =>
      change.line.kind === 'check' &&
      (change.operation === 'removed' || change.operation === 'exchanged-with-next') &&
      /^(?:stud|razz)/.test(change.hand.hand.game.variant) &&
      !change.hand.hand.events.some((event) => event.type === 'deal' && event.up !== undefined) &&
      isFirstOfStreet(change),
  },
  {
    id: 'folded-to',
    reason: 'a bet to which all others fold, in a log that states no uncalled bet: they may fold without one',
    applies: (change) => change.line.kind === 'bet' && change.operation === 'removed' && isFoldedTo(change),
  },
];
