import { indexWithin } from '../../bounded-search.js';
import type { Draft } from './draft.js';
import { bracketAt } from './cards.js';
import { readHandDescription } from './descriptions.js';
import { numberAt } from './table.js';
import { MAX_HELD } from '../../hand-limits.js';
import { formatMoney, NO_AMOUNT } from '../../money.js';

/**
 * The actions of players: what follows `NAME: ` in the body. They rely on body.ts for the player of a line, and on the
 * layout of the game for the street on which a draw begins.
 */

/** Whether a line was read completely. */
type LineResult = 'read' | 'unknown';

const ALL_IN = ' and is all-in';
const CAPPED = ' and has reached the ';

/** The forced bets after `posts `; another era of the site adds a row. */
const posts = [
  { phrase: 'small blind ', kind: 'small-blind' },
  { phrase: 'big blind ', kind: 'big-blind' },
  { phrase: 'the ante ', kind: 'ante' },
  { phrase: 'ante ', kind: 'ante' },
  { phrase: 'small & big blinds ', kind: 'posted-blind' },
  { phrase: 'dead blind ', kind: 'dead-blind' },
  { phrase: 'missed blind ', kind: 'dead-blind' },
  { phrase: 'button blind ', kind: 'button-blind' },
  { phrase: 'straddle ', kind: 'straddle' },
  { phrase: 'a straddle ', kind: 'straddle' },
] as const;

/** The words of a bring-in. */
const bringIns: readonly string[] = ['brings in for ', 'brings in low for ', 'brings-in low for '];

/** What a player declares in a high-low game by declaration (P-SHOW-8). */
const DECLARES = 'declares ';
const DECLARATIONS = ['high', 'low', 'both'] as const;
/** The variants in which a high hand and a low hand share the pot. */
const HIGH_LOW = /-(?:8|hl)$/;

const STANDS_PAT = 'stands pat';

/** Remarks after `NAME: ` that are no action. */
const remarks: readonly string[] = ['is sitting out', 'sits out', 'Chooses to EV Cashout'];

/** The words for a hand that is not shown. */
const unshownWords: readonly string[] = ["doesn't show hand", 'does not show hand'];

/** Remarks that any text may follow: an insurance is paid later. */
const openRemarks: readonly string[] = ['get an all-in insurance ('];

/** Remarks about players who come and go, which some converted logs print after a colon; amounts may follow. */
export const comings: readonly string[] = [
  'Table deposit ',
  'Table enter user',
  'Table leave user',
  'Seat sit down',
  'Seat stand',
  'Seat re-join',
];

/** Why the site folded for a player. */
const foldReasons: readonly string[] = [' (disconnect)', ' (timeout)'];

/**
 * Reads what follows `NAME: ` up to the end of the line. A line is either read completely or unknown: a remainder that
 * cannot be read makes the whole line unknown. O(length).
 */
export const readAction = (draft: Draft, seat: number, at: number, end: number, line: number): LineResult => {
  if (readParticipantAction(draft, seat, at, end, line) === 'read') return 'read';
  if (readSideAccount(draft, seat, at, end, line) === 'read') return 'read';
  const { text } = draft;
  const isUnshown = unshownWords.some((words) => text.startsWith(words, at) && at + words.length === end);
  const isRemark =
    isUnshown ||
    remarks.some((remark) => text.startsWith(remark, at) && at + remark.length === end) ||
    comings.some((remark) => text.startsWith(remark, at)) ||
    openRemarks.some((remark) => text.startsWith(remark, at));
  if (!isRemark) return 'unknown';
  const about = isUnshown ? ({ about: 'unshown' } as const) : {};
  draft.events.push({ type: 'note', seat, text: text.slice(at, end), ...about, line });
  return 'read';
};

/**
 * The side accounts of players at GGPoker, after `NAME: `. A winner who cashed out pays the rest of the pot as risk; a
 * loser receives the equity. An insurance is bought for a premium.
 */
const sideAccounts: readonly { readonly phrase: string; readonly isPaid: boolean }[] = [
  { phrase: 'Receives Cashout (', isPaid: false },
  { phrase: 'Pays Cashout Risk (', isPaid: true },
  { phrase: 'pay premium of all-in insurance (', isPaid: true },
  { phrase: 'get main compensation of all-in insurance (', isPaid: false },
  { phrase: 'get sub compensation of all-in insurance (', isPaid: false },
];

