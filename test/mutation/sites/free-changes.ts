import type { CanonicalHand, Conventions } from '#histories';
import { isJson, jsonObjectAt } from './json-fields.js';
import { isXml } from './xml-fields.js';
import { readLines, type PrintedField, type PrintedHand, type PrintedLine } from './printed-hand.js';

/** A change of a hand: of a field of a line, or of the line itself. */
export interface Change {
  readonly hand: PrintedHand;
  readonly line: PrintedLine;
  /** Null for a change of lines. */
  readonly field: PrintedField | null;
  readonly operation: string;
  /** The new text of the field; '' for a change of lines. */
  readonly words: string;
  readonly lines: readonly string[];
}

/** A change that contradicts nothing, with the reason. */
export interface FreeRule {
  readonly id: string;
  readonly reason: string;
  readonly applies: (change: Change) => boolean;
}

const HEADERS: ReadonlySet<string> = new Set(['header', 'seat', 'blank']);
/** Lines of one of these kinds may stand in any order. */
const UNORDERED: ReadonlySet<string> = new Set([
  'seat',
  'ante',
  'deal',
  'hole-cards',
  'dead-blind',
  'posted-blind',
  'remark',
  'header',
  'blank',
  'marker',
  'show',
  'muck',
  'collect',
  'uncalled',
  'showdown',
  'cash-out',
  'house-money',
]);
/** Forced bets that are made at the same time. */
const FORCED: ReadonlySet<string> = new Set([
  'ante',
  'small-blind',
  'big-blind',
  'button-blind',
  'house-money',
]);
/** Events that may be printed twice in the same words. */
const REPEATABLE: ReadonlySet<string> = new Set(['deal', 'show', 'muck', 'hole-cards', 'showdown', 'marker']);
const CLAIMS: ReadonlySet<string> = new Set([
  ...[
    'total-pot',
    'pot',
    'street-pot',
    'rake',
    'fee',
    'result',
    'stated-board',
    'final-stack',
    'winnings',
    'held-cards',
    'made-hand',
  ],
]);

/** Changes of a player: in XML, players may be named by their seats. */
const OTHER_PLAYERS: ReadonlySet<string> = new Set(['player other-player', 'seat taken-seat']);

const conventionsOf = ({ hand }: Change): Conventions => hand.subject.format.conventions(hand.hand.dialect);

const wordsOf = ({ line, field }: Pick<Change, 'line' | 'field'>): string =>
  field === null ? '' : line.text.slice(field.start, field.end);

/** The same words with the quotation marks around them, if the field is a whole attribute. */
const quotedWordsOf = (change: Change): string => {
  const { line, field } = change;
  const isQuoted = field !== null && line.text[field.start - 1] === '"' && line.text[field.end] === '"';
  return isQuoted ? `"${wordsOf(change)}"` : wordsOf(change);
};

/** How often the log prints words; a number that is part of a longer one is not printed. */
const count = ({ hand }: Change, words: string): number =>
  hand.lines.reduce((sum, { text }) => {
    let found = 0;
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) {
      const isPart = /\d$/.test(words) && /\d/.test(text.charAt(at + words.length));
      if (!isPart && !(/^\d/.test(words) && /[\d]/.test(text.charAt(at - 1)))) found++;
    }
    return sum + found;
  }, 0);

/** Whether a number of a line is that of the changed line, or of the object that it is part of. */
const isOnLine = ({ hand, line }: Change, number: number): boolean => {
  const [first, last] = isJson(hand.subject.lines)
    ? jsonObjectAt(hand.subject.lines, line.at)
    : [line.at, line.at];
  return number > first && number <= last + 1;
};

const seatOfLine = (change: Change): number | null => {
  const { hand } = change;
  const inLine = (number: number): boolean => isOnLine(change, number);
  const player = hand.hand.players.find((one) => inLine(one.line));
  if (player !== undefined) return player.seat;
  const event = [...hand.hand.events, ...hand.hand.claims].find((one) => inLine(one.line) && 'seat' in one);
  return event !== undefined && 'seat' in event ? event.seat : null;
};

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

const amountIn = (words: string, scale: number): number => {
  const figure = words.replace(/[^\d.,]/g, '');
  const fraction = /[.,](\d{1,2})$/.exec(figure)?.[1] ?? '';
  return Number((figure.replace(/[.,]\d{1,2}$/, '') + fraction.padEnd(scale, '0')).replace(/\D/g, ''));
};

/** What the header alone states, and the rest of a hand. */
const detailsOf = (hand: CanonicalHand): { readonly details: string; readonly rest: string } => {
  const { id, playedAt, playedAtText, table, tournament, ...rest } = hand;
  return {
    details: JSON.stringify({ id, playedAt, playedAtText, table, tournament }),
    rest: JSON.stringify(rest),
  };
};

