import { formatCards, parseCards, type Language } from '#cards';
import type { AuditedRecord, Legal, LegalRange, ReplayedEvent, Step } from '#audit';
import { chooseGame, evaluateHands, upCardsOf, type Variant } from '#engine';
import { formatMoney, isBettingEvent, type CanonicalHand, type HandEvent } from '#histories';
import type { HandEquity } from '#hand-equity';
import { findIncidentKind } from '#rules';
import { formatMessage, LABELS, LIMIT_NAMES, sanitize } from '#text';
import { formatFindings } from '../output/audit-text.js';
import { painterOf } from '../output/colours.js';
import { readableEquity } from './equity.js';
import { declaredText } from './declared-text.js';
import { playerNames } from './player-names.js';
import { streetName } from './street-name.js';
import { REPLAY_LABELS, ACTIONS } from '../messages/replay.js';

/** The context of a replay text. */
interface ReplayContext {
  readonly language: Language;
  /** Null for an unknown variant, which only a cancelled hand may have. */
  readonly variant: Variant | null;
  readonly nameOf: (seat: number) => string;
}

const UNKNOWN = '?';

/**
 * A replay as text: the table, one line per step, then pots, hands, totals, equity if requested, and findings.
 *
 * @param games custom variants
 */
export const formatReplay = (
  hand: CanonicalHand,
  moments: readonly ReplayedEvent[],
  record: AuditedRecord,
  language: Language,
  games: readonly Variant[] = [],
  equity: HandEquity | null = null,
): string => {
  const { variant, options } = hand.game;
  const game = chooseGame(variant, options, games);
  const context = { language, variant: game.ok ? game.variant : null, nameOf: playerNames(hand, language) };
  return [
    titleOf(hand, record, context),
    ...tableLines(hand, context),
    '',
    ...moments.flatMap((moment) => momentLines(moment, context)),
    ...(hand.cancelled ? ['', REPLAY_LABELS.cancelled[language]] : endLines(record, context)),
    ...(equity === null ? [] : readableEquity(equity, language, context.nameOf)),
    ...findingLines(record, language),
    '',
  ].join('\n');
};

const titleOf = (
  hand: CanonicalHand,
  record: AuditedRecord,
  { language, variant }: ReplayContext,
): string => {
  const game = variant?.name[language] ?? hand.game.variant;
  const parts = [
    `${hand.site}, ${LABELS.hand[language]} ${hand.id}`,
    `${game}, ${LIMIT_NAMES[hand.game.limit][language]}`,
    ...stakesOf(hand, record),
    ...(hand.playedAt === null ? [] : [hand.playedAt]),
  ];
  return sanitize(parts.join('; '));
};

/** The blinds, or the bets of a game without blinds. */
const stakesOf = ({ stakes, scale, currency }: CanonicalHand, record: AuditedRecord): string[] => {
  const print = (amount: number | null): string | null =>
    amount === null ? null : formatMoney(amount, scale);
  const { smallBlind, bigBlind } = record.stakes;
  const [small, big] =
    bigBlind === print(0) ? [print(stakes.smallBet), print(stakes.bigBet)] : [smallBlind, bigBlind];
  return small === null || big === null ? [] : [`${small}/${big} ${currency}`];
};

const tableLines = (
  { players, buttonSeat, heroSeat, scale }: CanonicalHand,
  { language, nameOf }: ReplayContext,
): string[] => {
  const seatWidth = LABELS.seat[language].length + 3;
  const nameWidth = Math.max(0, ...players.map(({ seat }) => nameOf(seat).length));
  return players.map(({ seat, stack, sittingOut }) => {
    const marks = [
      ...(seat === buttonSeat ? [REPLAY_LABELS.button[language]] : []),
      ...(seat === heroSeat ? [REPLAY_LABELS.hero[language]] : []),
      ...(sittingOut ? [REPLAY_LABELS.sittingOut[language]] : []),
    ].join(', ');
    const place = `${LABELS.seat[language]} ${String(seat)}`.padEnd(seatWidth);
    const chips = stack === null ? UNKNOWN : formatMoney(stack, scale);
    return `  ${place} ${nameOf(seat).padEnd(nameWidth)}  ${chips}  ${marks}`.trimEnd();
  });
};

const momentLines = (moment: ReplayedEvent, context: ReplayContext): string[] => {
  const { event, step } = moment;
  const { language, nameOf } = context;
  if (event.type === 'hole-cards' || event.type === 'showdown')
    return ['', ACTIONS[event.type][language] + runOf(event, language)];
  if (event.type === 'board') return ['', boardLine(event, language)];
  if (event.type === 'street') return ['', streetName(event.street, language)];
  const seat = 'seat' in event ? event.seat : null;
  const who = seat === null ? '' : event.type === 'note' ? `${nameOf(seat)}: ` : `${nameOf(seat)} `;
  const line = `${String(event.line).padStart(5)}  ${who}${actionText(event, step, context)}`;
  const before = stateBefore(event, step, context);
  return [before === '' ? line : `${line.padEnd(44)}  ${before}`];
};

