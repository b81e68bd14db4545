import { formatCards, formatCard, UNKNOWN, type Language } from '#cards';
import { describe } from '#ranking';
import { NOBODY, UNKNOWN_STACK } from '#engine';
import { formatMoney, type CanonicalHand } from '#histories';
import type { AuditedHand } from './audit.js';
import { severities } from './codes.js';
import { collectedBy } from './figures.js';
import { quoted } from './quoted.js';
import type { Figure, Finding } from './finding.js';
import { messageOf } from './messages.js';
import type { FindingRecord } from './record.js';
import { isWhole, strengthOf } from './shown.js';

/**
 * Records are written as JSON text at once, field by field: a log has millions of them, and building objects only to
 * print them would cost more than judging the hand. What is written is what `recordSchema` describes; a test holds the
 * two together. A body is the members of a JSON object and its closing brace: the place of the hand in its input, which
 * comes before them, is put there by those who know it, without copying the body.
 */
export type RecordBody = string;

const text = (value: string | null): string => (value === null ? 'null' : quoted(value));

/** The body of an audited hand. O(players + pots + findings). */
export const recordAudited = (audited: AuditedHand, language: Language): RecordBody => {
  const { hand, walk, settlement, boards, findings } = audited;
  const { scale } = hand;
  const { state } = walk;
  const { stakes } = state.setup;
  const rakeTold = settlement.money.rake !== null || settlement.rake !== 0;
  return (
    `"status":"audited",${head(hand, audited.profile.id, stakes.smallBlind, stakes.bigBlind)}` +
    `,"players":[${recordPlayers(audited, language)}]` +
    `,"boards":[${recordBoards(boards)}]` +
    `,"pots":[${recordPots(audited)}]` +
    `,"totalPot":${money(state.pot, scale)},"rake":${rakeTold ? money(settlement.rake, scale) : 'null'}` +
    `,"fees":"0","houseMoney":${money(state.houseMoney, scale)}` +
    `,"findings":[${findings.map((finding) => JSON.stringify(recordFinding(finding, hand, language))).join(',')}]}`
  );
};

/** The body of a hand that the site voided: the stakes go back, nobody wins. */
export const recordCancelled = (hand: CanonicalHand, profile: string): RecordBody => {
  const { scale, stakes } = hand;
  const players = hand.players.map(
    ({ seat, name, stack }) =>
      `{"seat":${String(seat)},"name":${text(name)},"startingStack":${money(stack, scale)},"contributed":"0"` +
      `,"collected":null,"entitled":null,"cashOut":null,"finishingStack":${money(stack, scale)},"cards":null,"hand":null}`,
  );
  return (
    `"status":"cancelled",${head(hand, profile, stakes.smallBlind, stakes.bigBlind)}` +
    `,"players":[${players.join(',')}],"boards":[],"pots":[],"totalPot":null,"rake":null,"fees":"0"` +
    `,"houseMoney":"0","findings":[]}`
  );
};

/** An amount as a JSON string; null where it is not known. */
const money = (amount: number | null, scale: number): string =>
  amount === null || amount === UNKNOWN_STACK ? 'null' : `"${formatMoney(amount, scale)}"`;

const head = (
  hand: CanonicalHand,
  profile: string,
  smallBlind: number | null,
  bigBlind: number | null,
): string => {
  const { scale, game, table, tournament } = hand;
  const cap = hand.stakes.cap === null ? '' : `,"cap":${money(hand.stakes.cap, scale)}`;
  const rotation = game.rotation === null ? '' : `,"rotation":${text(game.rotation)}`;
  return (
    `"site":${text(hand.site)},"format":${text(hand.format)},"handId":${text(hand.id)}` +
    `,"playedAt":${text(hand.playedAt)},"currency":${text(hand.currency)}` +
    `,"game":{"variant":${text(game.variant)},"limit":${text(game.limit)}${cap}${rotation}}` +
    `,"stakes":{"smallBlind":${money(smallBlind, scale)},"bigBlind":${money(bigBlind, scale)}}` +
    `,"table":{"name":${text(table.name)},"seats":${String(table.seats)}}` +
    `,"tournament":${tournament === null ? 'null' : JSON.stringify(tournament)},"profile":${text(profile)}` +
    `,"buttonSeat":${String(hand.buttonSeat)},"heroSeat":${String(hand.heroSeat)}`
  );
};

const recordBoards = (boards: AuditedHand['boards']): string => {
  let written = '';
  for (const board of boards) {
    if (board.length === 0) continue;
    const cards = board.map((card) => `"${formatCard(card)}"`).join(',');
    written += `${written === '' ? '' : ','}[${cards}]`;
  }
  return written;
};

