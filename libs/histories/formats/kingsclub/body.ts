import { type Card, UNKNOWN } from '#cards';
import {
  bets,
  bringsIn,
  callsTo,
  checks,
  folds,
  type HandDraft,
  type LineReader,
  oncePerSeat,
  type Phrase,
  posts,
  raisesTo,
  remarks,
  shows,
} from '../../reading/index.js';
import { MAX_RUNS } from '../../hand-limits.js';
import { parseCards } from './cards.js';
import { isStud } from './games.js';

const LAST_STREET_OF_STUD = 'seventh';

/** An ante; antes are before the blinds. */
const postsAnte: LineReader = (draft, match, line) => {
  const isLate = draft.events.some((event) => event.type === 'post' && event.kind !== 'ante');
  if (isLate) draft.misplaceLine('', line);
  return posts('ante')(draft, match, line);
};

/** Whether a player has been dealt cards on the current street. O(events). */
const isDealtTo = ({ events }: HandDraft, seat: number): boolean => {
  const street = events.findLastIndex(({ type }) => type === 'street');
  return events.some((event, at) => at > street && event.type === 'deal' && event.seat === seat);
};

/** Whether a player was dealt one of these cards before. O(events × cards). */
const holdsAny = ({ events }: HandDraft, seat: number, cards: readonly Card[]): boolean =>
  events.some(
    (event) =>
      event.type === 'deal' &&
      event.seat === seat &&
      event.cards.some((card) => card !== UNKNOWN && cards.includes(card)),
  );

/**
 * All players have a line, with `X` for cards that are not seen. Of the downcards in stud, the ones that are not seen are
 * left out.
 */
const deals: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const cards = [...match.cards[0]];
  if (isDealtTo(draft, seat) || holdsAny(draft, seat, cards)) return false;
  const up = isStud(draft.game?.variant) && draft.street !== LAST_STREET_OF_STUD ? 1 : 0;
  const { heroSeat } = draft;
  const isSeen = cards.slice(0, cards.length - up).some((card) => card !== UNKNOWN);
  draft.deal(seat, isSeen || up === 0 ? cards : cards.slice(-up), line, up);
  if (!isSeen) draft.heroSeat = heroSeat;
  return true;
};

/** A bet after the bring-in completes it. */
const betsOrCompletes: LineReader = (draft, match, line) =>
  (draft.bets.highest === 0 ? bets : raisesTo)(draft, match, line);

/** Draws are after the betting of a round, and some games have no line before them. */
const draws = (draft: HandDraft, seat: number, count: number, cards: Card[] | null, line: number): void => {
  draft.bets.clear();
  draft.discard(seat, count, cards, line);
};

const discards: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const [thrown, drawn] = match.cards;
  draws(draft, seat, thrown.length, thrown, line);
  draft.deal(seat, drawn, line);
};

/** The cards that a player draws for a further run: `discards [As] draws [6d] [3h]`. Null where no line has them. */
const drawnForRun = (draft: HandDraft, seat: number, run: number): Card[] | null => {
  const player = draft.players.find((candidate) => candidate.seat === seat);
  for (const event of draft.events)
    if (event.type === 'note' && event.seat === seat) {
      const words = event.text.slice(player?.name.length).split('[', MAX_RUNS + 2);
      const bracket = words.at(run + 2);
      if (bracket !== undefined) return parseCards(bracket.slice(0, bracket.indexOf(']')));
    }
  return null;
};

/** The draws of several runs, with a bracket for each. Those of further runs are compared with the hands of the showdown. */
const discardsForRuns: LineReader = (draft, match, line) => {
  const count = match.cards[0].length;
  const further = match.textAt(0).split('] [', MAX_RUNS);
  if (!further.every((cards) => parseCards(cards)?.length === count)) return false;
  discards(draft, match, line);
  draft.note(draft.seatOf(match.players[0]), draft.lineText(), line);
  return true;
};

/** `Run 2: Ann shows […]`: the hand of a run has the cards that the player drew for it. */
const showsForRun: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const run = match.numbers[0] - 1;
  const [cards] = match.cards;
  const shown = draft.events.filter((event) => event.type === 'show' && event.seat === seat).length;
  const drawn = run === 0 ? [] : (drawnForRun(draft, seat, run) ?? []);
  if (run !== shown || !drawn.every((card) => cards.includes(card)) || !draft.startRun(run + 1)) return false;
  draft.show(seat, cards, line);
  draft.run = 0;
  return true;
};

const BOARDS: readonly (readonly [street: string, from: number, to: number])[] = [
  ['flop', 0, 3],
  ['turn', 3, 4],
  ['river', 4, 5],
];

/**
 * Board cards up to a street: after an all-in, the line of the last street has the cards of all further ones. On the second
 * board, `-` stands for a card that it shares with the first one.
 */
