import type { ReplayedHand, Step } from './record.js';

const UNKNOWN = '??';

const cardsIn = (text: string | null | undefined): readonly string[] =>
  text === null || text === undefined || text === '' ? [] : text.split(/\s+/);

/**
 * The hands after `at` events, with the cards in their places that only later lines of the log show. A player who discards later has
 * other cards in the end: that hand stays as it is. O(events + cards).
 */
export const knownHands = (
  { steps, players }: Pick<ReplayedHand, 'steps' | 'players'>,
  at: number,
  hands: Step['hands'],
): Step['hands'] => {
  const discarding = new Set(
    steps.slice(at).flatMap(({ event, seat }) => (event === 'discard' ? [seat] : [])),
  );
  const last = steps.at(-1)?.hands ?? {};
  const known: Record<string, string> = { ...hands };
  for (const { seat, cards } of players) {
    const shown = hands[seat];
    if (shown !== undefined && !discarding.has(seat))
      known[seat] = filled(cardsIn(shown), cardsIn(cards ?? last[seat])).join(' ');
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
