import { indexWithin } from '../../bounded-search.js';
import { type HandDraft, makeReader, PhraseTable, type SiteLayout } from '../../reading/index.js';
import { joinedBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases, numberSidePots } from './body.js';
import { conventions } from './conventions.js';
import { headerPhrases, supported } from './header.js';
import { checkPlayerCount } from './player-count.js';

/** The network with or without the name of a room, and rooms that leave out the network. */
const PREFIXES = ['Everleaf Gaming Game #', 'Everleaf Gaming - ', '- - '];
const SECOND_LINE = '***** Hand history for game #';
const HEADER_LENGTH = 400;
const CENTS = 2;

/** Where a hand states stakes in money, they and the stacks have a sign. */
const isMoney = (text: string, start: number, end: number): boolean =>
  ['$', '€', '£'].some(
    (sign) => indexWithin(text, `/${sign}`, start, Math.min(end, start + HEADER_LENGTH)) >= 0,
  );

const finish = (draft: HandDraft): void => {
  checkPlayerCount(draft);
  numberSidePots(draft);
  // Players who are away are listed like the others.
  draft.leaveOutSilentPlayers();
};

const layout: SiteLayout = {
  format: 'everleaf',
  site: 'Everleaf',
  dialect: 'everleaf',
  first: 'header',
  sections: {
    header: { table: new PhraseTable([...headerPhrases, ...bodyPhrases]), otherLines: 'reject' },
    body: { table: new PhraseTable(bodyPhrases), otherLines: 'unread' },
  },
  dotsGroup: true,
  scaleOf: (text, start, end) => (isMoney(text, start, end) ? CENTS : 0),
  finish,
};

/** The Everleaf network (Malta) and its successor. */
export const everleaf: HistoryFormat = {
  id: 'everleaf',
  name: 'Everleaf',
  boundary: joinedBoundary(PREFIXES, { hasChat: true }),
  closed: true,
  support: readOnlySupport(supported),
  recognises: (head) => head.includes(SECOND_LINE) && head.includes('Total number of players: '),
  read: makeReader(layout),
  isRemainder: (text) => text.includes(' from main pot'),
  conventions: () => conventions,
};