const dealsUpTo =
  (last: string, run: number): LineReader =>
  (draft, match, line) => {
    const cards = match.cards.length === 1 ? match.cards[0] : match.cards.flat();
    const [, , count] = BOARDS.find(([street]) => street === last) ?? BOARDS[0];
    if (cards.length !== count || draft.ended) return false;
    draft.run = run;
    const shared = cards.findLastIndex((card) => card === UNKNOWN) + 1;
    const events = draft.events.filter((event) => event.type === 'board' && event.run === run);
    const { length } = draft.events;
    for (const [street, from, to] of BOARDS) {
      const isDealt = events.some((event) => event.type === 'board' && event.street === street);
      if (to > count || isDealt || to <= shared) continue;
      const seen = from === 0 || shared > 0 ? null : cards.slice(0, from);
      draft.board(street, cards.slice(Math.max(from, shared), to), line, seen);
    }
    return draft.events.length > length;
  };

/** Both boards of a game with two boards have a line for the flop. */
const dealsSecondFlop: LineReader = (draft, match, line) => {
  if (draft.game !== null) draft.game = { ...draft.game, options: { boards: 2 } };
  return dealsUpTo('flop', 1)(draft, match, line);
};

const ORDINALS = ['1ST', '2ND', '3RD', '4TH'];
const DRAWS = ['first-draw', 'second-draw', 'third-draw'];

const boardPhrases: readonly Phrase<HandDraft>[] = BOARDS.flatMap(([street]) => {
  const name = street.toUpperCase();
  const second = street === 'flop' ? dealsSecondFlop : dealsUpTo(street, 1);
  return ['[{cards}]', '[{cards}] [{cards}]'].flatMap((cards) => [
    { phrase: `*** ${name} *** ${cards}`, read: dealsUpTo(street, 0) },
    { phrase: `*** BOARD 1 - ${name} *** ${cards}`, read: dealsUpTo(street, 0) },
    { phrase: `*** BOARD 2 - ${name} *** ${cards}`, read: second },
  ]);
});

const starts =
  (street: string): LineReader =>
  (draft, _match, line) =>
    draft.startStreet(street, line);

/** The site counts the streets of stud from the first one after the first round of betting. */
const studPhrases: readonly Phrase<HandDraft>[] = ['fourth', 'fifth', 'sixth', 'seventh'].map(
  (street, index) => ({
    phrase: `*** ${['3RD', '4TH', '5TH', '6TH'][index]} STREET ***`,
    read: starts(street),
  }),
);

const roundPhrases: readonly Phrase<HandDraft>[] = ORDINALS.flatMap((ordinal, index) => [
  {
    phrase: `*** ${ordinal} BETTING ROUND ***`,
    read: (draft, match, line) => {
      const { events } = draft;
      const count = events.filter(({ type }) => type === 'street').length;
      const isRepeated = events.some((event) => event.type === 'note' && event.text === draft.lineText());
      return count === index && !isRepeated && remarks(draft, match, line);
    },
  },
  ...DRAWS.slice(index, index + 1).map((street) => ({
    phrase: `*** ${ordinal} DRAW ***`,
    read: starts(street),
  })),
]);

export const postPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: '{player}: posts ante {amount}{all-in:, and is all in}', read: postsAnte },
  { phrase: '{player}: posts the small blind {amount}{all-in:, and is all in}', read: posts('small-blind') },
  { phrase: '{player}: posts the big blind {amount}{all-in:, and is all in}', read: posts('big-blind') },
  {
    phrase: '*** HOLE CARDS ***',
    read: (draft, _match, line) => {
      if (draft.events.some(({ type }) => type === 'hole-cards')) return false;
      draft.section = 'body';
      draft.holeCards(line);
      return true;
    },
  },
  {
    phrase: 'Dealt to {player}: [{cards}]',
    read: (draft, match, line) => {
      draft.section = 'body';
      return deals(draft, match, line);
    },
  },
  ...roundPhrases.slice(0, 1),
];

export const bodyPhrases: readonly Phrase<HandDraft>[] = [
  ...postPhrases,
  ...roundPhrases.slice(1),
  ...studPhrases,
  ...boardPhrases,
  { phrase: '{player} folds', read: folds },
  { phrase: '{player} checks', read: checks },
  { phrase: '{player} calls {amount}{all-in:, and is all in}', read: callsTo },
  { phrase: '{player} bets {amount}{all-in:, and is all in}', read: betsOrCompletes },
  { phrase: '{player} raises to {amount}{all-in:, and is all in}', read: raisesTo },
  { phrase: '{player} brings in for {amount}{all-in:, and is all in}', read: bringsIn },
  { phrase: '{player} discards [{cards}] draws [{cards}]', read: discards },
  { phrase: '{player} discards [{cards}] draws [{cards}] [{text}]', read: discardsForRuns },
  { phrase: 'Run {number}: {player} shows [{cards}]', read: showsForRun },
  {
    phrase: '{player} draws {number}',
    read: (draft, match, line) => draws(draft, draft.seatOf(match.players[0]), match.numbers[0], null, line),
  },
  {
    phrase: '{player} stands pat',
    read: (draft, match, line) => draws(draft, draft.seatOf(match.players[0]), 0, [], line),
  },
  { phrase: '{player} shows [{cards}]', read: oncePerSeat('show', shows) },
  {
    phrase: '*** SUMMARY ***',
    read: (draft, _match, line) => {
      draft.section = 'summary';
      draft.showdown(line);
    },
  },
];