/** Whether a line prints an amount; some final stacks follow from what a player puts in and collects. */
const printsAmount = ({ text, fields }: PrintedLine, amount: number, scale: number): boolean =>
  fields.some(
    ({ type, start, end }) => type === 'amount' && amountIn(text.slice(start, end), scale) === amount,
  );

export const freeRules: readonly FreeRule[] = [
  {
    id: 'remark',
    reason: 'a remark, a blank line or a marker states nothing about the hand',
    applies: ({ line, field }) =>
      line.kind === 'remark' || line.kind === 'blank' || (line.kind === 'marker' && field === null),
  },
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
    id: 'numbered',
    reason: 'lines that have numbers of their own, which give the order',
    applies: ({ hand, line, operation }) =>
      operation === 'exchanged-with-next' &&
      [line, hand.lines[line.at + 1]].every((one) => / no="\d+"/.test(one?.text ?? '')),
  },
  {
    id: 'hidden-draw',
    reason: 'how many cards a player draws whose cards the log does not show',
    applies: (change) => {
      const { hand, line, field } = change;
      if (line.kind !== 'discard' || (field?.type !== 'amount' && field?.type !== 'number')) return false;
      return !hand.hand.events.some((event) => event.type === 'deal' && event.seat === seatOfLine(change));
    },
  },
  {
    id: 'bought-in',
    reason: 'how often a player bought in again, of which hands say nothing',
    applies: ({ line, field }) =>
      field !== null && /(?:rebuy|addon)="$/.test(line.text.slice(0, field.start)),
  },
  {
    id: 'header-detail',
    reason:
      'another table, number of seats, time, buy-in or level, as long as nothing else of the hand changes with it',
    applies: ({ hand, line, lines }) => {
      if (line.kind !== 'header') return false;
      const result = readLines(hand.subject, lines);
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
    id: 'other-poster',
    reason: 'a missed blind that another player may have missed as well',
    applies: ({ line, operation }) =>
      (line.kind === 'posted-blind' || line.kind === 'dead-blind') && operation === 'other-player',
  },
  {
    id: 'statistics',
    reason: 'a figure of a statistics program about the player, which says nothing of the hand',
    applies: ({ line, field }) => field !== null && line.text.slice(0, field.start).includes(' - VPIP:'),
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
      if (type !== 'bet' && type !== 'raise') return false;
      if (!isJson(hand.subject.lines) && line.kind !== type) return false;
      return (
        field?.type === 'amount' &&
        !events
          .slice(index + 1)
          .some(
            (event) =>
              event.type === 'raise' ||
              (event.type === 'uncalled' && !collects.has(event.line)) ||
              (event.type === 'call' && !event.allIn),
          )
      );
    },
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
    reason: 'the number of seats of a table, while no player has a seat beyond it',
    applies: ({ hand, line, field, words }) =>
      field?.type === 'number' &&
      line.kind === 'header' &&
      /\bmax\b/i.test(line.text) &&
      Number(words) >= Math.max(...hand.hand.players.map(({ seat }) => seat)),
  },
  {
    id: 'hidden-draw',
    reason: 'the number of cards that a player draws, where the log hides them',
    applies: (change) => {
      const { hand, line, field } = change;
      const { events } = hand.hand;
      const seat = seatOfLine(change);
      return (
        line.kind === 'discard' &&
        field?.type === 'number' &&
        !events.some((event) => event.type === 'deal' && event.seat === seat && event.line === line.at + 1)
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
        .find(({ type }) =>
          ['call', 'raise', 'uncalled', 'board', 'street', 'showdown', 'collect'].includes(type),
        );
      return next?.type === 'raise';
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
    id: 'unordered',
    reason:
      'lines whose order means nothing: seats, late posts, antes, deals, shows, results, pots, remarks, markers',
    applies: ({ hand, line, operation }) => {
      const next = hand.lines[line.at + 1]?.kind ?? '';
      const isFree = (kind: string): boolean => UNORDERED.has(kind) || CLAIMS.has(kind);
      if (operation !== 'exchanged-with-next') return false;
      const kinds = [line.kind, next];
      return (
        (HEADERS.has(line.kind) && (next === 'small-blind' || next === 'big-blind')) ||
        (next === 'street-pot' && (line.kind === 'check' || line.kind === 'fold')) ||
        (line.kind === 'street-pot' && next === 'board') ||
        kinds.some((kind) => kind === 'remark' || kind === 'marker' || kind === 'cash-out') ||
        (line.kind === 'seat' && FORCED.has(next)) ||
        (line.kind === 'straddle' && next === 'fold') ||
        (kinds.every((kind) => FORCED.has(kind)) &&
          kinds.some((kind) => kind === 'ante' || kind === 'house-money')) ||
        (isFree(line.kind) && isFree(next))
      );
    },
  },
  {
    id: 'repeated',
    reason: 'a statement that is made twice in the same words',
    applies: ({ line, operation }) =>
      operation === 'doubled' &&
      (CLAIMS.has(line.kind) || HEADERS.has(line.kind) || REPEATABLE.has(line.kind)),
  },
  {
    id: 'left-out',
    reason: 'a statement that the rest of the hand implies, which a log may leave out',
    applies: ({ line, operation }) =>
      operation === 'removed' &&
      (CLAIMS.has(line.kind) ||
        line.kind === 'header' ||
        line.kind === 'deal' ||
        line.kind === 'showdown' ||
        line.kind === 'muck' ||
        line.kind === 'show' ||
        line.kind === 'hole-cards'),
  },
  {
    id: 'hero',
    reason:
      'the cards of a player who does not show them, or the owner of the log: they may be those of any player who does not',
    applies: (change) => {
      const { hand, line, field, operation } = change;
      if (line.kind === 'header' && field?.type === 'player') return operation === 'other-player';
      if (line.kind !== 'deal' || !OTHER_PLAYERS.has(`${field?.type ?? ''} ${operation}`)) return false;
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
    id: 'line-number',
    reason:
      'the number of a row or an element: the lines of a log are in the order of its text, or of its times',
    applies: ({ line, field }) =>
      field?.type === 'number' &&
      /^\s*[<"]/.test(line.text) &&
      !line.text.slice(0, field.start).endsWith('potnumber="'),
  },
  {
    id: 'hidden-draw',
    reason: 'the number of cards that a player draws, of which the log shows none',
    applies: ({ hand, line, field }) =>
      field?.type === 'amount' &&
      hand.hand.events.some(
        (event) => event.type === 'discard' && event.line === line.at + 1 && event.cards === null,
      ),
  },
  {
    id: 'side-account',
    reason: 'a figure of a cash-out, which is paid outside the pots and stated once',
    applies: ({ line, field }) => line.kind === 'cash-out' && field?.type === 'amount',
  },
  {
    id: 'table-size',
    reason: 'the number of seats of a table that has a place for each of its players',
    applies: ({ hand, line, field, words }) =>
      line.kind === 'header' &&
      field !== null &&
      /^[ -]?max/i.test(line.text.slice(field.end)) &&
      hand.hand.players.every(({ seat }) => seat <= Number(words)),
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
    id: 'unstated-rake',
    reason:
      'another or missing collection of a cash game, in a log that states neither total nor rake: the rest of the pot may be the rake',
    applies: (change) => {
      const { hand, line, field, operation, words } = change;
      const { claims, currency, scale } = hand.hand;
      if (line.kind !== 'collect' || claims.some(({ type }) => type === 'rake' || type === 'total-pot'))
        return false;
      if (operation === 'removed') return true;
      // The audit finds collections of more than the pot.
      if (field?.type === 'amount' && currency !== 'CHIPS') return operation !== 'other-currency';
      return amountIn(words, scale) < amountIn(wordsOf(change), scale);
    },
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
    id: 'fitting-game',
    reason: 'the words of another game, limit or level with which all cards and bets agree',
    applies: ({ line, field }) => line.kind === 'header' && field?.type === 'word',
  },
  {
    id: 'same-order',
    reason: 'a seat or a button in an empty seat that leaves the order of the players alone',
    applies: ({ hand, line, operation }) =>
      ['header', 'seat', 'marker'].includes(line.kind) &&
      (operation === 'free-seat' ||
        (operation === 'seat-beyond' && hand.hand.table.seats === null && line.kind === 'seat')),
  },
  {
    id: 'other-hand',
    reason: 'a hand that another player shows or mucks, of whose cards the log says nothing else',
    applies: ({ line, operation }) =>
      ['show', 'muck', 'made-hand'].includes(line.kind) && operation === 'other-player',
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
  {
    id: 'late-cards',
    reason:
      'the cards of the owner of the log, which are printed before or after an action of another player',
    applies: ({ hand, line, operation }) =>
      operation === 'exchanged-with-next' && [line.kind, hand.lines[line.at + 1]?.kind].includes('deal'),
  },
];

/** The rule by which a change contradicts nothing; null for a change that contradicts something. */
export const freeRuleOf = (change: Change): string | null =>
  freeRules.find(({ applies }) => applies(change))?.id ?? null;