/** `Receives Cashout ($9.80)`: money outside the pots. */
const readSideAccount = (draft: Draft, seat: number, at: number, end: number, line: number): LineResult => {
  const { text } = draft;
  const account = sideAccounts.find(({ phrase }) => text.startsWith(phrase, at));
  const amount = account === undefined ? NO_AMOUNT : draft.amountAt(at + account.phrase.length);
  if (account === undefined || amount === NO_AMOUNT || draft.scanner.end + 1 !== end) return 'unknown';
  draft.events.push(
    account.isPaid
      ? { type: 'cash-out', seat, amount: 0, fee: 0, premium: amount, line }
      : { type: 'cash-out', seat, amount, fee: 0, line },
  );
  return 'read';
};

/** Reads an action that takes a seat in the hand: bet, fold, post, show. */
export const readParticipantAction = (
  draft: Draft,
  seat: number,
  at: number,
  end: number,
  line: number,
): LineResult => {
  const { text } = draft;
  switch (text.charCodeAt(at)) {
    case 0x66: // folds
      if (!text.startsWith('folds', at)) break;
      return readFold(draft, seat, at + 5, end, line);
    case 0x63: // checks, calls
      if (text.startsWith('checks', at) && at + 6 === end) {
        draft.events.push({ type: 'check', seat, line });
        return 'read';
      }
      if (text.startsWith('calls ', at)) return readCall(draft, seat, at + 6, end, line);
      if (text.startsWith(COLLECTED, at))
        return readCollect(draft, seat, at + COLLECTED.length, end, line) ? 'read' : 'unknown';
      break;
    case 0x62: // bets, brings in
      if (text.startsWith('bets ', at)) return readBet(draft, seat, at + 5, end, line);
      return readBringIn(draft, seat, at, end, line);
    case 0x64: // discards
      if (text.startsWith('discards ', at)) return readDiscard(draft, seat, at + 9, end, line);
      if (text.startsWith(DECLARES, at)) return readDeclaration(draft, seat, at + DECLARES.length, end, line);
      break;
    case 0x72: // raises
      if (text.startsWith('raises ', at)) return readRaise(draft, seat, at + 7, end, line);
      break;
    case 0x70: // posts
      if (text.startsWith('posts ', at)) return readPost(draft, seat, at + 6, end, line);
      break;
    case 0x73: // shows, stands pat, straddle
      if (text.startsWith('shows ', at)) return readShow(draft, seat, at + 6, end, line);
      if (text.startsWith(STANDS_PAT, at)) return readPat(draft, seat, at + STANDS_PAT.length, end, line);
      if (text.startsWith('straddle ', at)) return pushPost(draft, seat, 'straddle', at + 9, end, line);
      break;
    case 0x6d: // mucks hand
      if (!text.startsWith('mucks hand', at) || at + 'mucks hand'.length !== end) break;
      draft.events.push({ type: 'muck', seat, line });
      return 'read';
  }
  return 'unknown';
};

const readDeclaration = (draft: Draft, seat: number, at: number, end: number, line: number): LineResult => {
  const half = DECLARATIONS.find((word) => draft.text.startsWith(word, at) && at + word.length === end);
  if (half === undefined) return readDeclaredHand(draft, seat, at, end, line);
  if (!HIGH_LOW.test(draft.header.game.game.variant)) return 'unknown';
  draft.isDeclared = true;
  draft.events.push({ type: 'declare', seat, half, line });
  return 'read';
};

/** `declares two pair, Kings and Fours`: the hand that the player says he holds. */
const readDeclaredHand = (draft: Draft, seat: number, at: number, end: number, line: number): LineResult => {
  const { reading, low } = readHandDescription(draft.text.slice(at, end));
  if (reading === null || reading.loose === true || low?.loose === true) return 'unknown';
  draft.events.push({ type: 'declare', seat, reading, ...(low === undefined ? {} : { low }), line });
  return 'read';
};

