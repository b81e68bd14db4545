import type { HandEvent } from '../../hand.js';
import { type HandDraft, makeReader, PhraseTable, type SiteLayout } from '../../reading/index.js';
import { joinedBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases } from './body.js';
import { conventionsOf, DIALECT, DEPARTURE } from './conventions.js';
import { headerPhrases, ROOMS, supported } from './header.js';
import { finishPots } from './pots.js';
import { summaryPhrases } from './summary.js';

const PREFIXES = ROOMS.map(([prefix]) => prefix);
const OMAHA_CARDS = 4;

/** The header calls Omaha "Hold'em", so that the cards decide. */
const nameGame = (draft: HandDraft): void => {
  const { game, events } = draft;
  const isOmaha = events.some(
    (event) => (event.type === 'deal' || event.type === 'show') && event.cards.length === OMAHA_CARDS,
  );
  if (game?.variant === 'holdem' && isOmaha) draft.game = { ...game, variant: 'omaha' };
};

/** The chips that a player who is listed without any brought before the hand are not stated. */
const forgetStacks = ({ players, events }: HandDraft): void => {
  for (const player of players)
    if (player.stack === 0 && events.some((event) => isBet(event) && event.seat === player.seat))
      player.stack = null;
};

type Bet = Extract<HandEvent, { type: 'post' | 'call' | 'bet' | 'raise' }>;

const isBet = (event: HandEvent): event is Bet =>
  event.type === 'post' || event.type === 'call' || event.type === 'bet' || event.type === 'raise';

/** A call of less than the bet is all-in, if the chips of the player are not stated, unless the player acts again. */
const correctAllIns = ({ players, events }: HandDraft): void => {
  const active = new Set<number>();
  const unknown = new Set(players.filter(({ stack }) => stack === null).map(({ seat }) => seat));
  if (unknown.size === 0) return;
  for (const event of [...events].reverse()) {
    if (event.type === 'call' && unknown.has(event.seat) && active.has(event.seat)) event.allIn = false;
    if (event.type === 'fold' || event.type === 'check' || isBet(event)) active.add(event.seat);
  }
};

/**
 * A player who leaves after a bet folds in turn, without a line for it. The other players fold with a line, if they do by
 * the summary. O(players × events).
 */
const nameDeparture = (draft: HandDraft): void => {
  if (!draft.dialect.endsWith(DEPARTURE)) return;
  const isSilent = draft.claims.some(
    (claim) => claim.type === 'seat' && claim.outcome === 'folded' && !draft.hasFolded(claim.seat),
  );
  if (isSilent) draft.dialect = draft.dialect.slice(0, -DEPARTURE.length);
};

/** The streets of a board by the number of their first card. */
const streets: readonly (readonly [street: string, first: number, end: number])[] = [
  ['flop', 0, 3],
  ['turn', 3, 4],
  ['river', 4, 5],
];

/** After an all-in the rest of the board is printed in the summary only. It is dealt before the hands are shown. */
const dealBoard = ({ events, claims, boardCards }: HandDraft): void => {
  const board = claims.find((claim) => claim.type === 'board');
  const at = events.findIndex(({ type }) => type === 'showdown' || type === 'show');
  if (board === undefined || at < 0) return;
  const { cards, line } = board;
  const dealt = streets
    .filter(([, first, end]) => first >= boardCards.length && end <= cards.length)
    .map(([street, first, end]): HandEvent => ({
      type: 'board',
      street,
      run: 0,
      cards: cards.slice(first, end),
      seen: null,
      line,
    }));
  events.splice(at, 0, ...dealt);
};

const layout: SiteLayout = {
  format: 'betonline',
  site: 'BetOnline',
  dialect: DIALECT,
  first: 'header',
  sections: {
    header: { table: new PhraseTable([...headerPhrases, ...bodyPhrases]), otherLines: 'reject' },
    body: { table: new PhraseTable(bodyPhrases), otherLines: 'unread' },
    summary: { table: new PhraseTable(summaryPhrases), otherLines: 'unread' },
  },
  dotsGroup: true,
  // Tournament chips have cents too.
  scaleOf: () => 2,
  finish: (draft) => {
    nameGame(draft);
    forgetStacks(draft);
    correctAllIns(draft);
    nameDeparture(draft);
    dealBoard(draft);
    finishPots(draft);
    // Players who are away are listed like the others.
    draft.leaveOutSilentPlayers();
  },
};

/** BetOnline and the other rooms of its network. */
export const betonline: HistoryFormat = {
  id: 'betonline',
  name: 'BetOnline',
  boundary: joinedBoundary(PREFIXES),
  support: readOnlySupport(supported),
  recognises: (head) => PREFIXES.some((prefix) => head.includes(prefix)),
  read: makeReader(layout),
  isRemainder: (text) => text.includes('*** SUMMARY ***'),
  conventions: conventionsOf,
};
