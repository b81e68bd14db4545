import { posts, remarks, type HandDraft, type LineReader, type Phrase } from '../../reading/index.js';
import { completeLimit, inferBlinds } from './stakes.js';
import { hasUnmarkedStreets } from './unmarked-streets.js';

const SMALL_BLIND = 'Small Blind';

/** The button of a cash game is a seat. Tournaments number the places of the table in another way. */
const setsDealer: LineReader = (draft, match, line) => {
  const [player] = match.players;
  const [number] = match.numbers;
  if (draft.tournament === null) {
    draft.placeButton(number, line);
    const seat = player === undefined ? number : draft.seatOf(player);
    if (seat !== number) draft.contradict('button', String(seat), String(number), line);
  }
  if (draft.tournament !== null && player !== undefined) draft.buttonSeat = draft.seatOf(player);
};

/** A list of the entries in the order of the table, by whose places the summary of the log names the seats. */
const numbersPlaces: LineReader = ({ printedSeats }) => {
  for (const index of printedSeats.keys()) printedSeats[index] = index + 1;
};

/** A forced bet of all remaining chips, which the line does not name: the position of the player shows the blind. */
const postsAllIn: LineReader = (draft, match, line) => {
  const { name, seat } = draft.players[match.players[0]];
  draft.post(seat, name === SMALL_BLIND ? 'small-blind' : 'big-blind', match.amounts[0], line, true);
};

/** An all-in of a hand with antes is the ante if the player posts no other one. */
const nameAllInAntes = (draft: HandDraft): void => {
  const { events } = draft;
  const antes = new Set<number>();
  for (const event of events) if (event.type === 'post' && event.kind === 'ante') antes.add(event.seat);
  if (antes.size === 0) return;
  for (const [index, event] of events.entries())
    if (event.type === 'post' && event.allIn && event.kind !== 'ante' && !antes.has(event.seat)) {
      events[index] = { ...event, kind: 'ante' };
      draft.bets.add(event.seat, -event.amount);
    }
};

/** A blind that was missed and a live one, or a missed small blind alone. */
const postsDead: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const [amount] = match.amounts;
  inferBlinds(draft);
  const big = draft.stakes.bigBlind ?? 0;
  if (amount > big) draft.post(seat, 'posted-blind', amount, line, match.allIn, amount - big);
  else draft.post(seat, 'dead-blind', amount, line, match.allIn);
};

/** A blind of a new player, or a missed small blind. */
const postsLive: LineReader = (draft, match, line) => {
  inferBlinds(draft);
  const isSmall = match.amounts[0] <= (draft.stakes.smallBlind ?? 0);
  return posts(isSmall ? 'small-blind' : 'big-blind')(draft, match, line);
};

/** Completes the posts and the stakes, and begins the section of the actions. */
export const endPosts = (draft: HandDraft, line: number): void => {
  nameAllInAntes(draft);
  if (draft.tournament === null && draft.stakes.bigBlind === null) inferBlinds(draft);
  completeLimit(draft);
  draft.section = hasUnmarkedStreets(draft, line) ? 'unmarked' : 'body';
};

const startsHand: LineReader = (draft, _match, line) => {
  endPosts(draft, line);
  draft.holeCards(line);
};

/** The lines between the seats and the cards. */
export const postPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} : Set dealer [{number}]', read: setsDealer },
  { phrase: '{player} : Set dealer/Bring in spot [{number}]', read: setsDealer },
  { phrase: 'Dealer : Set dealer [{number}]', read: setsDealer },
  { phrase: 'Dealer : Set dealer/Bring in spot [{number}]', read: setsDealer },
  { phrase: 'Set dealer [{number}]', read: setsDealer },
  { phrase: 'Set dealer/Bring in spot [{number}]', read: setsDealer },
  { phrase: 'Set dealer/Bring in spot', read: remarks },
  { phrase: 'Set dealer', read: remarks },
  { phrase: '{player} : Ante chip {amount}', read: posts('ante') },
  { phrase: '{player} : Ante/Small Blind {amount}', read: posts('small-blind') },
  { phrase: '{player} : Ante/Small blind {amount}', read: posts('small-blind') },
  { phrase: '{player} : Small Blind {amount}', read: posts('small-blind') },
  { phrase: '{player} : Small blind {amount}', read: posts('small-blind') },
  { phrase: '{player} : Big blind/Bring in {amount}', read: posts('big-blind') },
  { phrase: '{player} : Big Blind {amount}', read: posts('big-blind') },
  { phrase: '{player} : Big blind {amount}', read: posts('big-blind') },
  { phrase: '{player} : Posts chip {amount}', read: postsLive },
  { phrase: '{player} : Posts dead chip {amount}', read: postsDead },
  { phrase: '{player} : All-in {amount}', read: postsAllIn },
  { phrase: '*** HOLE CARDS ***', read: startsHand },
  { phrase: 'Player Info: {text}', read: remarks },
  { phrase: 'Seating Info: {text}', read: numbersPlaces },
];
