import { isBettingEvent, type CanonicalHand, type HandEvent, type HandPlayer } from '#histories';

export type PostEvent = Extract<HandEvent, { type: 'post' }>;

/** By seat: the evidence that it was dealt in. Reused for every hand. */
const evidence = new Uint8Array(256);

/** The player posts or is dealt cards. */
const CERTAIN = 4;
/**
 * The player shows cards, mucks, collects, or has a line in the summary. The line of a player who is said not to be dealt in
 * may be wrong.
 */
const CONTENDS = 2;
/** The player acts. A wrong line can say so too. */
const ACTS = 1;

/** The players of a hand, and its posts. */
export interface DealtIn {
  /** The players who were dealt in. */
  readonly players: readonly HandPlayer[];
  readonly posts: readonly PostEvent[];
}

/**
 * Finds the players who were dealt in, and the posts of the hand. A log lists all players at the table; in a cash game,
 * those who sit out or arrived late have no line in the hand. An action does not prove that a player who sits out or has
 * no chips was dealt in, except in a tournament, where absent players are dealt in unless they owe an ante. Without a
 * summary, all players are dealt in who do not sit out.
 */
export const findDealtIn = (hand: CanonicalHand): DealtIn => {
  const posts: PostEvent[] = [];
  for (const event of hand.events) if (event.type === 'post') posts.push(event);
  evidence.fill(0);
  const hasSummary = noteSummary(hand);
  const isComplete = hand.players.every(({ seat }) => evidence[seat] === CONTENDS);
  return { players: isComplete ? hand.players : filterPlayers(hand, posts, hasSummary), posts };
};

/** Notes the seats with a line in the summary. Returns whether there are any. */
const noteSummary = ({ claims }: CanonicalHand): boolean => {
  let hasSummary = false;
  for (const claim of claims)
    if (claim.type === 'seat' || claim.type === 'stranger') {
      hasSummary = true;
      evidence[claim.seat] |= CONTENDS;
    }
  return hasSummary;
};

const filterPlayers = (
  hand: CanonicalHand,
  posts: readonly PostEvent[],
  hasSummary: boolean,
): HandPlayer[] => {
  noteEvents(hand, hasSummary);
  const dealsInAbsent = hand.tournament !== null && !posts.some(({ kind }) => kind === 'ante');
  return hand.players.filter(({ seat, stack, sittingOut, dealtIn = true }) => {
    if (evidence[seat] >= CERTAIN) return true;
    if (!dealtIn) return false;
    if (evidence[seat] >= CONTENDS) return true;
    return evidence[seat] === ACTS
      ? (!sittingOut && stack !== 0) || dealsInAbsent
      : !hasSummary && !sittingOut;
  });
};

/** Notes the seats with a line in the hand. With a summary, a line of the showdown alone does not prove that a seat plays. */
const noteEvents = ({ events }: CanonicalHand, hasSummary: boolean): void => {
  for (const event of events)
    if (isBettingEvent(event) || event.type === 'discard') evidence[event.seat] |= ACTS;
    else if (event.type === 'post' || event.type === 'deal') evidence[event.seat] |= CERTAIN;
    else if (event.type === 'show' || event.type === 'muck' || event.type === 'collect')
      evidence[event.seat] |= hasSummary && evidence[event.seat] === 0 ? 0 : CONTENDS;
};
