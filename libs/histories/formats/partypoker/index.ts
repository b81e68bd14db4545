import { indexWithin } from '../../bounded-search.js';
import type { HandEvent } from '../../hand.js';
import {
  findEntered,
  type HandDraft,
  makeReader,
  PhraseTable,
  type SiteLayout,
} from '../../reading/index.js';
import { prefixBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases, checkSidePots, postPhrases } from './body.js';
import { parseCards } from './cards.js';
import { conventionsOf } from './conventions.js';
import { games } from './games.js';
import { checkPlayerCount, gameLine, headerPhrases } from './header.js';
import { newcomerPhrases } from './newcomers.js';
import { summaryPhrases } from './summary.js';

const HEADERS = ['***** Hand History for Game ', '***** Hand History For Game '];
/** A line before the header, in some years. */
const GAME_NUMBER = '#Game No : ';
/** The game line is the second line of a hand. */
const HEADER_LENGTH = 400;
const TOURNAMENT_WORDS = ['Trny:', 'Tourney', 'Tournament'];

/**
 * The big blind of a hand whose header states none: the largest one that is posted, unless the first call is twice the
 * small blind. Null without a big blind.
 */
const findBigBlind = (events: readonly HandEvent[]): number | null => {
  let [small, big]: (number | null)[] = [null, null];
  for (const event of events) {
    if (event.type === 'post' && event.kind === 'small-blind') small ??= event.amount;
    else if (event.type === 'post' && event.kind === 'big-blind') big = Math.max(big ?? 0, event.amount);
    else if (event.type === 'call' && small !== null && event.amount === 2 * small) return event.amount;
    else if (event.type === 'call' || event.type === 'raise' || event.type === 'board') break;
  }
  return big;
};

/**
 * The log lists all players at the table; those who neither post nor act in the first round are not in the hand. A header with a buy-in
 * has no blinds: the big blind is the posted one.
 */
const finish = (draft: HandDraft): void => {
  const { players, events, stakes } = draft;
  const entered = findEntered(events);
  checkSidePots(draft);
  checkPlayerCount(draft);
  for (const [index, player] of players.entries())
    if (!entered.has(player.seat)) players[index] = { ...player, dealtIn: false };
    // The chips of a player who has just joined are not listed yet.
    else if (player.stack === 0) players[index] = { ...player, stack: null, sittingOut: false };
  if (stakes.bigBlind !== null || stakes.smallBet !== null) return;
  stakes.bigBlind = findBigBlind(events);
};

const layout: SiteLayout = {
  format: 'partypoker',
  site: 'PartyPoker',
  dialect: 'partypoker',
  first: 'header',
  seatNumbers: 'of-table',
  sections: {
    header: {
      table: new PhraseTable([...headerPhrases, ...postPhrases, ...newcomerPhrases, gameLine]),
      otherLines: 'reject',
    },
    body: { table: new PhraseTable(bodyPhrases), otherLines: 'unread' },
    summary: { table: new PhraseTable(summaryPhrases), otherLines: 'unread' },
  },
  dotsGroup: false,
  parseCards,
  scaleOf: (text, start, end) => {
    const behind = Math.min(end, start + HEADER_LENGTH);
    return TOURNAMENT_WORDS.some((word) => indexWithin(text, word, start, behind) >= 0) ? 0 : 2;
  },
  finish,
};

/** PartyPoker and its skins, from 2005 on. */
export const partypoker: HistoryFormat = {
  id: 'partypoker',
  name: 'PartyPoker',
  boundary: { ...prefixBoundary(HEADERS), openings: [...HEADERS, GAME_NUMBER] },
  support: readOnlySupport(games.map(([, variant]) => variant)),
  recognises: (head) => HEADERS.some((header) => head.includes(header)),
  read: makeReader(layout),
  isRemainder: (text) => text.includes('** Dealing down cards **') || text.includes('** Dealing **'),
  conventions: conventionsOf,
};
