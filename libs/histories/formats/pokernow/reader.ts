import type { Message } from '#cards';
import { MAX_EVENTS } from '../../hand-limits.js';
import type { CanonicalHand, HandEvent } from '../../hand.js';
import { messages } from '../../messages.js';
import { formatMoney, MAX_DECIMALS } from '../../money.js';
import type { ReadResult, RejectionCode } from '../../read-result.js';
import { PhraseMatch, PhraseTable } from '../../reading/index.js';
import type { SessionHeader } from '../../source/index.js';
import type { HistoryFormat } from '../format.js';
import { afterPhrases, bodyPhrases, remarkPhrases } from './body.js';
import { isHeaderRow } from './boundary.js';
import { parseCards } from './cards.js';
import { PokerNowDraft } from './draft.js';
import { headerPhrases, tablePhrases } from './header.js';
import { compareNextHand } from './next-hand.js';
import { namePlayers } from './names.js';
import { RowTimes } from './row-times.js';
import { inOrderOfPlay, scanRows, type Row } from './rows.js';

const ID = 'pokernow';
const SITE = 'PokerNow';

/** The rows of a hand by section: before its start, up to the stacks, up to its end, and after it. */
const sections: Readonly<Record<string, PhraseTable<PokerNowDraft>>> = {
  before: new PhraseTable([...headerPhrases, ...remarkPhrases]),
  table: new PhraseTable([...tablePhrases, ...remarkPhrases]),
  body: new PhraseTable(bodyPhrases),
  after: new PhraseTable(afterPhrases),
};

const origin = { site: SITE, dialect: ID, section: 'before', dotsGroup: false, parseCards };

/** One match for all rows: the fields of a row are copied before the next one is read. */
const match = new PhraseMatch();

const EXCERPT = 200;

/** Reads a hand. O(n log n) for rows out of order, else O(length). */
export const readHand: HistoryFormat['read'] = (text, start, end, firstLine, _, session = null) => {
  const rows = scanRows(text, start, end, firstLine).filter(({ start: at }) => !isHeaderRow(text, at));
  const last = rows.at(-1)?.line ?? firstLine;
  const lines: [number, number] = [rows.at(0)?.line ?? firstLine, last];
  return readRows(text, inOrderOfPlay(rows), lines, guessScale(rows), session);
};

/** A game in cents prints all amounts with two decimals: the last stack shows it. A wrong guess is read again. */
const guessScale = (rows: readonly Row[]): number =>
  rows.some(({ entry }) => entry.startsWith('Player stacks') && entry.endsWith(')') && entry.at(-4) === '.')
    ? 2
    : 0;

const readRows = (
  text: string,
  rows: readonly Row[],
  lines: [number, number],
  scale: number,
  session: SessionHeader | null,
): ReadResult => {
  // The entries in order of play, each on a line of its own: the text that the phrases are matched with.
  const entries = rows.map(({ entry }) => entry.trim());
  const draft = new PokerNowDraft(entries.join('\n'), scale, origin, lines[1]);
  const reject = (code: RejectionCode, row: Row | undefined, message: Message): ReadResult => ({
    ok: false,
    rejection: {
      code,
      line: row?.line ?? lines[0],
      text: row === undefined ? '' : text.slice(row.start, Math.min(row.end, row.start + EXCERPT)),
      message,
    },
    identity: { site: SITE, handId: draft.id === '' ? null : draft.id },
  });
  const times = new RowTimes();
  let at = 0;
  for (const [index, row] of rows.entries()) {
    draft.lineStart = at;
    draft.lineEnd = at + entries[index].length;
    at = draft.lineEnd + 1;
    const isBefore = draft.section === 'before';
    if (isBefore) draft.order = row.order === null ? row.at : String(row.order);
    const table = sections[draft.section];
    if (!table.read(draft, match, draft.lineStart, draft.lineEnd, row.line)) {
      if (draft.section === 'table') return reject('unreadable-line', row, messages.lineExpected);
      if (table.hasMisprint(draft, match, draft.lineStart, draft.lineEnd))
        return reject('unreadable-line', row, messages.knownCardsExpected);
      draft.events.push({ type: 'unread', text: draft.lineText(), line: row.line });
    }
    times.check(draft, row);
    if (draft.rejection !== null) return reject(draft.rejection.code, row, draft.rejection.message);
    if (isBefore && draft.id !== '') {
      draft.playedAt = parseInstant(row.at);
      draft.playedAtText = row.at === '' ? null : row.at;
    }
    if (draft.events.length + draft.claims.length > MAX_EVENTS)
      return reject('too-long', row, messages.tooManyEvents);
  }
  if (session !== null) compareNextHand(draft, session);
  const { decimals } = draft.scanner;
  if (decimals > scale) return readRows(text, rows, lines, Math.min(MAX_DECIMALS, decimals), session);
  // A log that begins or ends within a hand has no row for its start or its end.
  if (draft.id === '') return reject('truncated', rows.at(0), messages.handStartExpected);
  if (draft.players.length === 0)
    return reject(draft.ended ? 'no-players' : 'truncated', rows.at(-1), messages.seatsExpected);
  if (!draft.ended) return reject('truncated', rows.at(-1), messages.handEndExpected);
  if (draft.game === null) return reject('unsupported-game', rows.at(0), messages.gameExpected);
  return { ok: true, hand: assemble(draft, draft.game, lines) };
};

const INSTANT_LENGTH = '2021-04-17T02:18:29.395Z'.length;