const runOf = (event: HandEvent, language: Language): string =>
  'run' in event && event.run > 0 ? ` (${REPLAY_LABELS.board[language]} ${String(event.run + 1)})` : '';

const boardLine = (event: Extract<HandEvent, { type: 'board' }>, language: Language): string => {
  const seen = event.seen === null || event.seen.length === 0 ? '' : `[${formatCards(event.seen)}] `;
  return `${streetName(event.street, language)}${runOf(event, language)}  ${seen}[${formatCards(event.cards)}]`;
};

/** Events that are actions; the others are headings. */
type ActionEvent = Exclude<HandEvent, { type: 'hole-cards' | 'showdown' | 'board' | 'street' }>;

/** The action as text, without the player. */
const actionText = (event: ActionEvent, step: Step, { language, variant }: ReplayContext): string => {
  if (event.type === 'note') return `"${sanitize(event.text)}"`;
  const phrase = ACTIONS[phraseOf(event)];
  const text = sanitize(textOf(event, language));
  const allIn = 'allIn' in event && event.allIn ? ACTIONS['all-in'][language] : '';
  const count = event.type === 'discard' ? String(event.count) : '';
  const cards = event.type === 'deal' ? dealtCards(event, step, variant, language) : (step.cards ?? '');
  const action = formatMessage(phrase, language, { amount: step.amount ?? '', cards, count, text });
  return action + allIn + potOf(event, language) + runOf(event, language);
};

/** Dealt cards. The face-up cards are the last of them. */
const dealtCards = (
  { cards }: Extract<HandEvent, { type: 'deal' }>,
  { street }: Step,
  variant: Variant | null,
  language: Language,
): string => {
  // A step has the street before the event: there is none before the first cards.
  const dealt = variant?.streets.find(({ id }) => street === null || id === street);
  const up = Math.min(cards.length, dealt === undefined ? 0 : upCardsOf(dealt));
  if (up === 0) return formatCards(cards);
  const shown = formatMessage(REPLAY_LABELS.faceUp, language, { cards: formatCards(cards.slice(-up)) });
  return up === cards.length
    ? shown
    : `${formatCards(cards.slice(0, -up))} ${REPLAY_LABELS.and[language]} ${shown}`;
};

/** The text of an event: its own, what a player declares, or what kind of incident it is. */
const textOf = (event: ActionEvent, language: Language): string => {
  if (event.type === 'declare') return declaredText(event, language);
  if (event.type !== 'incident') return 'text' in event ? (event.text ?? '') : '';
  const { type } = event.incident;
  return findIncidentKind(type)?.title[language] ?? type;
};

const phraseOf = (event: Exclude<ActionEvent, { type: 'note' }>): keyof typeof ACTIONS => {
  if (event.type === 'post') return event.kind;
  if (event.type === 'discard') return discarded(event);
  if (event.type === 'fold') return event.cards === null ? 'fold' : 'fold-shown';
  return event.type;
};

/** Logs often state only the number of discarded cards. */
const discarded = ({ count, cards }: Extract<HandEvent, { type: 'discard' }>): keyof typeof ACTIONS => {
  if (count === 0) return 'stand-pat';
  if (cards !== null) return 'discard';
  return count === 1 ? 'discard-one' : 'discard-unseen';
};

/** The pot that a player collects from, if the log states it. */
const potOf = (event: HandEvent, language: Language): string =>
  event.type === 'collect' && event.pot !== null ? ` (${potName(event.pot, language)})` : '';

const potName = (index: number, language: Language): string =>
  index === 0
    ? REPLAY_LABELS.mainPot[language]
    : formatMessage(REPLAY_LABELS.sidePot, language, { number: String(index) });

/** Pot, stack and legal actions before an action; pot and stack before a post. */
const stateBefore = (event: HandEvent, { legal, pot, stacks }: Step, context: ReplayContext): string => {
  const { language } = context;
  const acts = isBettingEvent(event);
  if (!acts && event.type !== 'post') return '';
  const stack = stacks[String(event.seat)] ?? UNKNOWN;
  const state = `${REPLAY_LABELS.pot[language]} ${pot}, ${REPLAY_LABELS.stack[language]} ${stack}`;
  return acts ? `${state}; ${choiceOf(event.seat, legal, context)}` : state;
};

