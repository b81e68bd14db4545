import { indexWithin } from '../../bounded-search.js';
import { strictConventions, type Conventions } from '../../conventions.js';
import { type HandDraft, makeReader, PhraseTable, type SiteLayout } from '../../reading/index.js';
import { joinedBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases, summaryPhrases } from './body.js';
import { headerPhrases, PREFIX } from './header.js';

const FORMAT = 'everest-text';
const HEADER_LENGTH = 400;

/** The log has no total and no rake. Hands are shown in no order. */
const conventions: Conventions = {
  ...strictConventions,
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'free',
  // In 59 showdowns.
  handLines: 'at-showdown',
};

/** The site calls the only blind of a hand with a dead small blind the small one: its amount is that of the big blind. */
const nameSingleBlind = ({ events, stakes }: HandDraft): void => {
  const blinds = events.filter((event) => event.type === 'post' && event.kind !== 'ante');
  const [blind] = blinds;
  const big = stakes.bigBlind ?? stakes.smallBet;
  if (blinds.length !== 1 || blind.type !== 'post' || blind.kind !== 'small-blind' || blind.amount !== big)
    return;
  blind.kind = 'big-blind';
};

const layout: SiteLayout = {
  format: FORMAT,
  site: 'Everest',
  dialect: FORMAT,
  first: 'header',
  sections: {
    header: { table: new PhraseTable([...headerPhrases, ...bodyPhrases]), otherLines: 'reject' },
    body: { table: new PhraseTable(bodyPhrases), otherLines: 'unread' },
    summary: { table: new PhraseTable(summaryPhrases), otherLines: 'unread' },
  },
  dotsGroup: true,
  // Tournament chips are printed with two decimals, too.
  scaleOf: (text, start, end) =>
    indexWithin(text, 'Tourney ID', start, Math.min(end, start + HEADER_LENGTH)) < 0 ? 2 : 0,
  finish: (draft: HandDraft) => {
    nameSingleBlind(draft);
    // Players who are away are listed like the others.
    draft.leaveOutSilentPlayers();
  },
};

/** Everest Poker's hands in the text of its exports. */
export const everestText: HistoryFormat = {
  id: FORMAT,
  name: 'Everest (text)',
  boundary: joinedBoundary([PREFIX]),
  closed: true,
  support: readOnlySupport(['holdem', 'omaha', 'omaha-8']),
  recognises: (head) => head.includes(PREFIX),
  read: makeReader(layout),
  isRemainder: (text) => text.includes('*** SUMMARY ***'),
  conventions: () => conventions,
};
