import { usualSmallBlind } from '../../small-blind.js';
import type { HandEvent } from '../../hand.js';
import type { HandDraft } from '../../reading/index.js';

/** Bets of a street that no forced bet other than a blind is a part of. */
const DEAD_POSTS: ReadonlySet<string> = new Set(['ante', 'dead-blind']);

/** What each seat put in, before any of it goes back, by the lines of the log. O(events). */
const chipsPutIn = (events: readonly HandEvent[]): ReadonlyMap<number, number> => {
  const total = new Map<number, number>();
  const street = new Map<number, number>();
  const add = (seat: number, amount: number, isBet = true): void => {
    total.set(seat, (total.get(seat) ?? 0) + amount);
    if (isBet) street.set(seat, (street.get(seat) ?? 0) + amount);
  };
  for (const event of events)
    switch (event.type) {
      case 'post':
        add(event.seat, event.amount, !DEAD_POSTS.has(event.kind));
        break;
      case 'bring-in':
      case 'call':
        add(event.seat, event.amount);
        break;
      case 'bet':
      case 'raise':
        add(event.seat, event.to - (street.get(event.seat) ?? 0));
        break;
      case 'street':
      case 'board':
      case 'discard':
        street.clear();
        break;
      default:
        break;
    }
  return total;
};

/** The result of a player by the line of the seat in the summary. */
interface Result {
  readonly seat: number;
  readonly net: number;
  readonly line: number;
}

/** The results of all players, if the summary has all and they add up to the rake; else none. */
const listResults = ({ players, claims }: HandDraft): Result[] => {
  let sum = 0;
  const results: Result[] = [];
  for (const { seat, stack } of players) {
    const lines = claims
      .filter((claim) => claim.type === 'final-stack')
      .filter((claim) => claim.seat === seat);
    const [, end] = lines;
    if (lines.length !== 2 || stack === null) return [];
    results.push({ seat, net: end.amount - stack, line: end.line });
    sum += end.amount - stack;
  }
  for (const claim of claims) if (claim.type === 'rake') sum += claim.amount;
  return sum === 0 ? results : [];
};

/** A difference between what the lines of the log pay a player and the result of the seat. */
interface Difference {
  readonly seat: number;
  readonly line: number;
  /** What the log awards, and what the player won by the line of the seat. */
  readonly awarded: number;
  readonly won: number;
}

/**
 * The site prints no award of a side pot in which one player is left, and no dead small blind of a player who missed it. The
 * lines of the seats have them: both follow from the result of a player if all results add up, and all others agree with
 * the awards. O(players × events).
 */
export const addUnlistedChips = (draft: HandDraft): void => {
  const { events, stakes } = draft;
  const putIn = chipsPutIn(events);
  const uncalled = draft.bets.uncalled();
  const differences: Difference[] = [];
  for (const { seat, net, line } of listResults(draft)) {
    const returned = uncalled?.seat === seat ? uncalled.amount : 0;
    const won = net + (putIn.get(seat) ?? 0) - returned;
    let awarded = 0;
    for (const event of events) if (event.type === 'collect' && event.seat === seat) awarded += event.amount;
    if (awarded !== won) differences.push({ seat, line, awarded, won });
  }
  const [difference] = differences;
  if (differences.length !== 1) return;
  const { seat, line, awarded, won } = difference;
  const smallBlind = usualSmallBlind(stakes) ?? 0;
  const unlisted = won - awarded;
  if (unlisted > 0 && unlisted === chipsAboveOthers(draft, putIn, seat))
    events.push({ type: 'collect', seat, amount: unlisted, pot: null, run: 0, line });
  else if (awarded > 0 && awarded - won === smallBlind) postDeadBlind(draft, seat, smallBlind, line);
};

/** The chips of all players above what any other player put in who has not folded, less those that go back. */
const chipsAboveOthers = (draft: HandDraft, putIn: ReadonlyMap<number, number>, seat: number): number => {
  if (draft.hasFolded(seat)) return 0;
  let level = 0;
  for (const [other, amount] of putIn)
    if (other !== seat && !draft.hasFolded(other)) level = Math.max(level, amount);
  let chips = 0;
  for (const amount of putIn.values()) chips += Math.max(0, amount - level);
  const uncalled = draft.bets.uncalled();
  return uncalled?.seat === seat ? chips - uncalled.amount : chips;
};

/** Adds a dead blind to the posts. */
const postDeadBlind = ({ events }: HandDraft, seat: number, amount: number, line: number): void => {
  const behind = events.findLastIndex(({ type }) => type === 'post') + 1;
  events.splice(behind, 0, {
    ...{ type: 'post', kind: 'dead-blind', seat, amount },
    ...{ dead: amount, allIn: false, line },
  });
};
