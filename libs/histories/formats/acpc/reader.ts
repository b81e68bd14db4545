import { parseCards, UNKNOWN } from '#cards';
import { messages } from '../../messages.js';
import { NO_AMOUNT } from '../../money.js';
import { finishDraft } from '../../reading/draft-result.js';
import { HandDraft } from '../../reading/index.js';
import { skipBlanks, skipBlanksBack } from '../../source/encoding.js';
import type { HistoryFormat } from '../format.js';
import { findGame } from './games.js';
import { Play } from './play.js';

export const FORMAT = 'acpc';
export const PREFIX = 'STATE:';

const MAX_PLAYERS = 10;
const FIELDS = 6;
/** The index of the field of the results. */
const RESULTS = 4;
const MAX_ID = 500;
/** Results of pots that three players split have a fraction. */
const FRACTION_SCALE = 2;

/**
 * Reads `STATE:number:betting:cards:results:names`, a hand a line; comments and the score may follow. All lists are in the
 * order of the positions. O(length).
 */
export const readHand: HistoryFormat['read'] = (text, start, end, firstLine, lines) => {
  lines.reset(text, start, end, firstLine);
  let draft: HandDraft | null = null;
  while (lines.next()) {
    const to = skipBlanksBack(text, lines.start, lines.end);
    const from = skipBlanks(text, lines.start, to);
    if (from === to) continue;
    const line = text.slice(from, to);
    if (draft === null) {
      const origin = { site: 'ACPC', dialect: FORMAT, section: '', dotsGroup: false };
      draft = new HandDraft(text, start, end, scaleOf(line), origin, lines.line);
      draft.lineStart = from;
      draft.lineEnd = to;
      if (!readState(draft, line, lines.line) && draft.rejection === null)
        draft.reject('unreadable-line', messages.lineExpected, lines.line, from, to);
    } else if (line.startsWith('#') || line.startsWith('SCORE:')) draft.lastLine = lines.line;
    else draft.reject('unreadable-line', messages.handEndExpected, lines.line, from, to);
  }
  draft ??= new HandDraft(
    text,
    start,
    end,
    0,
    { site: 'ACPC', dialect: FORMAT, section: '', dotsGroup: false },
    firstLine,
  );
  return finishDraft(FORMAT, draft, firstLine);
};

const scaleOf = (line: string): number => {
  const results = line.split(':', FIELDS).at(RESULTS) ?? '';
  return results.includes('.') ? FRACTION_SCALE : 0;
};

/** A result such as `-150` or `33.33`; null for any other text. */
const readResult = (draft: HandDraft, text: string): number | null => {
  const isLoss = text.startsWith('-');
  const amount = draft.scanner.scan(text, isLoss ? 1 : 0);
  if (amount === NO_AMOUNT || draft.scanner.end !== text.length) return null;
  return isLoss ? -amount : amount;
};

const readState = (draft: HandDraft, line: string, number: number): boolean => {
  const [, id = '', betting = '', cards = '', values, names] = line.split(':', FIELDS + 1);
  if (values === undefined || names === undefined) {
    draft.reject('truncated', messages.handEndExpected, number, draft.lineStart, draft.lineEnd);
    return false;
  }
  const players = names.split('|', MAX_PLAYERS + 1);
  const results = values.split('|', MAX_PLAYERS + 1).map((value) => readResult(draft, value));
  const unit = 10 ** draft.scanner.scale;
  const known = results.filter((result) => result !== null);
  if (players.length < 2 || players.length > MAX_PLAYERS) return false;
  if (known.length !== players.length || known.length !== results.length) return false;
  const game = findGame(
    betting,
    known.map((result) => result / unit),
  );
  const { limit, smallBlind, bigBlind, bets, stack } = game;
  draft.id = `${id} ${cards} ${names}`.slice(0, MAX_ID);
  draft.currency = 'CHIPS';
  draft.game = { variant: 'holdem', limit, rotation: null };
  if (bets === null)
    Object.assign(draft.stakes, { smallBlind: smallBlind * unit, bigBlind: bigBlind * unit });
  else
    Object.assign(draft.stakes, {
      smallBet: bets[0] * unit,
      bigBet: bets[1] * unit,
      smallBlind: smallBlind * unit,
    });
  draft.buttonSeat = players.length;
  for (const [position, name] of players.entries())
    draft.addPlayer({ seat: position + 1, name, stack: stack * unit, sittingOut: false, line: number });
  const scaled = {
    ...game,
    smallBlind: smallBlind * unit,
    bigBlind: bigBlind * unit,
    bets: bets === null ? null : ([bets[0] * unit, bets[1] * unit] as const),
    stack: stack * unit,
  };
  const play = new Play(draft, scaled, players.length, number);
  if (!playHand(draft, play, betting, cards, number)) return false;
  for (const [position, result] of known.entries())
    draft.claimFinalStack(position + 1, Math.max(0, stack * unit + result), number);
  draft.ended = true;
  return true;
};

/** `9s8h|9c6h/8c7s2d/3h/Td`: the hole cards by position, empty if they are hidden, then the board. */
const playHand = (draft: HandDraft, play: Play, betting: string, cards: string, line: number): boolean => {
  const [holes = '', ...boards] = cards.split('/', 5).map((group) => group.trim());
  const hands = holes.split('|', MAX_PLAYERS + 1).map((hole) => parseCards(hole));
  if (hands.length !== play.players) return false;
  const { smallBlind, bigBlind } = play.game;
  draft.post(play.paid.indexOf(smallBlind) + 1, 'small-blind', smallBlind, line);
  draft.post(play.paid.indexOf(bigBlind) + 1, 'big-blind', bigBlind, line);
  draft.holeCards(line);
  for (const [position, hand] of hands.entries()) {
    if (!hand.ok) return false;
    if (hand.cards.length > 0)
      draft.events.push({ type: 'deal', seat: position + 1, cards: hand.cards, line });
  }
  for (const [round, actions] of betting.split('/', 5).entries()) {
    if (round > 0) {
      const board = parseCards(boards[round - 1] ?? '');
      if (!board.ok || !play.deal(board.cards)) return false;
    }
    if (!play.takeRound(actions)) return false;
  }
  const { contenders } = play;
  if (contenders.length < 2) return boards.length === play.round;
  draft.showdown(line);
  for (const position of contenders) {
    const hand = hands[position];
    const isKnown = hand.ok && hand.cards.length > 0 && !hand.cards.includes(UNKNOWN);
    if (isKnown) draft.show(position + 1, [...hand.cards], line);
  }
  return boards.length === play.round;
};
