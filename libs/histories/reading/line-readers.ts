import type { HandEvent } from '../hand.js';
import { currencyOfSign } from '../money.js';
import { isChipCurrency } from './chip-currencies.js';
import type { HandDraft } from './hand-draft.js';
import type { PhraseMatch } from './phrase-match.js';

/** Reads a matched line into the draft. The result false means that the line does not fit after all. */
export type LineReader = (draft: HandDraft, match: PhraseMatch, line: number) => unknown;

type PostKind = Extract<HandEvent, { type: 'post' }>['kind'];

/**
 * The readers of the lines that all sites have. Each takes the first player, the first amount and the first cards of its
 * phrase, unless it says otherwise.
 */
const actingSeat = (draft: HandDraft, match: PhraseMatch): number => draft.seatOf(match.players[0]);

/** The reader of a line that a hand has once for each player: another one does not fit. */
export const oncePerSeat =
  (type: 'deal' | 'show' | 'muck' | 'note', read: LineReader): LineReader =>
  (draft, match, line) => {
    const seat = actingSeat(draft, match);
    const isRepeated = draft.events.some((event) => event.type === type && event.seat === seat);
    return isRepeated ? false : read(draft, match, line);
  };

/** A player of the list: the first number is the seat, the first text the name. */
export const addsPlayer =
  (sittingOut = false): LineReader =>
  (draft, match, line) =>
    draft.addPlayer({
      seat: match.numbers[0],
      name: match.textAt(0),
      stack: match.amounts[0],
      sittingOut,
      line,
    });

/** The line of the button; another one does not fit. */
export const placesButton: LineReader = (draft, match, line) => {
  if (draft.buttonSeat !== null) return false;
  draft.placeButton(match.numbers[0], line);
  return true;
};

export const posts =
  (kind: PostKind): LineReader =>
  (draft, match, line) =>
    draft.post(actingSeat(draft, match), kind, match.amounts[0], line, match.allIn);

/** A missed small blind, which is dead, and a live big blind, in this order. */
export const postsDeadAndLive: LineReader = (draft, match, line) => {
  const [dead, live] = match.amounts;
  draft.post(actingSeat(draft, match), 'posted-blind', dead + live, line, match.allIn, dead);
};

/**
 * A missed blind on a line by itself: the dead small blind, or the live big blind. Two such lines of one player, in any
 * order, make one post.
 */
const postsMissed =
  (kind: 'dead-blind' | 'big-blind'): LineReader =>
  (draft, match, line) => {
    const seat = actingSeat(draft, match);
    const [amount] = match.amounts;
    const last = draft.events.at(-1);
    const other = kind === 'dead-blind' ? 'big-blind' : 'dead-blind';
    if (last?.type !== 'post' || last.kind !== other || last.seat !== seat)
      draft.post(seat, kind, amount, line, match.allIn);
    else {
      draft.events.pop();
      const dead = kind === 'dead-blind' ? amount : last.amount;
      draft.bets.set(seat, 0);
      draft.post(seat, 'posted-blind', amount + last.amount, line, match.allIn, dead);
    }
  };

export const postsMissedDead = postsMissed('dead-blind');

export const postsMissedLive = postsMissed('big-blind');

export const bringsIn: LineReader = (draft, match, line) =>
  draft.bringIn(actingSeat(draft, match), match.amounts[0], line, match.allIn);

export const folds: LineReader = (draft, match, line) =>
  draft.fold(actingSeat(draft, match), line, match.cards.at(0) ?? null);

export const checks: LineReader = (draft, match, line) => draft.check(actingSeat(draft, match), line);

/** The amount is what the call adds. */
export const calls: LineReader = (draft, match, line) =>
  draft.call(actingSeat(draft, match), match.amounts[0], line, match.allIn);

/** The amount is what the bets of the player reach on the street. */
export const callsTo: LineReader = (draft, match, line) => {
  const seat = actingSeat(draft, match);
  draft.call(seat, Math.max(0, match.amounts[0] - draft.bets.of(seat)), line, match.allIn);
};

export const bets: LineReader = (draft, match, line) =>
  draft.bet(actingSeat(draft, match), match.amounts[0], line, match.allIn);

/** The amount is what the raise adds to the bets of the player. */
export const raisesAdding: LineReader = (draft, match, line) =>
  draft.raiseAdding(actingSeat(draft, match), match.amounts[0], line, match.allIn);

/** The amount is what the bets of the player reach on the street. */
export const raisesTo: LineReader = (draft, match, line) =>
  draft.raiseTo(actingSeat(draft, match), match.amounts[0], line, match.allIn);

/** The first amount is the difference from the bet before, the second one what the bets of the player reach. */
export const raisesByTo: LineReader = (draft, match, line) =>
  draft.raiseTo(actingSeat(draft, match), match.amounts[1], line, match.allIn, match.amounts[0]);