const choiceOf = (seat: number, legal: Legal | null, { language, nameOf }: ReplayContext): string => {
  if (legal === null) return REPLAY_LABELS.noTurn[language];
  const { fold, check, call, bringIn, bet, raise } = legal;
  const options = [
    ...(fold ? [REPLAY_LABELS.fold[language]] : []),
    ...(check ? [REPLAY_LABELS.check[language]] : []),
    ...(call === null ? [] : [formatMessage(REPLAY_LABELS.call, language, { amount: call })]),
    ...(bringIn === null ? [] : [formatMessage(REPLAY_LABELS.bringIn, language, { amount: bringIn })]),
    ...(bet === null ? [] : [formatMessage(REPLAY_LABELS.bet, language, { range: rangeOf(bet) })]),
    ...(raise === null ? [] : [formatMessage(REPLAY_LABELS.raise, language, { range: rangeOf(raise) })]),
  ].join(', ');
  const start =
    legal.seat === seat
      ? REPLAY_LABELS.could[language]
      : formatMessage(REPLAY_LABELS.otherTurn, language, { name: nameOf(legal.seat) });
  return `${start} ${options}`;
};

const rangeOf = ({ min, max, totals }: LegalRange): string => {
  if (totals !== undefined) return totals.join(' / ');
  return min === max ? (min ?? UNKNOWN) : `${min ?? UNKNOWN}–${max ?? UNKNOWN}`;
};

/** The end of a hand: the pots and their awards by the rules, the hands at the showdown, and the totals per player. */
const endLines = (record: AuditedRecord, context: ReplayContext): string[] => [
  ...section(REPLAY_LABELS.pots[context.language], potLines(record, context)),
  ...handLines(record, context),
  ...section(REPLAY_LABELS.totals[context.language], totalLines(record, context)),
];

const potLines = ({ pots, boards }: AuditedRecord, { language, nameOf }: ReplayContext): string[] =>
  pots.map(({ amount, rake, awards }, index) => {
    const shares = awards.map((award) => {
      const own = /^board-(\d)$/.exec(award.half ?? '')?.[1];
      const board =
        boards.length > 1 ? ` (${REPLAY_LABELS.board[language]} ${own ?? String(award.run)})` : '';
      return `${nameOf(award.seat)} ${award.amount}${board}`;
    });
    const whose = shares.length === 0 ? REPLAY_LABELS.unknownWinner[language] : shares.join(', ');
    return `  ${potName(index, language)} ${amount}, ${REPLAY_LABELS.rake[language]} ${rake}: ${whose}`;
  });

/** The descriptions of the hands at the showdown, on every board; once in a game without a board. */
const handLines = ({ players, boards }: AuditedRecord, context: ReplayContext): string[] => {
  const { language, nameOf } = context;
  const shown = players.filter(({ hand }) => hand !== null);
  const runs = boards.length === 0 ? [[]] : boards;
  return runs.flatMap((board, run) => {
    const lines = shown.map(({ seat, cards, hand }) => {
      const held = cards ?? UNKNOWN;
      const description = run === 0 ? hand : describeHand(held, board.join(' '), context);
      return `  ${nameOf(seat)}  ${held}  ${description ?? UNKNOWN}`;
    });
    const which = boards.length > 1 ? ` (${REPLAY_LABELS.board[language]} ${String(run + 1)})` : '';
    return section(REPLAY_LABELS.hands[language] + which, lines);
  });
};

/** The description of a hand on a board. The record has descriptions for the first board only. */
const describeHand = (cards: string, board: string, { language, variant }: ReplayContext): string | null => {
  const held = parseCards(cards);
  const common = parseCards(board);
  if (variant === null || !held.ok || !common.ok) return null;
  const result = evaluateHands(variant, [held.cards], common.cards);
  return result.ok ? (result.evaluation.hands[0].description?.[language] ?? null) : null;
};

const totalLines = ({ players }: AuditedRecord, { language, nameOf }: ReplayContext): string[] =>
  players.map(({ seat, contributed, entitled, collected, finishingStack }) => {
    const figures = {
      paid: contributed,
      due: entitled ?? UNKNOWN,
      got: collected ?? UNKNOWN,
      left: finishingStack ?? UNKNOWN,
    };
    return `  ${nameOf(seat)}: ${formatMessage(REPLAY_LABELS.total, language, figures)}`;
  });

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

const findingLines = ({ findings }: AuditedRecord, language: Language): string[] => {
  const text = findings.length === 0 ? LABELS.noFindings[language] : REPLAY_LABELS.findings[language];
  return ['', `${text}\n${formatFindings(findings, language, painterOf(process.stdout))}`.trimEnd()];
};
