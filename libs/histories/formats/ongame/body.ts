import { UNKNOWN } from '#cards';
import {
  bets,
  bringsIn,
  calls,
  checks,
  dealsBoard,
  folds,
  posts,
  raisesByTo,
  remarks,
  type HandDraft,
  type LineReader,
  type Phrase,
} from '../../reading/index.js';

const STUD_UP: ReadonlyMap<string, number> = new Map([
  ['preflop', 1],
  ['fourth', 1],
  ['fifth', 1],
  ['sixth', 1],
]);

const deals: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const [cards] = match.cards;
  const isStud = draft.game?.variant.startsWith('stud') === true;
  const up = isStud ? (STUD_UP.get(draft.street) ?? 0) : 0;
  if (cards.length > up && !cards.includes(UNKNOWN)) draft.heroSeat ??= seat;
  draft.events.push({ type: 'deal', seat, cards: [...cards], ...(up === 0 ? {} : { up }), line });
};

/** The first draw of a hand begins the next betting round. */
const changes: LineReader = (draft, match, line) => {
  if (draft.street === 'preflop') {
    draft.street = 'first-draw';
    draft.bets.clear();
  }
  draft.discard(draft.seatOf(match.players[0]), match.numbers[0], null, line);
};

/** The line after a draw repeats the kept cards; what it leaves out was discarded, if it is as many as the player changed. */
const dealsNewHand: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const held = draft.events.find((event) => event.type === 'deal' && event.seat === seat);
  const discard = draft.events.findLast((event) => event.type === 'discard' && event.seat === seat);
  if (held?.type !== 'deal' || discard?.type !== 'discard') return false;
  const [hand] = match.cards;
  const kept = hand.filter((card) => held.cards.includes(card));
  const gone = held.cards.filter((card) => !hand.includes(card));
  if (gone.length === discard.count) discard.cards = gone;
  else draft.contradict('cards', String(discard.count), String(gone.length), line);
  const cards = hand.filter((card) => !held.cards.includes(card));
  draft.events.push({ type: 'deal', seat, cards, seen: kept, line });
  return true;
};

/** At tables with two blinds of one size, such as `$1/$1`, the line of the first one calls it a big blind too. */
const postsBigBlind: LineReader = (draft, match, line) => {
  const { stakes, events } = draft;
  const isFirst = stakes.smallBlind === stakes.bigBlind && stakes.bigBlind !== null;
  const isSmall = isFirst && !events.some(({ type }) => type === 'post');
  return posts(isSmall ? 'small-blind' : 'big-blind')(draft, match, line);
};

/** A small blind is smaller than the header of a table such as `€1/€1` says. */
const postsSmallBlind: LineReader = (draft, match, line) => {
  const { stakes } = draft;
  if (stakes.bigBlind !== null && stakes.smallBlind === stakes.bigBlind) [stakes.smallBlind] = match.amounts;
  return posts('small-blind')(draft, match, line);
};

const isAllIn = (event: HandDraft['events'][number]): boolean => 'allIn' in event && event.allIn;

/** After an all-in the line of the street is printed again, behind its betting and before the further streets. */
const board = (street: string): LineReader => {
  const read = dealsBoard(street);
  return (draft, match, line) => {
    const [cards] = match.cards;
    const last = draft.boardCards.slice(-cards.length);
    const isSame = draft.street === street && cards.every((card, index) => card === last[index]);
    const hasBetting = draft.events.at(-1)?.type !== 'board';
    const isRepeated = isSame && hasBetting && draft.events.some(isAllIn);
    return (isRepeated ? remarks : read)(draft, match, line);
  };
};

/** A bet after the bring-in completes it. */
const betsOrCompletes: LineReader = (draft, match, line) => {
  if (draft.bets.highest === 0) bets(draft, match, line);
  else draft.raiseTo(draft.seatOf(match.players[0]), match.amounts[0], line, match.allIn);
};

const stud =
  (street: string): LineReader =>
  (draft, _match, line) =>
    draft.startStreet(street, line);

export const postPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{player} posts small blind ({amount}){all-in: [all in]}', read: postsSmallBlind },
  { phrase: '{player} posts big blind ({amount}){all-in: [all in]}', read: postsBigBlind },
  { phrase: '{player} posts dead blind ({amount}){all-in: [all in]}', read: posts('dead-blind') },
  { phrase: '{player} posts ante {amount}{all-in: [all in]}', read: posts('ante') },
  { phrase: '{player} posts ante ({amount}){all-in: [all in]}', read: posts('ante') },
  {
    phrase: 'Dealing pocket cards',
    read: (draft, _match, line) => {
      draft.section = 'body';
      draft.holeCards(line);
    },
  },
  { phrase: '---', read: remarks },
];

export const bodyPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: 'Dealing to {player}: [{cards}]', read: deals },
  { phrase: '{player} folds', read: folds },
  { phrase: '{player} checks', read: checks },
  { phrase: '{player} calls {amount}{all-in: [all in]}', read: calls },
  { phrase: '{player} bets {amount}{all-in: [all in]}', read: betsOrCompletes },
  { phrase: '{player} raises {amount} to {amount}{all-in: [all in]}', read: raisesByTo },
  { phrase: '{player} small bring in {amount}{all-in: [all in]}', read: bringsIn },
  { phrase: '{player} big bring in {amount}{all-in: [all in]}', read: betsOrCompletes },
  { phrase: '{player} changed {number} cards', read: changes },
  { phrase: 'New hand for {player}: [{cards}]', read: dealsNewHand },
  { phrase: '--- Dealing flop [{cards}]', read: board('flop') },
  { phrase: '--- Dealing turn [{cards}]', read: board('turn') },
  { phrase: '--- Dealing river [{cards}]', read: board('river') },
  { phrase: 'Dealing 4th street', read: stud('fourth') },
  { phrase: 'Dealing 5th street', read: stud('fifth') },
  { phrase: 'Dealing 6th street', read: stud('sixth') },
  { phrase: 'Dealing river', read: stud('seventh') },
  {
    phrase: 'Summary:',
    read: (draft, _match, line) => {
      draft.section = 'summary';
      draft.showdown(line);
    },
  },
];