/** An all-in whose line does not say whether it is a call, a bet or a raise; the amount is what it adds. */
export const goesAllIn: LineReader = (draft, match, line) =>
  draft.allInAdding(actingSeat(draft, match), match.amounts[0], line);

export const returns: LineReader = (draft, match, line) =>
  draft.uncalled(actingSeat(draft, match), match.amounts[0], line);

export const dealsHoleCards: LineReader = (draft, match, line) =>
  draft.deal(actingSeat(draft, match), [...match.cards[0]], line);

/** Board cards: the last ones of the line are new, earlier ones are repeated. */
export const dealsBoard =
  (street: string): LineReader =>
  (draft, match, line) => {
    const { cards } = match;
    const [first] = cards;
    const seen = cards.length > 2 ? cards.slice(0, -1).flat() : cards.length === 2 ? first : null;
    draft.board(street, cards[cards.length - 1], line, seen);
  };

/** The start of a street without board cards. */
export const startsStreet =
  (street: string): LineReader =>
  (draft, _match, line) =>
    draft.startStreet(street, line);

/** The line after which cards are dealt; the lines of another section follow. */
export const startsDealing =
  (section: string): LineReader =>
  (draft, _match, line) => {
    draft.section = section;
    draft.holeCards(line);
  };

/** The line before the showdown and the awards, which are in the section `summary`. */
export const startsSummary: LineReader = (draft, _match, line) => {
  draft.section = 'summary';
  draft.ended = true;
  draft.showdown(line);
};

export const shows: LineReader = (draft, match, line) =>
  draft.show(actingSeat(draft, match), match.cards[0], line);

/** A shown hand, or cards that a player shows who has folded. */
export const showsAnyHand: LineReader = (draft, match, line) =>
  draft.hasFolded(actingSeat(draft, match)) ? remarks(draft, match, line) : shows(draft, match, line);

export const mucks: LineReader = (draft, match, line) => draft.muck(actingSeat(draft, match), line);

/** A mucked hand whose cards the log reveals all the same. */
export const mucksFaceUp: LineReader = (draft, match, line) => {
  const seat = actingSeat(draft, match);
  draft.muck(seat, line);
  draft.claimSeat(seat, 'mucked', line).cards = match.cards[0];
};

/** Chips from a pot: 0 the main pot, 1 the first side pot, null for a line that does not say. */
export const collects =
  (pot: number | null = null): LineReader =>
  (draft, match, line) =>
    draft.collect(actingSeat(draft, match), match.amounts[0], line, pot);

/** Chips from the side pot whose number the line has. */
export const collectsSidePot: LineReader = (draft, match, line) =>
  draft.collect(actingSeat(draft, match), match.amounts[0], line, match.numbers[0]);

/** A remark about a player, which changes nothing. */
export const remarks: LineReader = (draft, match, line) => {
  const [player] = match.players;
  draft.note(player === undefined ? null : draft.seatOf(player), draft.lineText(), line);
};

/** A player does not show the hand: the only one who is left, or one who mucks. */
export const keepsHand: LineReader = (draft, match, line) => {
  draft.keepHand(actingSeat(draft, match), line);
};

/** A remark about a player who is disconnected, and contends for the pots so far. */
export const disconnects: LineReader = (draft, match, line) => {
  const seat = draft.seatOf(match.players[0]);
  draft.events.push({ type: 'note', seat, text: draft.lineText(), about: 'disconnected', line });
};

export const claimsTotalPot: LineReader = (draft, match, line) => draft.claimTotalPot(match.amounts[0], line);

export const claimsRake: LineReader = (draft, match, line) => draft.claimRake(match.amounts[0], line);

/** The rake of one pot: the lines of all pots together make the rake. */
export const claimsRakeOfPot: LineReader = (draft, match, line) => {
  const stated = draft.claims.find((claim) => claim.type === 'rake');
  if (stated === undefined) draft.claimRake(match.amounts[0], line);
  else stated.amount += match.amounts[0];
};

export const claimsBoard: LineReader = (draft, match, line) =>
  draft.claimBoard(match.cards[0], line, draft.run);

/**
 * Compares the currency signs of a text with the currency of the hand; those of a tournament, whose money is chips, with the
 * first one. For headers, whose amounts are no fields of a phrase. O(length).
 */
export const checkSigns = (draft: HandDraft, text: string, line: number): void => {
  let expected = isChipCurrency(draft.currency) ? null : draft.currency;
  for (const sign of text) {
    const currency = currencyOfSign(sign);
    if (currency === null) continue;
    expected ??= currency;
    // Other dollars have the same sign.
    if (currency === expected || (currency === 'USD' && expected.endsWith('D'))) continue;
    return draft.contradict('currency', expected, currency, line);
  }
};
