import {
  amountIn,
  type Change,
  conventionsOf,
  type FreeRule,
  isOnLine,
  seatOfLine,
  wordsOf,
} from './change.js';
import { isJson } from './json-fields.js';
import type { PrintedLine } from './printed-hand.js';

/** The chips that a seat puts in, at most: the sum of the amounts of its events. */
const committed = ({ hand }: Change, seat: number | null): number => {
  let total = 0;
  let street = 0;
  for (const event of hand.hand.events) {
    if (event.type === 'board' || event.type === 'street') street = 0;
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'post' || event.type === 'bring-in' || event.type === 'call') {
      total += event.amount;
      street += event.amount;
    } else if (event.type === 'bet' || event.type === 'raise') {
      total += event.to - street;
      street = event.to;
    }
  }
  return total;
};

/** Whether a player puts in all chips, on a site that marks only some all-ins. */
const isSpent = (change: Change, seat: number): boolean =>
  committed(change, seat) === change.hand.hand.players.find((player) => player.seat === seat)?.stack;

/** Whether a line prints an amount; some final stacks follow from what a player puts in and collects. */
const printsAmount = ({ text, fields }: PrintedLine, amount: number, scale: number): boolean =>
  fields.some(
    ({ type, start, end }) => type === 'amount' && amountIn(text.slice(start, end), scale) === amount,
  );

const printsAmounts = ({ fields }: PrintedLine): boolean => fields.some(({ type }) => type === 'amount');

/** Changes of amounts and numbers that contradict nothing. */
export const amountRules: readonly FreeRule[] = [
  {
    id: 'spare-stack',
    reason:
      'a stack that covers what the player puts in, of a player who is not all-in and whose last stack is not stated',
    applies: (change) => {
      const { hand, line, field, words } = change;
      if (line.kind !== 'seat' || field?.type !== 'amount') return false;
      const seat = seatOfLine(change);
      const { events, claims, scale } = hand.hand;
      const isAllIn =
        events.some((event) => 'allIn' in event && event.seat === seat && event.allIn) &&
        // A player who reaches the cap of the table is marked like one who is all-in.
        committed(change, seat) === amountIn(wordsOf(change), scale);
      return (
        !isAllIn &&
        // What a header says that its owner won is added to the stack that the log states.
        !claims.some(
          (claim) =>
            claim.type === 'final-stack' &&
            claim.seat === seat &&
            hand.lines[claim.line - 1].kind !== 'header' &&
            printsAmount(hand.lines[claim.line - 1], claim.amount, scale),
        ) &&
        amountIn(words, scale) > committed(change, seat)
      );
    },
  },
  {
    id: 'uncalled-size',
    reason:
      'the size of a last bet that nobody calls, or only players who are all-in for less, in a log without a line for what comes back',
    applies: (change) => {
      const { hand, line, field } = change;
      const { events } = hand.hand;
      // What comes back may be part of a collection.
      const collects = new Set(events.map((event) => (event.type === 'collect' ? event.line : 0)));
      const index = events.findIndex((event) => isOnLine(change, event.line));
      const type = events[index]?.type;
      if (type !== 'bet' && type !== 'raise' && type !== 'bring-in') return false;
      if (!isJson(hand.subject.lines) && line.kind !== type) return false;
      return (
        field?.type === 'amount' &&
        !events
          .slice(index + 1)
          .some(
            (event) =>
              event.type === 'raise' ||
              (event.type === 'uncalled' && !collects.has(event.line)) ||
              (event.type === 'call' && !event.allIn && !isSpent(change, event.seat)),
          )
      );
    },
  },
  {
    id: 'raised-again',
    reason:
      'the size of a bring-in, a bet or a raise that another player raises at once to a sum that the log prints',
    applies: ({ hand, line, field }) => {
      if (!['bring-in', 'bet', 'raise'].includes(line.kind) || field?.type !== 'amount') return false;
      const { events } = hand.hand;
      const index = events.findIndex((event) => event.line === line.at + 1);
      const next = events
        .slice(index + 1)
        // Some notations print no amounts of calls.
        .filter((event) => event.type !== 'call' || printsAmounts(hand.lines[event.line - 1]))
        .find(({ type }) =>
          ['call', 'raise', 'uncalled', 'board', 'street', 'showdown', 'collect'].includes(type),
        );
      return next?.type === 'raise';
    },
  },
  {
    id: 'hidden-draw',
    reason: 'how many cards a player draws, where the log does not show them',
    applies: (change) => {
      const { hand, line, field } = change;
      if (field?.type !== 'amount' && field?.type !== 'number') return false;
      const events = hand.hand.events.filter((event) => event.line === line.at + 1);
      return (
        (line.kind === 'discard' && !events.some(({ type }) => type === 'deal')) ||
        events.some((event) => event.type === 'discard' && event.cards === null)
      );
    },
  },
  {
    id: 'line-number',
    reason:
      'the number of a row or an element: the lines of a log are in the order of its text, or of its times',
    applies: ({ line, field }) =>
      field?.type === 'number' &&
      /^\s*[<"]/.test(line.text) &&
      !line.text.slice(0, field.start).endsWith('potnumber="'),
  },
  {
    id: 'side-account',
    reason: 'a figure of a cash-out, which is paid outside the pots and stated once',
    applies: ({ line, field }) => line.kind === 'cash-out' && field?.type === 'amount',
  },
  {
    id: 'unstated-rake',
    reason:
      'another or missing collection of a cash game, in a log that states neither total nor rake: the rest of the pot may be the rake',
    applies: (change) => {
      const { hand, line, field, operation, words } = change;
      const { claims, currency, scale } = hand.hand;
      // A line may state the hand of the winner beside what he wins.
      const isAward =
        line.kind === 'collect' ||
        (line.kind === 'result' &&
          hand.hand.events.some((event) => event.type === 'collect' && isOnLine(change, event.line)));
      if (!isAward || claims.some(({ type }) => type === 'rake' || type === 'total-pot')) return false;
      if (operation === 'removed') return true;
      // The audit finds collections of more than the pot.
      if (field?.type === 'amount' && currency !== 'CHIPS') return operation !== 'other-currency';
      return amountIn(words, scale) < amountIn(wordsOf(change), scale);
    },
  },
  {
    id: 'unmarked-all-in',
    reason: 'an all-in without its words, on a site that marks only some of them',
    applies: (change) =>
      change.field?.type === 'word' && change.words === '' && conventionsOf(change).allInMarked !== 'always',
  },
  {
    id: 'optional-uncalled',
    reason: 'the line of an uncalled bet, on a site that prints only some of them',
    applies: (change) =>
      change.line.kind === 'uncalled' &&
      change.operation === 'removed' &&
      ['optional', 'kept'].includes(conventionsOf(change).uncalledLine),
  },
];
