import type { Language } from '#cards';
import { describe, describeValueWithKickers } from '#ranking';
import {
  changingOptions,
  findVariant,
  inDealOrder,
  NO_PLAYER,
  potPartOf,
  strengthFor,
  variantAsDealt,
} from '#engine';
import { formatMoney, type CanonicalHand } from '#histories';
import type { AuditedHand } from '../claims/audit-hand.js';
import { knownCardsOf } from '../claims/known-cards.js';
import { resultOf } from '../claims/player-results.js';
import { severities } from '../findings/codes.js';
import type { FindingValue, Finding } from '../findings/finding.js';
import { fragment, type JsonWriter } from './json-writer.js';
import { formatFindingMessage, formatSeats } from '../findings/finding-message.js';
import type { FindingRecord } from './schema.js';
import { isComplete } from '../replay/hand-readings.js';

/**
 * The fields of a record and its closing brace as JSON. `writeRecord` puts the opening brace and the place of the hand in its
 * input before them. Records are written field by field, without objects, which would cost more than the audit of the hand.
 * A test checks them against `recordSchema`.
 */
export type RecordBody = Uint8Array;

/** The JSON before each value. */
const before = {
  audited: fragment('"status":"audited",'),
  cancelled: fragment('"status":"cancelled",'),
  site: fragment('"site":'),
  format: fragment(',"format":'),
  handId: fragment(',"handId":'),
  playedAt: fragment(',"playedAt":'),
  currency: fragment(',"currency":'),
  variant: fragment(',"game":{"variant":'),
  limit: fragment(',"limit":'),
  cap: fragment(',"cap":'),
  rotation: fragment(',"rotation":'),
  options: fragment(',"options":'),
  smallBlind: fragment('},"stakes":{"smallBlind":'),
  bigBlind: fragment(',"bigBlind":'),
  smallBet: fragment(',"smallBet":'),
  bigBet: fragment(',"bigBet":'),
  table: fragment('},"table":{"name":'),
  seats: fragment(',"seats":'),
  tournament: fragment('},"tournament":'),
  profile: fragment(',"profile":'),
  buttonSeat: fragment(',"buttonSeat":'),
  heroSeat: fragment(',"heroSeat":'),
  players: fragment(',"players":['),
  seat: fragment('{"seat":'),
  name: fragment(',"name":'),
  startingStack: fragment(',"startingStack":'),
  contributed: fragment(',"contributed":'),
  collected: fragment(',"collected":'),
  entitled: fragment(',"entitled":'),
  cashOut: fragment(',"cashOut":'),
  finishingStack: fragment(',"finishingStack":'),
  cards: fragment(',"cards":'),
  hand: fragment(',"hand":'),
  boards: fragment('],"boards":['),
  pots: fragment('],"pots":['),
  pot: fragment('{"amount":'),
  rake: fragment(',"rake":'),
  potSeats: fragment(',"seats":['),
  awards: fragment('],"awards":['),
  amount: fragment(',"amount":'),
  half: fragment(',"half":'),
  run: fragment(',"run":'),
  totalPot: fragment('],"totalPot":'),
  fees: fragment(',"fees":'),
  houseMoney: fragment(',"houseMoney":'),
  findings: fragment(',"findings":['),
} as const;

const COMMA = fragment(',');
const BRACKET = fragment('[');
const CLOSE_LIST = fragment(']');
const CLOSE_BOTH = fragment(']}');
const CLOSE = fragment('}');
const CANCELLED_END = fragment(
  '],"boards":[],"pots":[],"totalPot":null,"rake":null,"fees":"0","houseMoney":"0","findings":[]}',
);

