import { indexOfLine } from '../../bounded-search.js';
import type { HandPlayer } from '../../hand.js';
import type { HandDraft } from '../../reading/index.js';

export const UNLISTED_BLINDS = 'partypoker-unposted';

/**
 * Posts the blinds of a tournament whose log has no lines for them, as most logs before 2012: the header has their amounts,
 * and the button and the seats have their players. Heads-up the button posts the small blind. A player without a line
 * behind the deal has been moved to the table and is not in the hand.
 */
export const postUnlisted = (draft: HandDraft, line: number): void => {
  const { tournament, buttonSeat, stakes } = draft;
  const { smallBlind, bigBlind } = stakes;
  const isPosted = draft.events.some((event) => event.type === 'post' && event.kind !== 'ante');
  if (tournament === null || isPosted || buttonSeat === null || smallBlind === null || bigBlind === null)
    return;
  const seated = draft.players.filter(
    ({ name }) => indexOfLine(draft.text, `${name} `, draft.lineEnd, draft.end) >= 0,
  );
  const order = [...seated].sort((a, b) => distance(a, buttonSeat) - distance(b, buttonSeat));
  if (order.length < 2) return;
  const hasButton = order.at(-1)?.seat === buttonSeat;
  const [small, big] = order.length === 2 && hasButton ? [order[1], order[0]] : order;
  draft.dialect = UNLISTED_BLINDS;
  postUpTo(draft, small, 'small-blind', smallBlind, line);
  postUpTo(draft, big, 'big-blind', bigBlind, line);
};

/** Seats are numbered up to 255. */
const SEATS = 256;

/** The number of seats from the button to a player, clockwise; the button is the last one. */
const distance = ({ seat }: HandPlayer, button: number): number => (seat - button - 1 + SEATS) % SEATS;

const postUpTo = (
  draft: HandDraft,
  { seat, stack }: HandPlayer,
  kind: 'small-blind' | 'big-blind',
  amount: number,
  line: number,
): void => {
  const left = (stack ?? amount) - antesOf(draft, seat);
  const posted = Math.min(amount, left);
  if (posted > 0) draft.post(seat, kind, posted, line, posted === left);
};

const antesOf = ({ events }: HandDraft, seat: number): number =>
  events.reduce((sum, event) => (event.type === 'post' && event.seat === seat ? sum + event.amount : sum), 0);
