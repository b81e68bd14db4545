import { lineBehind } from '../../bounded-search.js';
import { type HandDraft, type LineReader, type Phrase, posts } from '../../reading/index.js';

/** Seats of a table whose header does not say how many it has. */
const MAX_SEATS = 10;

/** The first words of an action, which follow the name of a player. */
const actions = [' folds', ' checks', ' calls', ' bets', ' raises', ' is all-In'];

/**
 * A player who joins the table while the blinds are posted has no seat line, and no known stack. The seat follows from the
 * order of play: left of the small blind for the big blind, else left of the player who acts before the newcomer, who is the
 * big blind for the first to act.
 */
const joins: LineReader = (draft, match, line) => {
  const name = match.textAt(0);
  const seat = hasBigBlind(draft) ? seatAfterActor(draft, name) : seatAfterSmallBlind(draft);
  if (name === '' || seat === null) return false;
  draft.addPlayer({ seat, name, stack: null, sittingOut: false, line });
  match.players.push(draft.players.length - 1);
  return posts('big-blind')(draft, match, line);
};

const hasBigBlind = ({ events }: HandDraft): boolean =>
  events.some((event) => event.type === 'post' && event.kind === 'big-blind');

const seatAfterSmallBlind = (draft: HandDraft): number | null => {
  const small = draft.events.find((event) => event.type === 'post' && event.kind === 'small-blind');
  return small?.type === 'post' ? freeSeat(draft, small.seat) : null;
};

/** The free seat left of the last player who acts before a newcomer. */
const seatAfterActor = (draft: HandDraft, name: string): number | null => {
  const { text, end, players, events } = draft;
  const big = events.findLast((event) => event.type === 'post' && event.kind === 'big-blind');
  let last = big?.type === 'post' ? big.seat : null;
  for (let at = lineBehind(text, draft.lineEnd, end); at >= 0; at = lineBehind(text, at, end)) {
    if (isActionOf(text, at, name)) return last === null ? null : freeSeat(draft, last);
    last = players.find((player) => isActionOf(text, at, player.name))?.seat ?? last;
  }
  return null;
};

const isActionOf = (text: string, at: number, name: string): boolean =>
  text.startsWith(name, at) && actions.some((action) => text.startsWith(action, at + name.length));

/** The nearest free seat, clockwise. */
const freeSeat = ({ players, table }: HandDraft, from: number): number | null => {
  const seats = table.seats ?? MAX_SEATS;
  for (let distance = 1; distance < seats; distance++) {
    const seat = ((from - 1 + distance) % seats) + 1;
    if (!players.some((player) => player.seat === seat)) return seat;
  }
  return null;
};

export const newcomerPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{name} posts big blind [{amount}].', read: joins },
];
