import { ACE, type Rank } from '#cards';
import { CLASS_COUNT, type HandClass, offsuit, pair, suited } from './classes.js';
import { EXPECTED } from '../messages/messages.js';
import { seesPattern } from './pattern.js';
import type { Scanner } from './scanner.js';
import type { Term } from './terms.js';

/**
 * Parses the notation for two-card hands: `QQ`, `AK`, `AKs`, `AKo`, `Ax`, `Axs`, with `+` or as a range. See docs/ranges.md.
 */

type Suitedness = 's' | 'o' | 'both';

/** Two ranks, equal for a pair, and whether the cards share a suit. */
interface Named {
  readonly high: Rank;
  readonly low: Rank;
  readonly suits: Suitedness;
}

const classesOf = ({ high, low, suits }: Named): HandClass[] => {
  if (high === low) return [pair(high)];
  if (suits === 'both') return [suited(high, low), offsuit(high, low)];
  return [suits === 's' ? suited(high, low) : offsuit(high, low)];
};

const termOf = (hands: readonly Named[]): Term => {
  const classes = new Uint8Array(CLASS_COUNT);
  for (const handClass of hands.flatMap(classesOf)) classes[handClass] = 1;
  return { kind: 'classes', classes };
};

/** Takes the `s` or `o` after two ranks, if any. */
function takeSuits(scanner: Scanner): Suitedness {
  if (scanner.take('s') || scanner.take('S')) return 's';
  if (scanner.take('o') || scanner.take('O')) return 'o';
  return 'both';
}

/** Takes two ranks in either order, with an optional `s` or `o`. */
function takeNamed(scanner: Scanner): Named | undefined {
  if (!scanner.seesRank) return scanner.fail('syntax', EXPECTED.rank);
  const first = scanner.takeRank();
  if (first === undefined) return undefined;
  if (!scanner.seesRank) return scanner.fail('syntax', EXPECTED.rank);
  const second = scanner.takeRank();
  if (second === undefined) return undefined;
  const at = scanner.at;
  const suits = takeSuits(scanner);
  if (first === second && suits !== 'both') return scanner.fail('syntax', EXPECTED.noSuffix, at);
  return { high: Math.max(first, second), low: Math.min(first, second), suits };
}

/** The hands between two, in either order; undefined if neither the high card nor the gap is the same. */
function between(one: Named, other: Named): Named[] | undefined {
  const [upper, lower] = one.high + one.low >= other.high + other.low ? [one, other] : [other, one];
  const gap = upper.high - upper.low;
  if (upper.suits !== lower.suits || (gap === 0) !== (lower.high === lower.low)) return undefined;
  const steps = Array.from({ length: upper.low - lower.low + 1 }, (_, step) => lower.low + step);
  if (upper.high === lower.high) return steps.map((low) => ({ ...upper, low }));
  if (gap === lower.high - lower.low) return steps.map((low) => ({ ...upper, high: low + gap, low }));
  return undefined;
}

/** The hands of `+`: a pair and all higher pairs, or the hands with the same high card and at least this kicker. */
const andBetter = (hand: Named): Named[] => {
  const last = hand.high === hand.low ? { ...hand, high: ACE, low: ACE } : { ...hand, low: hand.high - 1 };
  return between(hand, last) ?? [];
};

/** Parses a hand that begins with two ranks, or a range between two such hands. */
export function takeStartingHands(scanner: Scanner): Term | undefined {
  const from = scanner.at;
  const named = takeNamed(scanner);
  if (named === undefined) return undefined;
  if (scanner.take('+')) return termOf(andBetter(named));
  const end = scanner.at;
  scanner.takeBlanks();
  if (!scanner.take('-')) {
    scanner.at = end;
    return seesPattern(scanner) ? scanner.fail('syntax', EXPECTED.classEnd) : termOf([named]);
  }
  scanner.takeBlanks();
  const other = takeNamed(scanner);
  if (other === undefined) return undefined;
  const hands = between(named, other);
  if (hands === undefined) return scanner.fail('syntax', EXPECTED.rangeEnd, from, scanner.at);
  if (scanner.next === '+') return scanner.fail('syntax', EXPECTED.noPlusInRange);
  return termOf(hands);
}

/**
 * Parses `Ax`, `Axs` or `Axo`: a rank with any other. Returns undefined and does not move where `x` is a suit variable of the first
 * card, as in `AxKx`.
 */
export function takeAnyKicker(scanner: Scanner): Term | undefined {
  const from = scanner.at;
  const high = scanner.seesRank ? scanner.takeRank() : undefined;
  if (high !== undefined && scanner.take('x')) {
    const suits = takeSuits(scanner);
    const { lowest, highest } = scanner.spec;
    const kickers = Array.from({ length: highest - lowest + 1 }, (_, step) => lowest + step);
    const others = suits === 'both' ? kickers : kickers.filter((rank) => rank !== high);
    if (suits !== 'both' || !seesPattern(scanner)) {
      return termOf(others.map((low) => ({ high, low, suits })));
    }
  }
  if (scanner.issue === null) scanner.at = from;
  return undefined;
}
