import { indexWithin } from '../../bounded-search.js';
import { isDigit } from '../../characters.js';
import {
  checkStatedPlayers,
  type HandDraft,
  makeReader,
  PhraseTable,
  type SiteLayout,
} from '../../reading/index.js';
import { joinedBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases, postPhrases, summaryPhrases } from './body.js';
import { parseCards } from './cards.js';
import { conventions } from './conventions.js';
import { headerPhrases } from './header.js';

const GAME_NUMBER = '#Game No : ';
/** The line after the number: `***** 888poker Hand History for Game 1 *****`. */
const TITLE = '***** ';
/** PartyPoker numbers its hands in the same way, and its title names no site. */
const UNNAMED_SITE = 'Hand History';
/** The tournament is on the fourth line of a hand. */
const HEADER_LENGTH = 600;

/** Compares the number of players. With one player left, the blind goes back: the hand does not take place. */
const finish = (draft: HandDraft): void => {
  checkStatedPlayers(draft);
  draft.cancelled = draft.players.filter(({ dealtIn }) => dealtIn !== false).length < 2;
};

const layout: SiteLayout = {
  format: 'pacific',
  site: '888',
  dialect: 'pacific',
  first: 'header',
  sections: {
    header: {
      table: new PhraseTable([...headerPhrases, ...postPhrases, ...bodyPhrases]),
      otherLines: 'reject',
    },
    body: { table: new PhraseTable([...bodyPhrases, ...postPhrases]), otherLines: 'unread' },
    summary: { table: new PhraseTable(summaryPhrases), otherLines: 'unread' },
  },
  dotsGroup: true,
  parseCards,
  scaleOf: (text, start, end) =>
    indexWithin(text, 'Tournament #', start, Math.min(end, start + HEADER_LENGTH)) < 0 ? 2 : 0,
  finish,
};

/** 888poker and the other skins of Cassava, formerly Pacific Poker. */
export const pacific: HistoryFormat = {
  id: 'pacific',
  name: '888poker',
  boundary: joinedBoundary([GAME_NUMBER]),
  support: readOnlySupport(['holdem', 'omaha', 'omaha-8']),
  recognises: (head) => {
    const at = head.indexOf(GAME_NUMBER);
    if (at < 0 || !isDigit(head.charCodeAt(at + GAME_NUMBER.length))) return false;
    const title = head.indexOf(TITLE, at);
    return title < 0 || !head.startsWith(UNNAMED_SITE, title + TITLE.length);
  },
  read: makeReader(layout),
  isRemainder: (text) => text.includes('** Summary **'),
  conventions: () => conventions,
};
