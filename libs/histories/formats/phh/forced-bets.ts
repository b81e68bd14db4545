import type { HandEvent } from '../../hand.js';
import { excessOf, type Chips, type Stakes } from './chips.js';

/**
 * How antes count: `dead` antes all belong to the main pot; `trimmed` antes are contributions like bets, and the part that
 * no other player matches goes back.
 */
export type Antes = 'dead' | 'trimmed';

type Post = Extract<HandEvent, { type: 'post' }>;

const POSITIONS = ['small-blind', 'big-blind'] as const;

/** The forced bets of a hand, put in, as events. */
export const postForcedBets = (stakes: Stakes, chips: Chips, antes: Antes): readonly HandEvent[] => {
  const { stacks, blinds, lines, seats } = stakes;
  const players = stacks.length;
  const owed = owedAntes(stakes);
  const events: HandEvent[] = [];
  const post = (forced: Pick<Post, 'kind' | 'amount' | 'dead' | 'line'>, player: number): void => {
    const allIn = forced.amount >= chips.left[player];
    chips.left[player] -= forced.amount;
    events.push({ type: 'post', seat: seats[player], ...forced, allIn });
  };
  for (const [player, amount] of owed.entries())
    if (amount > 0) {
      post({ kind: 'ante', amount, dead: antes === 'dead' ? amount : 0, line: lines.antes }, player);
      chips.antes[player] += amount;
    }
  const excess = antes === 'trimmed' ? excessOf(owed) : null;
  if (excess !== null) {
    chips.left[excess.player] += excess.amount;
    chips.antes[excess.player] -= excess.amount;
    events.push({
      type: 'uncalled',
      seat: seats[excess.player],
      amount: excess.amount,
      line: lines.antes,
    });
  }
  // The chips of an ante cannot pay a blind, even if the ante goes back.
  const available = stacks.map((stack, player) => (stack ?? Infinity) - owed[player]);
  const onButton = isOnButton(blinds);
  for (let turn = 0; turn < players; turn++) {
    const player = players === 2 ? 1 - turn : turn;
    const amount = Math.min(blinds[turn], available[player]);
    if (amount <= 0 && !onButton) continue;
    if (blinds[turn] === 0) continue;
    const kind = onButton ? 'button-blind' : (POSITIONS[turn] ?? 'straddle');
    post({ kind, amount, dead: 0, line: lines.blinds }, player);
    chips.bets[player] += amount;
    chips.paid[player] += amount;
  }
  return events;
};

/** Whether the button has the only blind. Its entry is the last one, heads-up the first. */
const isOnButton = (blinds: readonly number[]): boolean => {
  const button = blinds.length === 2 ? 0 : blinds.length - 1;
  return blinds.every((blind, at) => (at === button) === blind > 0);
};

/**
 * The antes that the players can pay. Heads-up the entries are reversed: the button, who is the second player, has the
 * small blind.
 */
export const owedAntes = ({ antes, stacks }: Stakes): number[] =>
  stacks.map((stack, player) =>
    Math.min(antes[stacks.length === 2 ? 1 - player : player] ?? 0, stack ?? Infinity),
  );