const recordPots = ({ hand, walk, settlement }: AuditedHand): string => {
  const { pots, net, awards } = settlement;
  const { seats } = walk.state;
  let written = '';
  for (let index = 0; index < pots.length; index++) {
    const { amount, players } = pots[index];
    let given = '';
    for (const award of awards) {
      if (award.pot !== index) continue;
      given +=
        `${given === '' ? '' : ','}{"seat":${String(seats[award.player])}` +
        `,"amount":${money(award.amount, hand.scale)},"half":null,"run":${String(award.run + 1)}}`;
    }
    written +=
      `${index === 0 ? '' : ','}{"amount":${money(amount, hand.scale)}` +
      `,"rake":${money(amount - net[index], hand.scale)}` +
      `,"seats":[${players.map((player) => seats[player]).join(',')}],"awards":[${given}]}`;
  }
  return written;
};

const recordPlayers = (audited: AuditedHand, language: Language): string => {
  const { hand, walk, settlement } = audited;
  const { state } = walk;
  const { scale } = hand;
  const toldAwards = settlement.money.awards.length > 0;
  let written = '';
  for (const { seat, name, stack } of hand.players) {
    const player = state.playerAt(seat);
    const contributed = player === NOBODY ? 0 : state.paid[player] + state.dead[player];
    const collected = toldAwards ? collectedBy(settlement.money.awards, seat) : null;
    const entitled = entitlementOf(audited, player);
    const got = collected ?? entitled;
    const finishing = stack === null || got === null ? null : stack - contributed + got;
    const cards = knownCards(audited, seat);
    written +=
      `${written === '' ? '' : ','}{"seat":${String(seat)},"name":${text(name)}` +
      `,"startingStack":${money(stack, scale)},"contributed":${money(contributed, scale)}` +
      `,"collected":${money(collected, scale)},"entitled":${money(entitled, scale)}` +
      `,"cashOut":${money(walk.cashOuts.get(seat) ?? null, scale)},"finishingStack":${money(finishing, scale)}` +
      `,"cards":${cards === undefined ? 'null' : `"${formatCards(cards)}"`}` +
      `,"hand":${text(handName(audited, player, cards, language))}}`;
  }
  return written;
};

/** What the rules give the player; null where a pot that he contends for cannot be judged. */
const entitlementOf = ({ settlement }: AuditedHand, player: number): number | null => {
  const { pots, unjudged, awards } = settlement;
  for (const index of unjudged) if (pots[index].players.includes(player)) return null;
  let sum = 0;
  for (const award of awards) if (award.player === player) sum += award.amount;
  return sum;
};

/** A player's cards as far as the log tells them: the fullest of what was dealt, shown and summed up. */
const knownCards = ({ hand, walk }: AuditedHand, seat: number): readonly number[] | undefined => {
  const shown = walk.shown.get(seat);
  if (isWhole(walk.state.setup.variant, shown)) return shown;
  const held = walk.ledger.hole.get(seat);
  const { holeCards } = walk.state.setup.variant;
  if (held === undefined || held.length === 0) return undefined;
  const missing = Math.max(0, holeCards - held.length);
  return hand.players.length === 0
    ? held
    : [...held.slice(0, holeCards), ...Array<number>(missing).fill(UNKNOWN)];
};

/** The name of the hand that a player showed down on a whole board. */
const handName = (
  { walk, boards }: AuditedHand,
  player: number,
  cards: readonly number[] | undefined,
  language: Language,
): string | null => {
  const { state } = walk;
  const { variant } = state.setup;
  const board = boards[0];
  if (player === NOBODY || state.liveCount < 2 || state.live[player] === 0) return null;
  if (board.length < variant.boardCards || !isWhole(variant, cards)) return null;
  const strength = strengthOf(variant, cards, board);
  return strength === null ? null : describe(strength, language);
};

const printFigure = (figure: Figure, scale: number): string | null =>
  typeof figure === 'number' ? formatMoney(figure, scale) : figure;

/** A finding as JSON, with its sentence in the language asked for. */
export const recordFinding = (
  finding: Finding,
  hand: Pick<CanonicalHand, 'scale'>,
  language: Language,
): FindingRecord => {
  const { code, rules, line, event, seat, detail } = finding;
  const expected = printFigure(finding.expected, hand.scale);
  const actual = printFigure(finding.actual, hand.scale);
  const print = (amount: number): string => formatMoney(amount, hand.scale);
  const message = messageOf({ code, expected, actual, detail }, language, print);
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
