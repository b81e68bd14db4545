import { indexWithin } from '../../bounded-search.js';
import { findBigBlind } from './big-blind.js';
import {
  checkAndForgetSidePots,
  checkStatedPlayers,
  findEntered,
  type HandDraft,
  makeReader,
  PhraseTable,
  type SiteLayout,
} from '../../reading/index.js';
import { prefixBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases, chatOfOthers, postPhrases } from './body.js';
import { parseCards } from './cards.js';
import { conventionsOf } from './conventions.js';
import { games } from './games.js';
import { gameLine, headerPhrases } from './header.js';
import { newcomerPhrases } from './newcomers.js';
import { summaryPhrases } from './summary.js';

const HEADERS = ['***** Hand History for Game ', '***** Hand History For Game '];
/** A line before the header, in some years. */
const GAME_NUMBER = '#Game No : ';
/** The game line is the second line of a hand. */
const HEADER_LENGTH = 400;
const TOURNAMENT_WORDS = ['Trny:', 'Tourney', 'Tournament'];

/** The words about a player who does not act in time, and so has a turn. */
const TIME_OUT = ' respond in time';

const isLate = ({ events }: HandDraft, seat: number): boolean =>
  events.some((event) => event.type === 'note' && event.seat === seat && event.text.includes(TIME_OUT));

/**
 * The log lists all players at the table; those who neither post nor act in the first round are not in the hand. A header
 * with a buy-in has no blinds: the big blind is the posted one.
 */
const finish = (draft: HandDraft): void => {
  const { players, events, stakes } = draft;
  const entered = findEntered(events);
  checkAndForgetSidePots(draft);
  // Players who join later have no seat line, and so no known stack.
  checkStatedPlayers(draft, ({ stack }) => stack !== null);
  for (const [index, player] of players.entries())
    if (!entered.has(player.seat) && !isLate(draft, player.seat)) player.dealtIn = false;
    // The chips of a player who has just joined are not listed yet.
    else if (player.stack === 0) players[index] = { ...player, stack: null, sittingOut: false };
  if (stakes.bigBlind !== null || stakes.smallBet !== null) return;
  stakes.bigBlind = findBigBlind(draft);
};

const layout: SiteLayout = {
  format: 'partypoker',
  site: 'PartyPoker',
  dialect: 'partypoker',
  first: 'header',
  seatNumbers: 'of-table',
  sections: {
    header: {
      table: new PhraseTable([...headerPhrases, ...postPhrases, ...newcomerPhrases, gameLine, chatOfOthers]),
      otherLines: 'reject',
    },
    body: { table: new PhraseTable([...bodyPhrases, chatOfOthers]), otherLines: 'unread' },
    summary: { table: new PhraseTable(summaryPhrases), otherLines: 'unread' },
  },
  // Amounts never have three decimals, and clients with a decimal comma group thousands by a dot.
  dotsGroup: true,
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
