import { RANK_COUNT } from '#cards';
import { EXPECTED } from '../messages/messages.js';
import { FULL_WEIGHT } from './range.js';
import type { Scanner } from './scanner.js';
import type { Slot, Term } from './terms.js';

/**
 * Parses spans of patterns: `TT+` and `JT98+` rise to the ace, `9876-` falls to the lowest rank, `JT98-8765` runs from one hand to the
 * other. All cards of a hand rise and fall together.
 *
 * @param slots the pattern before the sign, which begins at `from`
 * @returns undefined if no sign comes next, or with an issue
 */
export function takeSpan(
  scanner: Scanner,
  slots: readonly Slot[],
  from: number,
  takeSlots: (scanner: Scanner) => readonly Slot[] | undefined,
): Term | undefined {
  const end = scanner.at;
  scanner.takeBlanks();
  const sign = scanner.next;
  if (sign !== '+' && sign !== '-') {
    scanner.at = end;
    return undefined;
  }
  if (slots.length === 0 || !slots.every(isOfOneRank)) return scanner.fail('syntax', EXPECTED.ranksOfSpan);
  scanner.take(sign);
  const { lowest, highest } = scanner.spec;
  const ranks = slots.map(rankOfSlot);
  if (sign === '+') return span(slots, highest - Math.max(...ranks), from, scanner);
  scanner.takeBlanks();
  if (scanner.isAtEnd || ',!:@)$'.includes(scanner.next))
    return span(slots, lowest - Math.min(...ranks), from, scanner);
  const others = takeSlots(scanner);
  if (others === undefined) return undefined;
  const steps = stepsBetween(slots, others);
  if (steps === undefined) return scanner.fail('syntax', EXPECTED.sameGaps, from, scanner.at);
  return span(slots, steps, from, scanner);
}

const isOfOneRank = ({ ranks, rankVariable }: Slot): boolean =>
  rankVariable < 0 && (ranks & (ranks - 1)) === 0 && ranks < 1 << RANK_COUNT;

const rankOfSlot = ({ ranks }: Slot): number => 31 - Math.clz32(ranks);

/** By how much all cards rise from one pattern to the other; undefined if they do not rise by the same or change their suits. */
function stepsBetween(slots: readonly Slot[], others: readonly Slot[]): number | undefined {
  if (slots.length !== others.length || !others.every(isOfOneRank)) return undefined;
  const steps = rankOfSlot(others[0]) - rankOfSlot(slots[0]);
  const isEqual = slots.every((slot, at) => {
    const other = others[at];
    const rise = rankOfSlot(other) - rankOfSlot(slot);
    return rise === steps && slot.suits === other.suits && slot.suitVariable === other.suitVariable;
  });
  return isEqual ? steps : undefined;
}

/** The pattern, and all patterns up to so many ranks higher or, if negative, lower. */
function span(slots: readonly Slot[], steps: number, at: number, scanner: Scanner): Term {
  const sign = Math.sign(steps);
  const elements = Array.from({ length: Math.abs(steps) + 1 }, (_, step) => ({
    term: {
      kind: 'pattern' as const,
      slots: slots.map((slot) => ({ ...slot, ranks: 1 << (rankOfSlot(slot) + sign * step) })),
    },
    conditions: [],
    weight: FULL_WEIGHT,
    at,
    length: scanner.at - at,
  }));
  return { kind: 'list', elements };
}
