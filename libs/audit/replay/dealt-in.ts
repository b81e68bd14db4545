import { isBettingEvent, type CanonicalHand, type HandEvent, type HandPlayer } from '#histories';

export type PostEvent = Extract<HandEvent, { type: 'post' }>;

/** By seat: what speaks for its having been dealt in. One hand is looked at at once. */
const seats = new Uint8Array(256);

/** He posts, is dealt or shows cards, collects, or the summary has a line for him. */
const CERTAIN = 2;
/** He acts: that may be the fault of a line. */
const ACTS = 1;

/** Who plays a hand, and what was posted. */
export interface Table {
  /** The players who were dealt in. */
  readonly players: readonly HandPlayer[];
  readonly posts: readonly PostEvent[];
}

/**
 * The players who were dealt in, and the posts of the hand. A log lists everybody at the table: who sits out of a cash game,
 * or arrived too late, has no line in the hand. That somebody acts who is said to sit out does not make him a player, but in
 * tournaments, which deal in the absent: there only an ante that he did not pay speaks against it. Where there is no summary,
 * everybody is a player who is not said to sit out.
 */
export const tableOf = (hand: CanonicalHand): Table => {
  const posts: PostEvent[] = [];
  for (const event of hand.events) if (event.type === 'post') posts.push(event);
  seats.fill(0);
  const summed = noteSummary(hand);
  const everybody = hand.players.every(({ seat }) => seats[seat] === CERTAIN);
  return { players: everybody ? hand.players : playersOf(hand, posts, summed), posts };
};

/** Notes who has a line in the summary; whether there is any. */
const noteSummary = ({ claims }: CanonicalHand): boolean => {
  let summed = false;
  for (const claim of claims)
    if (claim.type === 'seat' || claim.type === 'stranger') {
      summed = true;
      seats[claim.seat] |= CERTAIN;
    }
  return summed;
};

const playersOf = (hand: CanonicalHand, posts: readonly PostEvent[], summed: boolean): HandPlayer[] => {
  noteEvents(hand);
  const dealsInAbsent = hand.tournament !== null && !posts.some(({ kind }) => kind === 'ante');
  return hand.players.filter(({ seat, sittingOut, dealtIn: isIn = true }) => {
    if (seats[seat] >= CERTAIN) return true;
    if (!isIn) return false;
    return seats[seat] === ACTS ? !sittingOut || dealsInAbsent : !summed && !sittingOut;
  });
};

/** Notes who has a line in the hand. */
const noteEvents = ({ events }: CanonicalHand): void => {
  for (const event of events)
    if (isBettingEvent(event) || event.type === 'discard') seats[event.seat] |= ACTS;
    else if (ofPlayers.has(event.type) && 'seat' in event && event.seat !== null)
      seats[event.seat] |= CERTAIN;
};

/** Events that are of players of the hand alone. */
const ofPlayers: ReadonlySet<HandEvent['type']> = new Set(['post', 'deal', 'show', 'muck', 'collect']);
