import type { CanonicalHand } from '#histories';
import { amountIn, count, type FreeRule, HEADERS, sessionLinesOf, wordsOf } from './change.js';
import { readLines } from './printed-hand.js';
import { isXml } from './xml-fields.js';

/** What the header alone states, and the rest of a hand. */
const detailsOf = (hand: CanonicalHand): { readonly details: string; readonly rest: string } => {
  const { id, playedAt, playedAtText, table, tournament, ...rest } = hand;
  return {
    details: JSON.stringify({ id, playedAt, playedAtText, table, tournament }),
    rest: JSON.stringify(rest),
  };
};

/** Changes of headers that contradict nothing. */
export const headerRules: readonly FreeRule[] = [
  {
    id: 'stated-once',
    reason: 'an id or a figure of the header that no other line repeats; the time of a line',
    applies: (change) =>
      change.field?.type === 'time'
        ? !HEADERS.has(change.line.kind) || count(change, wordsOf(change)) === 1
        : change.field?.type === 'number' &&
          (HEADERS.has(change.line.kind) || change.line.kind === 'marker') &&
          count(change, wordsOf(change)) === 1,
  },
  {
    id: 'session-figure',
    reason:
      'a figure of an XML header about the session or the tournament: totals of a session of which a log may hold a part, points, prices and chips at the start',
    applies: ({ hand, line, field, operation }) =>
      isXml(hand.subject.lines) &&
      line.kind === 'header' &&
      field?.type === 'amount' &&
      operation !== 'other-currency',
  },
  {
    id: 'header-detail',
    reason:
      'another table, number of seats, time, buy-in or level, as long as nothing else of the hand changes with it',
    applies: (change) => {
      const { hand, line, lines } = change;
      if (line.kind !== 'header') return false;
      const result = readLines(hand.subject, lines, sessionLinesOf(change));
      if (!result.ok) return false;
      const [before, after] = [detailsOf(hand.hand), detailsOf(result.hand)];
      return before.rest === after.rest && before.details !== after.details;
    },
  },
  {
    id: 'table-limit',
    reason: 'the buy-in of a table, in a header that states no blinds or bets',
    applies: ({ hand, line, field }) => {
      const { bigBlind, bigBet } = hand.hand.stakes;
      return (
        line.kind === 'header' &&
        field?.type === 'amount' &&
        hand.hand.tournament === null &&
        ![bigBlind, bigBet].some(
          (stake) => stake !== null && amountIn(wordsOf({ line, field }), hand.hand.scale) <= stake,
        )
      );
    },
  },
  {
    id: 'moved-button',
    reason: 'the button of the hand before, which another line of the header moves',
    applies: (change) =>
      change.line.kind === 'header' &&
      change.field?.type === 'seat' &&
      change.hand.hand.buttonSeat !== null &&
      change.hand.hand.buttonSeat !== Number(wordsOf(change)),
  },
  {
    id: 'button-of-stud',
    reason: 'the button of a game in which the upcards say who acts, and which has no blinds',
    applies: ({ hand, line, field }) =>
      line.kind === 'header' &&
      field?.type === 'seat' &&
      ['stud', 'stud-8', 'stud-hl', 'razz', 'five-stud'].includes(hand.hand.game.variant),
  },
  {
    id: 'table-number',
    reason: 'the number of a table of a tournament, behind that of the tournament',
    applies: ({ line, field }) =>
      field?.type === 'number' &&
      line.kind === 'header' &&
      /\btable '?\d+-$/i.test(line.text.slice(0, field.start)),
  },
  {
    id: 'table-size',
    reason: 'the number of seats of a table that has a place for each of its players',
    applies: ({ hand, line, field, words }) =>
      line.kind === 'header' &&
      field !== null &&
      (/^[ -]?max/i.test(line.text.slice(field.end)) ||
        (field.type === 'number' && /\bmax\b/i.test(line.text))) &&
      hand.hand.players.every(({ seat }) => seat <= Number(words)),
  },
  {
    id: 'buy-in',
    reason: 'a figure of the header that is no blind, bet or ante: a buy-in, a fee or a guarantee',
    applies: ({ hand, line, field }) =>
      line.kind === 'header' &&
      field?.type === 'amount' &&
      !Object.values(hand.hand.stakes).includes(
        amountIn(line.text.slice(field.start, field.end), hand.hand.scale),
      ),
  },
  {
    id: 'unposted-blind',
    reason: 'a small blind of the header that no player posts',
    applies: ({ hand, line, field, words }) => {
      const { events, stakes, scale } = hand.hand;
      const amount = amountIn(words, scale);
      return (
        line.kind === 'header' &&
        field?.type === 'amount' &&
        amountIn(wordsOf({ line, field }), scale) === stakes.smallBlind &&
        amount <= (stakes.bigBlind ?? 0) &&
        !events.some((event) => event.type === 'post' && (event.kind === 'small-blind' || event.dead > 0))
      );
    },
  },
  {
    id: 'fitting-game',
    reason: 'the words of another game, limit or level with which all cards and bets agree',
    applies: ({ line, field }) => line.kind === 'header' && field?.type === 'word',
  },
  {
    id: 'same-order',
    reason:
      'a seat or a button in an empty seat, or that of a player who is not dealt in, that leaves the order alone',
    applies: ({ hand, line, operation, words }) =>
      ['header', 'seat', 'marker'].includes(line.kind) &&
      (operation === 'free-seat' ||
        (operation === 'taken-seat' &&
          line.kind === 'header' &&
          hand.hand.players.some(({ seat, dealtIn }) => String(seat) === words && dealtIn === false)) ||
        (operation === 'seat-beyond' && hand.hand.table.seats === null && line.kind === 'seat')),
  },
  {
    id: 'bought-in',
    reason: 'how often a player bought in again, of which hands say nothing',
    applies: ({ line, field }) =>
      field !== null && /(?:rebuy|addon)="$/.test(line.text.slice(0, field.start)),
  },
  {
    id: 'statistics',
    reason: 'a figure of a statistics program about the player, which says nothing of the hand',
    applies: ({ line, field }) => field !== null && line.text.slice(0, field.start).includes(' - VPIP:'),
  },
];