/** Writes the body of an audited hand. Returns whether it depends on the language. O(players + pots + findings). */
export const writeAuditedRecord = (audited: AuditedHand, language: Language, json: JsonWriter): boolean => {
  const { hand, replay, settlement, boards, findings } = audited;
  const { scale } = hand;
  const { state } = replay;
  const isRakeStated = settlement.money.rake !== null || settlement.rake !== 0;
  json.raw(before.audited);
  writeHead(hand, audited.profile.id, state.setup.stakes, json);
  json.raw(before.players);
  const hasNamedHand = writePlayers(audited, language, json);
  json.raw(before.boards);
  writeBoards(boards, json);
  json.raw(before.pots);
  writePots(audited, json);
  json.raw(before.totalPot).money(state.pot, scale);
  json.raw(before.rake).money(isRakeStated ? settlement.rake : null, scale);
  json.raw(before.fees).money(settlement.fees, scale);
  json.raw(before.houseMoney).money(state.houseMoney, scale);
  json.raw(before.findings);
  for (let index = 0; index < findings.length; index++) {
    if (index > 0) json.raw(COMMA);
    json.value(makeFindingRecord(findings[index], hand, language));
  }
  json.raw(CLOSE_BOTH);
  return hasNamedHand || findings.length > 0;
};

/** Writes the body of a hand that the site cancelled: all bets go back. */
export const writeCancelledRecord = (hand: CanonicalHand, profile: string, json: JsonWriter): void => {
  const { scale, players } = hand;
  json.raw(before.cancelled);
  writeHead(hand, profile, hand.stakes, json);
  json.raw(before.players);
  for (let index = 0; index < players.length; index++) {
    const { seat, name, stack } = players[index];
    if (index > 0) json.raw(COMMA);
    json.raw(before.seat).int(seat).raw(before.name).text(name);
    json.raw(before.startingStack).money(stack, scale).raw(before.contributed).money(0, scale);
    json.raw(before.collected).money(null, scale).raw(before.entitled).money(null, scale);
    json.raw(before.cashOut).money(null, scale).raw(before.finishingStack).money(stack, scale);
    json.raw(before.cards).text(null).raw(before.hand).text(null).raw(CLOSE);
  }
  json.raw(CANCELLED_END);
};

/** The stakes of a hand that the log or the replay knows. */
type HeadStakes = Pick<CanonicalHand['stakes'], 'smallBlind' | 'bigBlind' | 'smallBet' | 'bigBet'>;

const writeHead = (
  hand: CanonicalHand,
  profile: string,
  { smallBlind, bigBlind, smallBet, bigBet }: HeadStakes,
  json: JsonWriter,
): void => {
  const { scale, game, table, tournament, stakes } = hand;
  json.raw(before.site).text(hand.site).raw(before.format).text(hand.format).raw(before.handId).text(hand.id);
  json.raw(before.playedAt).text(hand.playedAt).raw(before.currency).text(hand.currency);
  json.raw(before.variant).text(game.variant).raw(before.limit).text(game.limit);
  if (stakes.cap !== null) json.raw(before.cap).money(stakes.cap, scale);
  if (game.rotation !== null) json.raw(before.rotation).text(game.rotation);
  if (game.options !== undefined) writeOptions(game.variant, game.options, json);
  json.raw(before.smallBlind).money(smallBlind, scale).raw(before.bigBlind).money(bigBlind, scale);
  const hasBets = game.limit === 'fixed-limit' || (bigBlind ?? 0) === 0;
  if (hasBets && smallBet !== null && bigBet !== null)
    json.raw(before.smallBet).money(smallBet, scale).raw(before.bigBet).money(bigBet, scale);
  json.raw(before.table).text(table.name).raw(before.seats).int(table.seats).raw(before.tournament);
  if (tournament === null) json.text(null);
  else json.value(tournament);
  json.raw(before.profile).text(profile);
  json.raw(before.buttonSeat).int(hand.buttonSeat).raw(before.heroSeat).int(hand.heroSeat);
};

/** The options that change the game; those of a game that is not built in are all written. */
const writeOptions = (
  id: string,
  options: NonNullable<CanonicalHand['game']['options']>,
  json: JsonWriter,
): void => {
  const game = findVariant(id);
  const changing = game === undefined ? options : changingOptions(game, options);
  if (Object.keys(changing).length > 0) json.raw(before.options).value(changing);
};

const writeBoards = (boards: AuditedHand['boards'], json: JsonWriter): void => {
  let isFirst = true;
  for (const board of boards) {
    if (board.length === 0) continue;
    if (!isFirst) json.raw(COMMA);
    isFirst = false;
    json.raw(BRACKET);
    for (let index = 0; index < board.length; index++) {
      if (index > 0) json.raw(COMMA);
      json.card(board[index]);
    }
    json.raw(CLOSE_LIST);
  }
};

