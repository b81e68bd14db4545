import { type Change, conventionsOf, count, type FreeRule, seatOfLine, wordsOf } from './change.js';

/** Changes of a player: in XML, players may be named by their seats. */
const OTHER_PLAYERS: ReadonlySet<string> = new Set(['player other-player', 'seat taken-seat']);

/** The same words with the quotation marks or brackets around them, if the field is a whole attribute or a card by itself. */
const quotedWordsOf = (change: Change): string => {
  const { line, field } = change;
  if (field === null) return '';
  const [before, after] = [line.text.charAt(field.start - 1), line.text.charAt(field.end)];
  return ['""', '[]'].includes(before + after) ? before + wordsOf(change) + after : wordsOf(change);
};

/** Changes of players and cards that contradict nothing. */
export const playerRules: readonly FreeRule[] = [
  {
    id: 'other-poster',
    reason: 'a missed blind that another player may have missed as well',
    applies: ({ line, operation }) =>
      (line.kind === 'posted-blind' || line.kind === 'dead-blind') && operation === 'other-player',
  },
  {
    id: 'name-stated-once',
    reason: 'a name that no other line prints but remarks: the other lines have the seat',
    applies: (change) => {
      const { hand, line, operation } = change;
      const lines = hand.lines.filter(({ kind }) => kind !== 'remark');
      return (
        line.kind === 'seat' &&
        operation === 'unknown-player' &&
        count({ ...change, hand: { ...hand, lines } }, wordsOf(change)) === 1
      );
    },
  },
  {
    id: 'card-stated-once',
    reason: 'a card that no other line prints, and that leaves the winners and the described hands alone',
    applies: (change) =>
      change.field?.type === 'card' &&
      change.operation === 'unused-card' &&
      count(change, quotedWordsOf(change)) === 1,
  },
  {
    id: 'hero',
    reason:
      'the cards of a player who does not show them, or the owner of the log: they may be those of any player who does not',
    applies: (change) => {
      const { hand, line, field, operation } = change;
      if (line.kind === 'header' && field?.type === 'player') return operation === 'other-player';
      if (
        !['deal', 'hole-cards'].includes(line.kind) ||
        !OTHER_PLAYERS.has(`${field?.type ?? ''} ${operation}`)
      )
        return false;
      return !hand.hand.events.some((event) => event.type === 'show' && event.seat === seatOfLine(change));
    },
  },
  {
    id: 'unused-seat',
    reason: 'the number or the name of a seat whose player does nothing in the hand',
    applies: (change) => {
      const { hand, line, operation } = change;
      if (line.kind !== 'seat' || operation === 'exchanged-with-next') return false;
      const seat = seatOfLine(change);
      return !hand.hand.events.some(
        (event) => 'seat' in event && event.seat === seat && event.type !== 'note',
      );
    },
  },
  {
    id: 'silent-player',
    reason: 'the only line of a player, in a log that lists players who are away like all others',
    applies: (change) => {
      if (change.operation !== 'removed') return false;
      const seat = seatOfLine(change);
      return (
        conventionsOf(change).leavesOut === 'some' &&
        change.hand.hand.events.filter((event) => 'seat' in event && event.seat === seat).length === 1
      );
    },
  },
  {
    id: 'other-hand',
    reason: 'cards that another player shows or mucks, of whose hand the log says nothing else',
    applies: ({ line, operation }) =>
      ['show', 'muck', 'made-hand', 'held-cards'].includes(line.kind) && operation === 'other-player',
  },
];
