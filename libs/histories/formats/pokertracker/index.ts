import { indexWithin } from '../../bounded-search.js';
import { strictConventions, type Conventions } from '../../conventions.js';
import { isDigit } from '../../characters.js';
import type { HandEvent } from '../../hand.js';
import { type HandDraft, makeReader, PhraseTable, type SiteLayout } from '../../reading/index.js';
import { joinedBoundary } from '../../source/index.js';
import { isBlankCode } from '../../source/lines.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases, summaryPhrases } from './body.js';
import { parseCards } from './cards.js';
import { headerPhrases, PREFIXES as NETWORK_PREFIXES } from './header.js';
import { findLevel, sumOfBets } from './level.js';
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
  // In 117 showdowns.
  handLines: 'at-showdown',
};

/** Versions whose header says so leave uncalled bets out of what a player wins. */
const UNCALLED_APART = ' Uncalled:Y ';
const HEADER_LENGTH = 400;

/**
 * The other versions add an uncalled bet to the total and to what the player wins: it is taken out of both again. Where the
 * player wins less, the line has another amount than the bet; without a line of the player, one for this amount has another
 * player, or it is missing.
 */
const separateUncalledBet = (draft: HandDraft): void => {
  const { text, start, end, events, claims } = draft;
  if (indexWithin(text, UNCALLED_APART, start, Math.min(end, start + HEADER_LENGTH)) >= 0) return;
  if (events.some(({ type }) => type === 'uncalled')) return;
  const uncalled = draft.bets.uncalled();
  if (uncalled === null) return;
  const total = claims.find((claim) => claim.type === 'total-pot');
  const rake = claims.find((claim) => claim.type === 'rake')?.amount ?? 0;
  const isInTotal = total !== undefined && total.amount + rake === sumOfBets(draft);
  const own = events.findLastIndex((event) => isCollectOf(event, uncalled.seat));
  const event = events.at(own);
  if (own >= 0 && event?.type === 'collect' && event.amount >= uncalled.amount) {
    if (total !== undefined) total.amount -= uncalled.amount;
    const { seat, line } = event;
    const rest = event.amount - uncalled.amount;
    const returned: HandEvent = { type: 'uncalled', seat, amount: uncalled.amount, line };
    events.splice(own, 1, returned, ...(rest === 0 ? [] : [{ ...event, amount: rest }]));
    return;
  }
  if (!isInTotal) return;
  total.amount -= uncalled.amount;
  const at =
    own >= 0 ? own : events.findIndex((one) => one.type === 'collect' && one.amount === uncalled.amount);
  const other = events.at(at);
  if (at < 0 || other?.type !== 'collect')
    draft.contradict('pot', draft.formatAmount(uncalled.amount), draft.formatAmount(0), draft.lastLine);
  else events.splice(at, 1, { type: 'uncalled', seat: other.seat, amount: other.amount, line: other.line });
};

const finish = (draft: HandDraft): void => {
  findLevel(draft);
  separateUncalledBet(draft);
  // Players who are away are listed like the others.
  draft.leaveOutSilentPlayers();
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
  boundary: joinedBoundary(PREFIXES),
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
    (text.startsWith('** ', firstWord(text, start)) ? readMicrogaming : readNetwork)(text, start, ...more),
  isRemainder: (text) => text.includes('*** SUMMARY ***') || text.includes(' from the main pot'),
  conventions: (dialect) => microgamingConventions(dialect) ?? conventions,
};

/** The offset of the first character that is not blank. */
const firstWord = (text: string, start: number): number => {
  let at = start;
  while (isBlankCode(text.charCodeAt(at))) at++;
  return at;
};

const isLineBreak = (code: number): boolean => code === 0x0a || code === 0x0d || code === 0xfeff;
