import {
  bets,
  bringsIn,
  calls,
  checks,
  collects,
  collectsSidePot,
  dealsBoard,
  folds,
  type HandDraft,
  type LineReader,
  type Phrase,
  posts,
  remarks,
  shows,
  startsStreet,
} from '../../reading/index.js';
import { isKnown } from './cards.js';
import { isOfHalf, readDescription } from './descriptions.js';

/** The header of five-card Omaha does not say whether the game is high-low. */
const splitsPots = (draft: HandDraft): void => {
  if (draft.game?.variant === 'omaha-5') draft.game = { ...draft.game, variant: 'omaha-5-8' };
};

/** Chips of the high or the low half of a pot, which is a side pot if the line has a number. */
const collectsHalf =
  (half: 'high' | 'low'): LineReader =>
  (draft, match, line) => {
    splitsPots(draft);
    draft.collect(draft.seatOf(match.players[0]), match.amounts[0], line, match.numbers.at(0) ?? null, half);
  };

/** The cards of a player on each street of stud. */
const studCards: ReadonlyMap<string, number> = new Map([
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
  ['sixth', 6],
  ['seventh', 7],
]);

/**
 * `Dealt to Ana [Kd 3s 9h]`, `Dealt to Ana [Kd 3s 9h] [2c]`. The cards of the other players are `X` until their up cards.
 */
const deals: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const [first, second] = match.cards;
  const cards = [...(second ?? first)];
  const isStud = draft.game?.variant.startsWith('stud') === true || draft.game?.variant === 'razz';
  if (isStud && first.length + (second?.length ?? 0) !== studCards.get(draft.street)) return false;
  const up = isStud && draft.street !== 'seventh' ? 1 : 0;
  if (cards.slice(0, cards.length - up).some(isKnown)) draft.heroSeat ??= seat;
  else if (up === 0 && !isStud) {
    // A hand face down, as the site prints it for every other player of a draw game.
    draft.note(seat, draft.lineText(), line);
    return true;
  }
  const seen = second === undefined ? [] : first.filter(isKnown);
  draft.events.push({
    type: 'deal',
    seat,
    cards,
    ...(up === 0 ? {} : { up }),
    ...(seen.length === 0 ? {} : { seen }),
    line,
  });
  return true;
};

/** The cards that are kept are `X` for the other players. */
const standsPat: LineReader = (draft, match, line) => {
  const seen = (match.cards.at(0) ?? []).filter(isKnown);
  const seat = draft.seatOf(match.players[0]);
  draft.events.push({
    type: 'discard',
    seat,
    count: 0,
    cards: [],
    ...(seen.length === 0 ? {} : { seen }),
    line,
  });
};

const discards: LineReader = (draft, match, line) => {
  const thrown = match.cards.at(0)?.every(isKnown) === true ? match.cards[0] : null;
  draft.discard(draft.seatOf(match.players[0]), match.numbers[0], thrown, line);
};

/** High and low of one hand have a line each; the second one completes the event of the first. */
const showsDescribed: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  const [cards] = match.cards;
  if (isOfHalf(match.textAt(0))) splitsPots(draft);
  const shown = readDescription(match.textAt(0), draft.game?.variant ?? '');
  const { events } = draft;
  const last = events.at(-1);
  const isSecond = last?.type === 'show' && last.seat === seat && last.cards.join() === cards.join();
  if (isSecond && last.low === undefined && shown.low !== undefined)
    events[events.length - 1] = { ...last, low: shown.low };
  else draft.show(seat, cards, line, shown);
};

/** `*** PRE-FLOP ***` follows the cards of the hero, which are part of the deal that it announces. */
const startsBetting: LineReader = (draft, _match, line) => {
  const { events } = draft;
  let at = events.length;
  while (events.at(at - 1)?.type === 'deal') at--;
  events.splice(at, 0, { type: 'hole-cards', line });
};

/**
 * The first amount is the difference from the last bet. The site counts from the blind of an all-in player, counts a dead
 * blind as a bet, and counts a completion from nothing; the differences of such rounds are left out.
 */
const raises: LineReader = (draft, match, line) => {
  const [by, to] = match.amounts;
  const isExact = !draft.events.some(
    (event) => event.type === 'bring-in' || (event.type === 'post' && (event.allIn || event.dead > 0)),
  );
  const isFirstRound = draft.street === 'preflop' || draft.street === 'third';
  draft.raiseTo(draft.seatOf(match.players[0]), to, line, match.allIn, isExact || !isFirstRound ? by : null);
};

/** A line between two rounds of a draw game; the draw before it begins the street. */
const marks: LineReader = (draft, _match, line) => draft.note(null, draft.lineText(), line);

const ALL_IN = '{all-in: and is all-in}';

/** What the house adds to the pots of its pools `HOLD-UP` and `ESCAPE`. */
const readHouseMoney: LineReader = (draft, match, line) => {
  draft.events.push({ type: 'house-money', amount: match.amounts[0], line });
};