const readFold = (draft: Draft, seat: number, at: number, end: number, line: number): LineResult => {
  if (at === end) {
    draft.events.push({ type: 'fold', seat, cards: null, line });
    return 'read';
  }
  if (foldReasons.some((reason) => draft.text.startsWith(reason, at) && at + reason.length === end)) {
    draft.events.push({ type: 'fold', seat, cards: null, line });
    draft.events.push({ type: 'note', seat, text: draft.text.slice(at + 1, end), line });
    return 'read';
  }
  const shown = bracketAt(draft.text, at + 1, end);
  if (shown?.end !== end) return 'unknown';
  draft.events.push({ type: 'fold', seat, cards: shown.cards, line });
  return 'read';
};

/**
 * Whether the text after an amount marks an all-in (`and is all-in`, `and has reached the $10 cap`, with the cap of the
 * header). Null for other text.
 */
const allInAt = (draft: Draft, at: number, end: number): boolean | null => {
  const { text, header } = draft;
  if (at === end) return false;
  if (text.startsWith(ALL_IN, at) && at + ALL_IN.length === end) return true;
  if (!text.startsWith(CAPPED, at)) return null;
  const cap = draft.amountAt(at + CAPPED.length);
  const isWhole = text.startsWith(' cap', draft.scanner.end) && draft.scanner.end + ' cap'.length === end;
  if (!isWhole) return null;
  if (header.cap !== null && cap !== header.cap) {
    const [expected, actual] = [header.cap, cap].map((one) => formatMoney(one, header.scale));
    draft.contradictions.push({ about: 'figures', expected, actual, line: draft.lastLine });
  }
  return true;
};

const readCall = (draft: Draft, seat: number, at: number, end: number, line: number): LineResult => {
  const amount = draft.amountAt(at);
  if (amount === NO_AMOUNT) return 'unknown';
  const allIn = allInAt(draft, draft.scanner.end, end);
  if (allIn === null) return 'unknown';
  draft.events.push({ type: 'call', seat, amount, allIn, line });
  return 'read';
};

const readBet = (draft: Draft, seat: number, at: number, end: number, line: number): LineResult => {
  const to = draft.amountAt(at);
  if (to === NO_AMOUNT) return 'unknown';
  const allIn = allInAt(draft, draft.scanner.end, end);
  if (allIn === null) return 'unknown';
  draft.events.push({ type: 'bet', seat, to, allIn, line });
  return 'read';
};

const readRaise = (draft: Draft, seat: number, at: number, end: number, line: number): LineResult => {
  const by = draft.amountAt(at);
  if (by === NO_AMOUNT || !draft.text.startsWith(' to ', draft.scanner.end)) return 'unknown';
  const to = draft.amountAt(draft.scanner.end + 4);
  if (to === NO_AMOUNT) return 'unknown';
  const allIn = allInAt(draft, draft.scanner.end, end);
  if (allIn === null) return 'unknown';
  draft.events.push({ type: 'raise', seat, by, to, allIn, line });
  return 'read';
};

const readBringIn = (draft: Draft, seat: number, at: number, end: number, line: number): LineResult => {
  const { text } = draft;
  const phrase = bringIns.find((words) => text.startsWith(words, at));
  const amount = phrase === undefined ? NO_AMOUNT : draft.amountAt(at + phrase.length);
  if (amount === NO_AMOUNT) return 'unknown';
  const allIn = allInAt(draft, draft.scanner.end, end);
  if (allIn === null) return 'unknown';
  draft.events.push({ type: 'bring-in', seat, amount, allIn, line });
  return 'read';
};

/** `2 cards`, `1 card [4c]`: only the owner of the log sees the cards. */
const readDiscard = (draft: Draft, seat: number, at: number, end: number, line: number): LineResult => {
  const { text } = draft;
  const { value: count, end: behind } = numberAt(text, at, end);
  if (behind === at || count > MAX_HELD || !text.startsWith(' card', behind)) return 'unknown';
  let next = behind + ' card'.length;
  const isPlural = text.charCodeAt(next) === 0x73;
  // A player who discards nothing stands pat.
  if (count === 0 || isPlural !== count > 1) return 'unknown';
  if (isPlural) next++;
  const thrown = next === end ? null : bracketAt(text, next + 1, end);
  if (next !== end && thrown?.end !== end) return 'unknown';
  beginDraw(draft, line);
  draft.events.push({ type: 'discard', seat, count, cards: thrown?.cards ?? null, line });
  return 'read';
};

