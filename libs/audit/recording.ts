import { formatCards, formatCard, UNKNOWN, type Language } from '#cards';
import { describe } from '#ranking';
import { NOBODY, UNKNOWN_STACK } from '#engine';
import { formatMoney, type CanonicalHand } from '#histories';
import type { AuditedHand } from './audit.js';
import { severities } from './codes.js';
import { collectedBy } from './figures.js';
import type { Figure, Finding } from './finding.js';
import { messageOf } from './messages.js';
import type { AuditedRecord, FindingRecord } from './record.js';
import { isWhole, strengthOf } from './shown.js';

/** Everything of a record but where the hand stands in its input. */
export type RecordBody<Record> = Omit<Record, 'file' | 'member' | 'index' | 'lines'>;

/** The record of an audited hand. O(players + events). */
export const recordAudited = (audited: AuditedHand, language: Language): RecordBody<AuditedRecord> => {
  const { hand, walk, settlement, boards } = audited;
  const money = (amount: number): string => formatMoney(amount, hand.scale);
  const { pots, net, awards, rake } = settlement;
  const { state } = walk;
  const { stakes } = state.setup;
  return {
    ...head(hand, audited.profile.id),
    status: 'audited',
    stakes: { smallBlind: money(stakes.smallBlind), bigBlind: money(stakes.bigBlind) },
    players: recordPlayers(audited, language),
    boards: boards.filter((board) => board.length > 0).map((board) => board.map(formatCard)),
    pots: pots.map((pot, index) => ({
      amount: money(pot.amount),
      rake: money(pot.amount - net[index]!),
      seats: pot.players.map((player) => state.seats[player]!),
      awards: awards
        .filter((award) => award.pot === index)
        .map((award) => ({
          seat: state.seats[award.player]!,
          amount: money(award.amount),
          half: null,
          run: award.run + 1,
        })),
    })),
    totalPot: money(state.pot),
    rake: settlement.money.rake === null && rake === 0 ? null : money(rake),
    fees: '0',
    houseMoney: money(state.houseMoney),
    findings: audited.findings.map((finding) => recordFinding(finding, hand, language)),
  };
};

/** The record of a hand that the site voided: the stakes go back, nobody wins. */
export const recordCancelled = (hand: CanonicalHand, profile: string): RecordBody<AuditedRecord> => {
  const money = (amount: number | null): string | null =>
    amount === null ? null : formatMoney(amount, hand.scale);
  return {
    ...head(hand, profile),
    status: 'cancelled',
    stakes: { smallBlind: money(hand.stakes.smallBlind), bigBlind: money(hand.stakes.bigBlind) },
    players: hand.players.map(({ seat, name, stack }) => ({
      seat,
      name,
      startingStack: money(stack),
      contributed: '0',
      collected: null,
      entitled: null,
      cashOut: null,
      finishingStack: money(stack),
      cards: null,
      hand: null,
    })),
    boards: [],
    pots: [],
    totalPot: null,
    rake: null,
    fees: '0',
    houseMoney: '0',
    findings: [],
  };
};

const head = (hand: CanonicalHand, profile: string) => ({
  site: hand.site,
  format: hand.format,
  handId: hand.id,
  playedAt: hand.playedAt,
  currency: hand.currency,
  game: {
    variant: hand.game.variant,
    limit: hand.game.limit,
    ...(hand.stakes.cap === null ? {} : { cap: formatMoney(hand.stakes.cap, hand.scale) }),
    ...(hand.game.rotation === null ? {} : { rotation: hand.game.rotation }),
  },
  table: hand.table,
  tournament: hand.tournament,
  profile,
  buttonSeat: hand.buttonSeat,
  heroSeat: hand.heroSeat,
});

const recordPlayers = (audited: AuditedHand, language: Language): AuditedRecord['players'] => {
  const { hand, walk, settlement } = audited;
  const { state } = walk;
  const money = (amount: number): string => formatMoney(amount, hand.scale);
  const toldAwards = settlement.money.awards.length > 0;
  return hand.players.map(({ seat, name, stack }) => {
    const player = state.playerAt(seat);
    const contributed = player === NOBODY ? 0 : state.paid[player]! + state.dead[player]!;
    const collected = toldAwards ? collectedBy(settlement.money.awards, seat) : null;
    const entitled = entitlementOf(audited, player);
    const got = collected ?? entitled;
    const cashOut = walk.cashOuts.get(seat);
    const cards = knownCards(audited, seat);
    return {
      seat,
      name,
      startingStack: stack === null || stack === UNKNOWN_STACK ? null : money(stack),
      contributed: money(contributed),
      collected: collected === null ? null : money(collected),
      entitled: entitled === null ? null : money(entitled),
      cashOut: cashOut === undefined ? null : money(cashOut),
      finishingStack: stack === null || got === null ? null : money(stack - contributed + got),
      cards: cards === undefined ? null : formatCards(cards),
      hand: handName(audited, player, cards, language),
    };
  });
};

/** What the rules give the player; null where a pot that he contends for cannot be judged. */
const entitlementOf = ({ settlement }: AuditedHand, player: number): number | null => {
  const { pots, unjudged, awards } = settlement;
  for (const index of unjudged) if (pots[index]!.players.includes(player)) return null;
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
  const board = boards[0]!;
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
  const money = (amount: number): string => formatMoney(amount, hand.scale);
  const message = messageOf({ code, expected, actual, detail }, language, money);
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