/** They may come before the blinds too. */
export const houseMoneyPhrases: readonly Phrase<HandDraft>[] = [
  { phrase: 'Hold-up to Pot: total {amount}', read: readHouseMoney },
  { phrase: 'Escape to Pot: total {amount}', read: readHouseMoney },
];

export const bodyPhrases: readonly Phrase<HandDraft>[] = [
  ...houseMoneyPhrases,
  // Forced bets. A small blind out of position is dead, a big blind is live.
  { phrase: `{player} posts ante {amount}${ALL_IN}`, read: posts('ante') },
  { phrase: `{player} posts small blind {amount}${ALL_IN}`, read: posts('small-blind') },
  { phrase: `{player} posts big blind {amount}${ALL_IN}`, read: posts('big-blind') },
  { phrase: `{player} posts small blind {amount} out of position${ALL_IN}`, read: posts('dead-blind') },
  { phrase: `{player} posts big blind {amount} out of position${ALL_IN}`, read: posts('big-blind') },
  { phrase: `{player} brings in {amount}${ALL_IN}`, read: bringsIn },
  // A player who does not want to enter yet.
  { phrase: '{text} deny BB {amount}', read: remarks },
  { phrase: '{text} deny SB {amount}', read: remarks },
  // Cards
  { phrase: 'Dealt to {player} [{cards}]', read: deals },
  { phrase: 'Dealt to {player} [{cards}] [{cards}]', read: deals },
  { phrase: '*** PRE-FLOP ***', read: startsBetting },
  { phrase: '*** FLOP ***{opt::} [{cards}]', read: dealsBoard('flop') },
  { phrase: '*** TURN ***{opt::} [{cards}]{opt: }[{cards}]', read: dealsBoard('turn') },
  { phrase: '*** RIVER ***{opt::} [{cards}]{opt: }[{cards}]', read: dealsBoard('river') },
  { phrase: '*** 3rd STREET ***', read: startsStreet('third') },
  { phrase: '*** 4th STREET ***', read: startsStreet('fourth') },
  { phrase: '*** 5th STREET ***', read: startsStreet('fifth') },
  { phrase: '*** 6th STREET ***', read: startsStreet('sixth') },
  { phrase: '*** 7th STREET ***', read: startsStreet('seventh') },
  { phrase: '*** FIRST-BET ***', read: (draft, _match, line) => draft.holeCards(line) },
  { phrase: '*** FIRST-DRAW ***', read: startsStreet('first-draw') },
  { phrase: '*** SECOND-BET ***', read: marks },
  { phrase: '*** SECOND-DRAW ***', read: startsStreet('second-draw') },
  { phrase: '*** THIRD-BET ***', read: marks },
  { phrase: '*** THIRD-DRAW ***', read: startsStreet('third-draw') },
  { phrase: '*** FOURTH-BET ***', read: marks },
  { phrase: '{player} stands pat [{cards}]', read: standsPat },
  { phrase: '{player} stands pat', read: standsPat },
  { phrase: '{player} discards {number} card{opt:s} [{cards}]', read: discards },
  { phrase: '{player} discards {number} card{opt:s}', read: discards },
  // Actions
  { phrase: '{player} folds', read: folds },
  { phrase: '{player} checks', read: checks },
  { phrase: `{player} calls {amount}${ALL_IN}`, read: calls },
  { phrase: `{player} bets {amount}${ALL_IN}`, read: bets },
  { phrase: `{player} raises {amount} to {amount}${ALL_IN}`, read: raises },
  // The difference of a raise to less than the bet before it. The audit finds the raise at fault.
  {
    phrase: `{player} raises -{amount} to {amount}${ALL_IN}`,
    read: (draft, match, line) =>
      draft.raiseTo(draft.seatOf(match.players[0]), match.amounts[1], line, match.allIn),
  },
  // Showdown and awards
  { phrase: '*** SHOW DOWN ***', read: (draft, _match, line) => draft.showdown(line) },
  { phrase: '{player} shows [{cards}] ({text})', read: showsDescribed },
  { phrase: '{player} shows [{cards}]', read: shows },
  { phrase: '{player} collected {amount} from pot', read: collects() },
  // The site counts pots with one winner as one pot, and an uncalled bet as a side pot, so its numbers name no pot.
  { phrase: '{player} collected {amount} from main pot', read: collects() },
  { phrase: '{player} collected {amount} from side pot {number}', read: collectsSidePot },
  { phrase: '{player} collected {amount} from {opt:main }pot{opt: }(HI)', read: collectsHalf('high') },
  { phrase: '{player} collected {amount} from {opt:main }pot{opt: }(LO)', read: collectsHalf('low') },
  { phrase: '{player} collected {amount} from side pot {number}{opt: }(HI)', read: collectsHalf('high') },
  { phrase: '{player} collected {amount} from side pot {number}{opt: }(LO)', read: collectsHalf('low') },
  {
    phrase: '*** SUMMARY ***',
    read: (draft) => {
      draft.section = 'summary';
    },
  },
];