/** P-SETUP-2: the small blind is no larger than the big blind. */
const checkBlinds = (draft: PokerNowDraft): void => {
  const { smallBlind, bigBlind } = stakesOf(draft);
  if (smallBlind === null || bigBlind === null || smallBlind <= bigBlind) return;
  const post = draft.events.find((event) => event.type === 'post' && event.amount === smallBlind);
  const isShort = draft.events.some((event) => event.type === 'post' && event.allIn);
  if (post === undefined || isShort) return;
  const [expected, actual] = [bigBlind, smallBlind].map((amount) => formatMoney(amount, draft.scanner.scale));
  draft.contradict('figures', expected, actual, post.line);
};

/** `2021-04-17T02:18:29.395Z`, which is ISO 8601 and UTC; null for anything else. */
const parseInstant = (text: string): string | null => {
  const milliseconds = Date.parse(text);
  return text.length === INSTANT_LENGTH &&
    !Number.isNaN(milliseconds) &&
    new Date(milliseconds).toISOString() === text
    ? text
    : null;
};

const assemble = (
  draft: PokerNowDraft,
  game: CanonicalHand['game'],
  lines: [number, number],
): CanonicalHand => {
  placeOwnCards(draft);
  checkBlinds(draft);
  return {
    site: SITE,
    format: ID,
    dialect: ID,
    id: draft.id,
    playedAt: draft.playedAt,
    playedAtText: draft.playedAtText,
    currency: draft.currency,
    scale: draft.scanner.scale,
    game,
    stakes: stakesOf(draft),
    table: draft.table,
    tournament: null,
    buttonSeat: draft.buttonSeat,
    heroSeat: draft.heroSeat,
    players: namePlayers(draft.players),
    events: draft.events,
    claims: draft.claims,
    cancelled: false,
    ...(draft.contradictions.length === 0 ? {} : { contradictions: draft.contradictions }),
    lines,
  };
};

/**
 * The blinds are stated by their posts only, each by the first one; an all-in for less does not state one. Then the first
 * call shows the big blind, if no player has raised, or the next hand does. Otherwise it is no smaller than the bets before
 * the first raise, and twice the small blind as in most games, if the first raise allows that.
 */
const stakesOf = ({ events, stakes }: PokerNowDraft): CanonicalHand['stakes'] => {
  const blindOf = (kind: string, isAllIn: boolean): number | null => {
    for (const event of events)
      if (event.type === 'post' && event.kind === kind && event.allIn === isAllIn) return event.amount;
    return null;
  };
  const short = blindOf('big-blind', true);
  const smallBlind = blindOf('small-blind', false) ?? blindOf('dead-blind', false);
  const opening = readOpening(events);
  const usual = smallBlind !== null && opening.raise >= 4 * smallBlind ? 2 * smallBlind : 0;
  const least = short === null ? null : Math.max(short, smallBlind ?? 0, opening.most, usual);
  const shown = opening.isCalled ? least : (stakes.bigBlind ?? least);
  return {
    ...stakes,
    smallBlind: smallBlind ?? blindOf('small-blind', true),
    bigBlind: blindOf('big-blind', false) ?? shown ?? stakes.bigBlind,
  };
};

/** How the first round begins. */
interface Opening {
  /** What the calls before the first raise reach; an all-in call may be for less. 0 for none. */
  readonly most: number;
  /** Whether one of them is a full call. */
  readonly isCalled: boolean;
  /** What the first raise reaches; without any, no limit. 0 after a straddle, which is the bet to raise then. */
  readonly raise: number;
}

const readOpening = (events: readonly HandEvent[]): Opening => {
  const bets = new Map<number, number>();
  let most = 0;
  for (const event of events) {
    if (event.type === 'raise') return { most, isCalled: false, raise: event.to };
    if (event.type === 'board') break;
    if (event.type === 'post' && event.kind === 'straddle') return { most: 0, isCalled: false, raise: 0 };
    if (event.type === 'post' && event.kind !== 'ante')
      bets.set(event.seat, (bets.get(event.seat) ?? 0) + event.amount - event.dead);
    if (event.type !== 'call') continue;
    most = Math.max(most, (bets.get(event.seat) ?? 0) + event.amount);
    if (!event.allIn) return { most, isCalled: true, raise: 0 };
  }
  return { most, isCalled: false, raise: Infinity };
};

/**
 * The log has the cards of its owner, and does not name him. A player who shows these cards is the owner; otherwise they
 * are a note and a claim without a seat. They are printed before the blinds and dealt after them.
 */
const placeOwnCards = (draft: PokerNowDraft): void => {
  const { ownCards, events, claims } = draft;
  if (ownCards === null) return;
  const { cards, text, line } = ownCards;
  const isOwner = (shown: readonly number[]): boolean =>
    shown.length === cards.length && cards.every((card) => shown.includes(card));
  const show =
    events.find((event) => event.type === 'show' && isOwner(event.cards)) ??
    claims.find((claim) => claim.type === 'held-cards' && isOwner(claim.cards));
  const seat = show !== undefined && 'seat' in show ? show.seat : null;
  const at = events.findLastIndex(({ type }) => type === 'post') + 1;
  draft.heroSeat = seat;
  if (seat === null) {
    events.splice(at, 0, { type: 'note', seat, text, line });
    draft.claimHeldCards(null, cards, line);
  } else events.splice(at, 0, { type: 'deal', seat, cards, line });
};
