import type { HandEvent } from '../../hand.js';
import { readAction, type PhhAction } from './actions.js';
import { playOut } from './play-out.js';
import type { Play } from './play.js';
import type { WrittenAction } from './writer-actions.js';
import type { Draft } from './writer-draft.js';
import type { ForcedBets } from './writer-forced.js';

/**
 * Refuses a hand in which a reader would take other chips to be put in than were. The notation names no amount of a call
 * or of a forced bet: behind a blind that was posted short it means what was posted, where a log may have the whole blind
 * called. Whatever else may be lost, chips may not. O(events).
 *
 * @returns the hand as a reader would play it
 */
export const checkChips = (draft: Draft, forced: ForcedBets, written: readonly WrittenAction[]): Play => {
  const { hand, losses } = draft;
  /** What is read of each event that was written, and what is posted in each seat beside what was. */
  const read = new Map<number, number>();
  const posted = new Map<number, number>();
  const post = (seat: number, amount: number): void => {
    posted.set(seat, (posted.get(seat) ?? 0) + amount);
  };
  const play = played(draft, forced, written);
  for (const event of play.events)
    if (event.type === 'post') post(event.seat, event.amount);
    else {
      const chips = chipsOf(event);
      if (chips !== null) read.set(event.line, chips);
    }
  const posts: string[] = [];
  hand.events.forEach((event, index) => {
    const chips = chipsOf(event);
    const pointer = `/events/${String(index)}`;
    if (event.type === 'post') {
      posts.push(pointer);
      post(event.seat, -event.amount);
    } else if (chips !== null && (read.get(index) ?? 0) !== chips) losses.block(pointer);
  });
  if ([...posted.values()].some((difference) => difference !== 0)) losses.block(posts.at(0) ?? '/stakes');
  return play;
};

/** What a reader makes of the hand; the line of an action is the event that it was written for. */
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

/** What a player puts in, or, as the notation has bets, what his bet is then; null for what moves no chips of a player. */
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