/** `stands pat`, `stands pat on [2s 7d 4d 6d 8s]`. */
const readPat = (draft: Draft, seat: number, at: number, end: number, line: number): LineResult => {
  const kept = draft.text.startsWith(' on ', at) ? bracketAt(draft.text, at + 4, end) : null;
  if (at !== end && kept?.end !== end) return 'unknown';
  beginDraw(draft, line);
  const seen = kept === null ? {} : { seen: kept.cards };
  draft.events.push({ type: 'discard', seat, count: 0, cards: [], ...seen, line });
  return 'read';
};

/** A game with one draw has no line for its start: the first discard starts it. */
const beginDraw = (draft: Draft, line: number): void => {
  const [, draw] = draft.layout.streets;
  if (draw.marker !== null || draft.street === draw) return;
  draft.street = draw;
  draft.events.push({ type: 'street', street: draw.street, line });
};

const readPost = (draft: Draft, seat: number, at: number, end: number, line: number): LineResult => {
  for (const { phrase, kind } of posts)
    if (draft.text.startsWith(phrase, at)) return pushPost(draft, seat, kind, at + phrase.length, end, line);
  return 'unknown';
};

const pushPost = (
  draft: Draft,
  seat: number,
  kind: (typeof posts)[number]['kind'],
  at: number,
  end: number,
  line: number,
): LineResult => {
  const amount = draft.amountAt(at);
  if (amount === NO_AMOUNT) return 'unknown';
  const allIn = allInAt(draft, draft.scanner.end, end);
  if (allIn === null) return 'unknown';
  draft.events.push({ type: 'post', seat, kind, amount, dead: deadPart(draft, kind, amount), allIn, line });
  return 'read';
};

/** A player who posts both blinds posts the big blind live and the small blind dead. */
const deadPart = (draft: Draft, kind: (typeof posts)[number]['kind'], amount: number): number => {
  if (kind === 'dead-blind') return amount;
  if (kind !== 'posted-blind') return 0;
  const { header } = draft;
  const bigBlind = header.game.limit === 'fixed-limit' ? header.smaller : header.larger;
  return Math.max(0, amount - bigBlind);
};

/** `[Kd Ac] (a pair of Queens)`, `[XX Qs] ()`, `[Ad Qd] for Pair [Ad Kd Qs Qd 5c]`, `[7c Qd]`. */
export const readShow = (draft: Draft, seat: number, at: number, end: number, line: number): LineResult => {
  const { text } = draft;
  const shown = bracketAt(text, at, end);
  if (shown === null) return 'unknown';
  let words: string | null = null;
  if (text.startsWith(' (', shown.end) && text.charCodeAt(end - 1) === 0x29)
    words = text.slice(shown.end + 2, end - 1);
  else if (text.startsWith(' for ', shown.end)) {
    const bracket = indexWithin(text, ' [', shown.end, end);
    words = text.slice(shown.end + 5, bracket < 0 ? end : bracket);
  } else if (shown.end !== end) return 'unknown';
  draft.events.push({
    type: 'show',
    seat,
    run: draft.run,
    cards: shown.cards,
    text: words === '' ? null : words,
    ...(words === null
      ? { reading: null }
      : readHandDescription(words, draft.header.layout.namesHighEndFirst)),
    line,
  });
  return 'read';
};

export const COLLECTED = 'collected ';

/** `$26.82 from side pot-1`, `from main pot`, `from pot`. */
export const readCollect = (draft: Draft, seat: number, at: number, end: number, line: number): boolean => {
  const { text } = draft;
  const amount = draft.amountAt(at);
  if (amount === NO_AMOUNT || !text.startsWith(' from ', draft.scanner.end)) return false;
  const pot = potAt(text, draft.scanner.end + 6, end);
  if (pot === undefined) return false;
  draft.events.push({ type: 'collect', seat, amount, pot, run: draft.run, line });
  return true;
};

/** The pot of a phrase: 0 the main pot, 1 the first side pot; null for `pot`; undefined for other text. */
const potAt = (text: string, at: number, end: number): number | null | undefined => {
  if (text.startsWith('pot', at) && at + 3 === end) return null;
  if (text.startsWith('main pot', at) && at + 8 === end) return 0;
  if (!text.startsWith('side pot', at)) return undefined;
  if (at + 8 === end) return 1;
  const number = numberAt(text, at + 9, end);
  return number.end === end && number.value > 0 ? number.value : undefined;
};
