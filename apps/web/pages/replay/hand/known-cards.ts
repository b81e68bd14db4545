import { cardsIn } from './cards-in.js';
import type { ReplayedHand, Step } from './record.js';

const UNKNOWN = '??';

/** The places of the last discards of the players in the steps of a hand: each step of the hand needs them. */
const lastDiscards = new WeakMap<readonly Step[], ReadonlyMap<number | null, number>>();

const lastDiscardsIn = (steps: readonly Step[]): ReadonlyMap<number | null, number> => {
  let found = lastDiscards.get(steps);
  if (found === undefined) {
    found = new Map(
      steps.flatMap(({ event, seat }, at) => (event === 'discard' ? [[seat, at] as const] : [])),
    );
    lastDiscards.set(steps, found);
  }
  return found;
};

/**
 * The hands after `at` events, with the cards in their places that only later lines of the log show. A player who discards later has
 * other cards in the end: that hand stays as it is. O(cards), and O(events) once for a hand.
 */
export const knownHands = (
  { steps, players }: Pick<ReplayedHand, 'steps' | 'players'>,
  at: number,
  hands: Step['hands'],
): Step['hands'] => {
  const discards = lastDiscardsIn(steps);
  const last = steps.at(-1)?.hands ?? {};
  const known: Record<string, string> = { ...hands };
  for (const { seat, cards } of players) {
    const shown = hands[seat];
    if (shown !== undefined && (discards.get(seat) ?? -1) < at)
      known[seat] = filled(cardsIn(shown), cardsIn(cards ?? last[seat] ?? '')).join(' ');
  }
  return known;
};

/** Unknown cards become the known ones that are not shown yet, in their order. */
const filled = (shown: readonly string[], known: readonly string[]): readonly string[] => {
  const left = [...known];
  for (const card of shown) {
    const place = card === UNKNOWN ? -1 : left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return shown.map((card) => (card === UNKNOWN ? (left.shift() ?? UNKNOWN) : card));
};

/** Whether a player who is still in has cards that only later lines show: equities that count them would give them away. */
export const hidesKnownCards = (hand: ReplayedHand, at: number, { hands, live }: Step): boolean => {
  const known = knownHands(hand, at, hands);
  return live.some((seat) => known[seat] !== undefined && known[seat] !== hands[seat]);
};