const writePots = ({ hand, replay, settlement }: AuditedHand, json: JsonWriter): void => {
  const { pots, net, awards } = settlement;
  const { seats, setup } = replay.state;
  const { scale } = hand;
  for (let index = 0; index < pots.length; index++) {
    const { amount, players } = pots[index];
    if (index > 0) json.raw(COMMA);
    json
      .raw(before.pot)
      .money(amount, scale)
      .raw(before.rake)
      .money(amount - net[index], scale);
    json.raw(before.potSeats);
    for (let at = 0; at < players.length; at++) {
      if (at > 0) json.raw(COMMA);
      json.int(seats[players[at]]);
    }
    json.raw(before.awards);
    let isFirst = true;
    for (const award of awards) {
      if (award.pot !== index) continue;
      if (!isFirst) json.raw(COMMA);
      isFirst = false;
      const part = potPartOf(setup.variant, award);
      json.raw(before.seat).int(seats[award.player]).raw(before.amount).money(award.amount, scale);
      json.raw(before.half).text(part.half).raw(before.run).int(part.run).raw(CLOSE);
    }
    json.raw(CLOSE_BOTH);
  }
};

/** Writes the players. Returns whether the hand of a player is named. */
const writePlayers = (audited: AuditedHand, language: Language, json: JsonWriter): boolean => {
  const { hand, replay } = audited;
  let hasNamedHand = false;
  const { state } = replay;
  const { scale, players } = hand;
  for (let index = 0; index < players.length; index++) {
    const { seat, name, stack } = players[index];
    const { contributed, collected, entitled, finishing } = resultOf(audited, players[index]);
    const cards = knownCardsOf(audited, seat);
    if (index > 0) json.raw(COMMA);
    json.raw(before.seat).int(seat).raw(before.name).text(name);
    json.raw(before.startingStack).money(stack, scale).raw(before.contributed).money(contributed, scale);
    json.raw(before.collected).money(collected, scale).raw(before.entitled).money(entitled, scale);
    json.raw(before.cashOut).money(replay.cashOuts.get(seat) ?? null, scale);
    json.raw(before.finishingStack).money(finishing, scale);
    json.raw(before.cards).cards(cards ?? null);
    const handName = nameHand(audited, state.playerAt(seat), cards, language);
    if (handName !== null) hasNamedHand = true;
    json.raw(before.hand).text(handName).raw(CLOSE);
  }
  return hasNamedHand;
};

/** Names the hand of a live player with known cards on a complete board. */
const nameHand = (
  { replay, boards }: AuditedHand,
  player: number,
  cards: readonly number[] | undefined,
  language: Language,
): string | null => {
  const { state } = replay;
  const variant = variantAsDealt(state);
  if (variant === null) return null;
  const board = boards[0] ?? [];
  if (player === NO_PLAYER || state.liveCount < 2 || state.live[player] === 0) return null;
  if (board.length < variant.boardCards || !isComplete(variant, cards, board)) return null;
  const names = variant.shares.map((share) => {
    const strength = strengthFor(variant, share, inDealOrder(variant, cards, state.up[player]), board);
    return strength === null ? null : describe(share.scale, strength, language);
  });
  return names.every((name) => name === null) ? null : names.filter((name) => name !== null).join(' / ');
};

const formatValue = (value: FindingValue, scale: number, language: Language): string | null => {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number') return formatMoney(value, scale);
  if ('category' in value) return describeValueWithKickers(value, language);
  return formatSeats(value.seats, language);
};

/** Makes the record of a finding, with its message in one language. */
export const makeFindingRecord = (
  finding: Finding,
  hand: Pick<CanonicalHand, 'scale'>,
  language: Language,
): FindingRecord => {
  const { code, rules, line, event, seat, detail } = finding;
  const expected = formatValue(finding.expected, hand.scale, language);
  const actual = formatValue(finding.actual, hand.scale, language);
  const money = (amount: number): string => formatMoney(amount, hand.scale);
  const message = formatFindingMessage({ code, expected, actual, detail }, language, money);
  return {
    code,
    severity: severities[code],
    rules: [...rules],
    line,
    event,
    seat,
    expected,
    actual,
    message,
  };
};
