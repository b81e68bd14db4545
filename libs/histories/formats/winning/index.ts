import { indexWithin } from '../../bounded-search.js';
import { makeReader, PhraseTable, type SiteLayout } from '../../reading/index.js';
import { joinedBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { conventionsOf } from './conventions.js';
import { variants } from './games.js';
import { newerBody, newerHeader, newerSeats, newerSummary } from './newer.js';
import { checkResultLines, completeRake, olderBody, olderHeader, olderSummary } from './older.js';

const OLDER = 'Game started at: ';
const TOURNAMENTS = [', Table ', ' - Tournament #'];
const HEADER_LENGTH = 300;
const CENTS = 2;
/** Digits of a hand number, with what follows them. */
const MAX_ID = 24;

const layout: SiteLayout = {
  format: 'winning',
  site: 'Winning Poker Network',
  dialect: 'winning',
  first: 'header',
  seatNumbers: 'of-table',
  sections: {
    header: {
      table: new PhraseTable([...olderHeader, ...newerHeader, ...olderBody]),
      otherLines: 'reject',
    },
    body: { table: new PhraseTable(olderBody), otherLines: 'unread' },
    summary: { table: new PhraseTable(olderSummary), otherLines: 'unread' },
    seats: { table: new PhraseTable(newerSeats), otherLines: 'reject' },
    newer: { table: new PhraseTable([...newerBody, ...newerSeats]), otherLines: 'unread' },
    'newer-summary': { table: new PhraseTable(newerSummary), otherLines: 'unread' },
  },
  dotsGroup: false,
  namePrefix: 'Player ',
  finish: (draft) => {
    completeRake(draft);
    checkResultLines(draft);
  },
  // Each of the hidden cards has a line.
  mayRepeat: ({ text, lineEnd }) => text.endsWith(' received a card.', lineEnd),
  scaleOf: (text, start, end) => {
    const until = Math.min(end, start + HEADER_LENGTH);
    return TOURNAMENTS.some((words) => indexWithin(text, words, start, until) >= 0) ? 0 : CENTS;
  },
};

/** Whether a header of the newer layout is at an offset: it begins a line, as other sites print their names before it. */
const hasNewerHeader = (head: string): boolean =>
  ['Hand #', 'Game Hand #'].some((prefix) => {
    for (let at = head.indexOf(prefix); at >= 0; at = head.indexOf(prefix, at + 1))
      if (at === 0 || '\n\r\ufeff'.includes(head.charAt(at - 1)))
        return (
          indexWithin(head, ' - ', at, at + prefix.length + MAX_ID) >= 0 && head.includes(' is the button')
        );
    return false;
  });

/** The Winning Poker Network: Americas Cardroom, Black Chip Poker and others. */
export const winning: HistoryFormat = {
  id: 'winning',
  name: 'Winning Poker Network',
  boundary: joinedBoundary([OLDER, 'Hand #', 'Game Hand #']),
  support: readOnlySupport(variants),
  recognises: (head) => (head.includes(OLDER) && head.includes('Game ID: ')) || hasNewerHeader(head),
  read: makeReader(layout),
  isRemainder: (text) => text.includes('------ Summary ------') || text.includes('*** SUMMARY ***'),
  conventions: conventionsOf,
};
