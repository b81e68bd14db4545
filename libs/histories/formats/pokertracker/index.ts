import { indexWithin } from '../../bounded-search.js';
import { strictConventions, type Conventions } from '../../conventions.js';
import { isDigit } from '../../characters.js';
import type { HandEvent } from '../../hand.js';
import { type HandDraft, makeReader, PhraseTable, type SiteLayout } from '../../reading/index.js';
import { prefixBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases, summaryPhrases } from './body.js';
import { parseCards } from './cards.js';
import { headerPhrases, PREFIXES as NETWORK_PREFIXES } from './header.js';
import { microgamingConventions, microgamingLayout, MICROGAMING_PREFIXES } from './microgaming.js';

const FORMAT = 'pokertracker';

const PREFIXES: readonly string[] = [...NETWORK_PREFIXES, ...MICROGAMING_PREFIXES];

/**
 * The total leaves the rake out. Most versions have no line for an uncalled bet, and no mark for an all-in call or bet.
 * Hands are shown in no order.
 */
const conventions: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  totalPot: 'net',
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'free',
};

/** Versions whose header says so leave uncalled bets out of what a player wins. */
const UNCALLED_APART = ' Uncalled:Y ';
const HEADER_LENGTH = 400;

/** The other versions add an uncalled bet to the total and to what the player wins: it is taken out of both again. */
const separateUncalledBet = (draft: HandDraft): void => {
  const { text, start, end, events } = draft;
  if (indexWithin(text, UNCALLED_APART, start, Math.min(end, start + HEADER_LENGTH)) >= 0) return;
  if (events.some(({ type }) => type === 'uncalled')) return;
  const uncalled = draft.bets.uncalled();
  const at = uncalled === null ? -1 : events.findLastIndex((event) => isCollectOf(event, uncalled.seat));
  const event = events.at(at);
  if (uncalled === null || at < 0 || event?.type !== 'collect' || event.amount < uncalled.amount) return;
  const { seat, line } = event;
  for (const claim of draft.claims) if (claim.type === 'total-pot') claim.amount -= uncalled.amount;
  const rest = event.amount - uncalled.amount;
  const returned: HandEvent = { type: 'uncalled', seat, amount: uncalled.amount, line };
  events.splice(at, 1, returned, ...(rest === 0 ? [] : [{ ...event, amount: rest }]));
};

const finish = (draft: HandDraft): void => {
  separateUncalledBet(draft);
  // Players who are away are listed like the others.
  draft.leaveOutSilentPlayers();
  if (draft.stakes.bigBlind === null && draft.stakes.bigBet === null) draft.inferBlinds();
};

const isCollectOf = (event: HandEvent, seat: number): boolean =>
  event.type === 'collect' && event.seat === seat;

const layout: SiteLayout = {
  format: FORMAT,
  site: 'iPoker',
  dialect: FORMAT,
  first: 'header',
  sections: {
    header: { table: new PhraseTable([...headerPhrases, ...bodyPhrases]), otherLines: 'reject' },
    body: { table: new PhraseTable(bodyPhrases), otherLines: 'unread' },
    summary: { table: new PhraseTable(summaryPhrases), otherLines: 'unread' },
  },
  dotsGroup: true,
  parseCards,
  // Tournament chips are printed with two decimals, too.
  scaleOf: () => 2,
  finish,
};

const readNetwork = makeReader(layout);
const readMicrogaming = makeReader(microgamingLayout);

/** Hands of iPoker, Merge and Microgaming as PokerTracker exports them. */
export const pokertracker: HistoryFormat = {
  id: FORMAT,
  name: 'PokerTracker',
  boundary: prefixBoundary(PREFIXES),
  support: readOnlySupport(['holdem', 'omaha', 'omaha-8', 'stud', 'stud-8']),
  recognises: (head) =>
    PREFIXES.some((prefix) => {
      const at = head.indexOf(prefix);
      return (
        at >= 0 &&
        (at === 0 || isLineBreak(head.charCodeAt(at - 1))) &&
        isDigit(head.charCodeAt(at + prefix.length))
      );
    }),
  read: (text, start, ...more) =>
    (text.startsWith('** ', start) ? readMicrogaming : readNetwork)(text, start, ...more),
  isRemainder: (text) => text.includes('*** SUMMARY ***') || text.includes(' from the main pot'),
  conventions: (dialect) => microgamingConventions(dialect) ?? conventions,
};

const isLineBreak = (code: number): boolean => code === 0x0a || code === 0x0d || code === 0xfeff;
