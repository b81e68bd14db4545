import type { HandEvent } from '../../hand.js';
import { readAction, type PhhAction } from './actions.js';
import { playOut } from './play-out.js';
import type { Play } from './play.js';
import type { WrittenAction } from './writer-actions.js';
import type { Draft } from './writer-draft.js';
import type { ForcedBets } from './writer-forced.js';

/**
 * Blocks a hand whose chips would change when it is read again. The notation has no amounts for calls and forced bets: after
 * a short blind, a call means the short amount, although a log may have a call of the whole blind. It relies on play.ts, as
 * the reader does. Chips are never lost, even in a lossy text. O(events).
 *
 * @returns the hand as the reader plays it
 */
export const checkChips = (draft: Draft, forced: ForcedBets, written: readonly WrittenAction[]): Play => {
  const { hand, losses } = draft;
  /**
   * The chips that the reader finds in each event, and the difference of the antes and of the blinds in each seat: the notation
   * has antes first, so that the last chips of a blind may become an ante.
   */
  const chipsRead = new Map<number, number>();
  const posted = new Map<string, number>();
  const post = ({ seat, kind }: Extract<HandEvent, { type: 'post' }>, amount: number): void => {
    const key = `${String(seat)} ${kind === 'ante' ? 'ante' : 'blind'}`;
    posted.set(key, (posted.get(key) ?? 0) + amount);
  };
  const play = played(draft, forced, written);
  for (const event of play.events)
    if (event.type === 'post') post(event, event.amount);
    else if (event.type === 'uncalled') checkReturned(draft, event.seat);
    else {
      const chips = chipsOf(event);
      if (chips !== null) chipsRead.set(event.line, chips);
    }
  const posts: string[] = [];
  hand.events.forEach((event, index) => {
    const chips = chipsOf(event);
    const pointer = `/events/${String(index)}`;
    if (event.type === 'post') {
      posts.push(pointer);
      post(event, -event.amount);
    } else if (chips !== null && (chipsRead.get(index) ?? 0) !== chips) losses.block(pointer);
  });
  if ([...posted.values()].some((difference) => difference !== 0)) losses.block(posts.at(0) ?? '/stakes');
  return play;
};

/**
 * Blocks a hand in which the reader gives a part of an ante back that stays in the pot by the log: the pot would be smaller, and a
 * player who is all-in with the ante would have to act.
 */
const checkReturned = ({ hand: { events }, losses }: Draft, seat: number): void => {
  const ante = events.findIndex(
    (event) => event.type === 'post' && event.kind === 'ante' && event.seat === seat,
  );
  const acted = events.findIndex((event) => event.type !== 'post' && chipsOf(event) !== null);
  const isReturned = events.some(
    (event, index) => event.type === 'uncalled' && event.seat === seat && (acted < 0 || index < acted),
  );
  if (ante >= 0 && !isReturned) losses.block(`/events/${String(ante)}`);
};

/** The hand as the reader plays it; the line of each action is the index of its event. */
const played = (
  { hand, game, seats }: Draft,
  { antes, blinds, bringIn, trims }: ForcedBets,
  written: readonly WrittenAction[],
): Play => {
  const stacks = new Map(hand.players.map(({ seat, stack }) => [seat, stack]));
  const stakes = {
    antes,
    blinds: blinds ?? seats.map(() => 0),
    bringIn,
    stacks: seats.map((seat) => stacks.get(seat) ?? null),
    seats,
    scale: hand.scale,
    lines: { antes: 0, blinds: 0 },
  };
  const actions = written.flatMap(({ text, event }): PhhAction[] => {
    const action = readAction(text, event, seats.length);
    return 'en' in action ? [] : [action];
  });
  return playOut(game, stakes, actions, trims === true, hand.claims);
};

/** The chips of an action: the amount of a call, the total of a bet; null for an event without chips of a player. */
const chipsOf = (event: HandEvent): number | null => {
  switch (event.type) {
    case 'check':
      return 0;
    case 'call':
    case 'bring-in':
      return event.amount;
    case 'bet':
    case 'raise':
      return event.to;
    default:
      return null;
  }
};
