import type { AuditedHand } from '#audit';

/** A player whose stack at the start of a hand is not what the hand before left him. */
export interface StackGap {
  readonly hand: string;
  readonly player: string;
  readonly expected: number;
  readonly actual: number;
}

/** What the stacks of one game show. */
export interface StackContinuity {
  /** Players who were dealt in twice in a row without a row about their chips in between. */
  readonly compared: number;
  readonly gaps: readonly StackGap[];
}

/**
 * Compares the stacks at the start of each hand with those that the replay of the hand before computes. The hands are those
 * of one table, in the order of play. A player is compared unless a note says that his chips changed or that he came or left.
 */
export const compareStacks = (hands: readonly AuditedHand[]): StackContinuity => {
  let compared = 0;
  const gaps: StackGap[] = [];
  for (const [index, next] of hands.entries()) {
    const before = hands[index - 1];
    if (before === undefined) continue;
    const remarks = [before, next].flatMap(({ hand }) =>
      hand.events.flatMap((event) => (event.type === 'note' ? [event.text] : [])),
    );
    for (const { name, stack } of next.hand.players) {
      const expected = finalStackOf(before, name);
      if (expected === null || stack === null || remarks.some((text) => changesChips(text, name))) continue;
      compared++;
      if (expected !== stack) gaps.push({ hand: next.hand.id, player: name, expected, actual: stack });
    }
  }
  return { compared, gaps };
};

/** Rows that end or change a stack; requests for a seat and departures of others change nothing. */
const CHANGES = ['stack', 'chips', 'bounty'];

const changesChips = (text: string, name: string): boolean =>
  text.includes(`"${name}`) && CHANGES.some((word) => text.includes(word));

/** The stack of a player when a hand has ended; null for a player who was not in it, or an unverifiable pot. */
const finalStackOf = ({ hand, replay, settlement }: AuditedHand, name: string): number | null => {
  const seated = hand.players.find((player) => player.name === name);
  if (seated?.stack == null || settlement.unverifiable.size > 0) return null;
  const player = replay.state.playerAt(seated.seat);
  if (player < 0) return seated.stack;
  const won = settlement.awards.reduce((sum, award) => sum + (award.player === player ? award.amount : 0), 0);
  return seated.stack - replay.state.paid[player] - replay.state.dead[player] + won;
};
