import { indexWithin } from '../../bounded-search.js';
import { type HandDraft, type LineReader, type Phrase, posts } from '../../reading/index.js';

/** Seats of a table whose header does not say how many it has. */
const MAX_SEATS = 10;

/** The first words of an action, which follow the name of a player. */
const actions = [' folds', ' checks', ' calls', ' bets', ' raises', ' is all-In'];

/**
 * A player who joins the table while the blinds are posted has no seat line, and no known stack. The seat follows from the
 * order of play: left of the small blind for the big blind, else right of the player who acts after the newcomer.
 */
const joins: LineReader = (draft, match, line) => {
  const name = match.textAt(0);
  const seat = hasBigBlind(draft) ? seatBefore(draft, name) : seatAfterSmallBlind(draft);
  if (name === '' || seat === null) return false;
  draft.addPlayer({ seat, name, stack: null, sittingOut: false, line });
  match.players.push(draft.players.length - 1);
  return posts('big-blind')(draft, match, line);
};

const hasBigBlind = ({ events }: HandDraft): boolean =>
  events.some((event) => event.type === 'post' && event.kind === 'big-blind');

const seatAfterSmallBlind = (draft: HandDraft): number | null => {
  const small = draft.events.find((event) => event.type === 'post' && event.kind === 'small-blind');
  return small?.type === 'post' ? freeSeat(draft, small.seat, 1) : null;
};

/** The free seat right of the player who acts after the first action of a newcomer. */
const seatBefore = (draft: HandDraft, name: string): number | null => {
  const { text, end } = draft;
  let at = indexWithin(text, '\n', draft.lineEnd, end) + 1;
  let hasActed = false;
  while (at > 0 && at < end) {
    if (hasActed) {
      const next = draft.players.find((player) => isActionOf(text, at, player.name));
      return next === undefined ? null : freeSeat(draft, next.seat, -1);
    }
    hasActed = isActionOf(text, at, name);
    at = indexWithin(text, '\n', at, end) + 1;
  }
  return null;
};

const isActionOf = (text: string, at: number, name: string): boolean =>
  text.startsWith(name, at) && actions.some((action) => text.startsWith(action, at + name.length));

/** The nearest free seat in a direction. */
const freeSeat = ({ players, table }: HandDraft, from: number, step: 1 | -1): number | null => {
  const seats = table.seats ?? MAX_SEATS;
  for (let distance = 1; distance < seats; distance++) {
    const seat = ((((from - 1 + step * distance) % seats) + seats) % seats) + 1;
    if (!players.some((player) => player.seat === seat)) return seat;
  }
  return null;
};

export const newcomerPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{name} posts big blind [{amount}].', read: joins },
];
