import type { CanonicalHand } from '#histories';

export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

export const netOf = (collected: number | null, paid: number): number | null =>
  collected === null ? null : collected - paid;

/** What each player collected: by the lines of the hand, or else by its summary. */
export const collectedIn = ({ events, claims }: CanonicalHand): ((seat: number) => number | null) => {
  const lines = events.flatMap((event) => (event.type === 'collect' ? [event] : []));
  const results = claims.flatMap((claim) => {
    if (claim.type === 'seat') return [{ seat: claim.seat, amount: sum(claim.won) }];
    return claim.type === 'winnings' ? [claim] : [];
  });
  const found = lines.length > 0 ? lines : results.filter(({ amount }) => amount > 0);
  return (seat) =>
    found.length === 0 ? null : sum(found.map((one) => (one.seat === seat ? one.amount : 0)));
};

export const statedRake = ({ claims }: CanonicalHand): number | null =>
  claims.some(({ type }) => type === 'rake')
    ? sum(claims.map((claim) => (claim.type === 'rake' || claim.type === 'fee' ? claim.amount : 0)))
    : null;

/**
 * What goes back to each player because nobody called it. Where the log has no line for it, it is what the largest bet has more than the
 * second, unless the log leaves it in the pot.
 */
export const uncalledIn = (
  hand: CanonicalHand,
  seats: readonly number[],
  paid: (seat: number) => number,
  live: (seat: number) => number,
  collected: (seat: number) => number | null,
): ((seat: number) => number) => {
  const { events } = hand;
  if (events.some(({ type }) => type === 'uncalled')) return () => 0;
  const bets = seats.some((seat) => live(seat) > 0) ? live : paid;
  const [most, second] = seats.toSorted((a, b) => bets(b) - bets(a));
  const excess = bets(most) - bets(second);
  const taken = statedRake(hand) ?? 0;
  const awarded = sum(seats.map((seat) => collected(seat) ?? 0));
  // One of several lines may award it.
  const lines = events.filter((event) => event.type === 'collect' && event.seat === most);
  const isAward =
    lines.length > 1 &&
    lines.some((event) => event.type === 'collect' && event.half === undefined && event.amount === excess);
  const isLeftInPot = isAward || awarded + taken > sum(seats.map(paid)) - excess;
  return (seat) => (seat === most && !isLeftInPot ? excess : 0);
};
