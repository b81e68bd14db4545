import { collectedBy, contributionOf, entitlementOf, knownCardsOf, type AuditedHand } from '#audit';
import { formatCards } from '#cards';
import { NO_PLAYER } from '#engine';
import type { HandPlayer } from '#histories';
import type { Position } from '#statistics';
import type { Column, ColumnHead } from './column.js';

/** A player of a hand. */
export interface SeatedPlayer {
  readonly audited: AuditedHand;
  readonly seated: HandPlayer;
  /** The number of the player in dealing order, or NO_PLAYER. */
  readonly player: number;
  readonly positions: readonly (Position | null)[];
}

/** The key of the tables of a hand's parts. */
export const HAND_KEY: ColumnHead = { name: 'hand', type: 'key', meaning: '`hands.hand`' };

const receivedBy = ({ audited, seated, player }: SeatedPlayer): number | null =>
  collectedBy(audited, seated.seat) ?? entitlementOf(audited, player);

const netOf = (source: SeatedPlayer): number | null => {
  const received = receivedBy(source);
  return received === null ? null : received - contributionOf(source.audited, source.player);
};

const finishingStackOf = (source: SeatedPlayer): number | null => {
  const net = netOf(source);
  const { stack } = source.seated;
  return net === null || stack === null ? null : stack + net;
};

const cardsOf = ({ audited, seated }: SeatedPlayer): string | null => {
  const cards = knownCardsOf(audited, seated.seat);
  return cards === undefined ? null : formatCards(cards);
};

/** Whether the player was in the hand when two or more showed down. */
const isInShowdown = ({ audited: { replay }, player }: SeatedPlayer): boolean => {
  const { state } = replay;
  if (player === NO_PLAYER || state.isVoid || state.passedOut) return false;
  return replay.isOver && state.liveCount > 1 && state.live[player] === 1;
};

/** The columns of `players` after the key. */
export const PLAYER_COLUMNS: readonly Column<SeatedPlayer>[] = [
  { name: 'seat', type: 'integer', meaning: 'seat', value: ({ seated }) => seated.seat },
  {
    name: 'player',
    type: 'text',
    meaning: 'name of the player; a player is a name of a site',
    privacy: 'player',
    value: ({ seated }) => seated.name,
  },
  {
    name: 'site',
    type: 'text',
    meaning: 'site of the log',
    value: ({ audited }) => audited.hand.site,
  },
  {
    name: 'currency',
    type: 'text',
    meaning: 'currency of the amounts',
    value: ({ audited }) => audited.hand.currency,
  },
  {
    name: 'scale',
    type: 'integer',
    meaning: 'decimals of the amounts',
    value: ({ audited }) => audited.hand.scale,
  },
  {
    name: 'hero',
    type: 'boolean',
    meaning: 'whether the player wrote the log',
    value: ({ audited, seated }) => audited.hand.heroSeat === seated.seat,
  },
  {
    name: 'dealt_in',
    type: 'boolean',
    meaning: 'whether the player was dealt in',
    value: ({ player }) => player !== NO_PLAYER,
  },
  {
    name: 'position',
    type: 'text',
    meaning: '`BTN`, `SB`, `BB`, `CO`, `HJ`, `LJ`, `UTG`, `UTG+1` …',
    missing: 'not dealt in, a game without a button, or a button that is not stated',
    value: ({ player, positions }) => positions[player] ?? null,
  },
  {
    name: 'starting_stack',
    type: 'money',
    meaning: 'stack before antes and blinds',
    missing: 'not stated',
    value: ({ seated }) => seated.stack,
  },
  {
    name: 'contributed',
    type: 'money',
    meaning: 'put into the pots, less what was returned',
    value: ({ audited, player }) => contributionOf(audited, player),
  },
  {
    name: 'collected',
    type: 'money',
    meaning: 'collected as the log states it',
    missing: 'the log states no awards',
    value: ({ audited, seated }) => collectedBy(audited, seated.seat),
  },
  {
    name: 'entitled',
    type: 'money',
    meaning: 'awarded by the rules',
    missing: 'decided by cards that nobody saw',
    value: ({ audited, player }) => entitlementOf(audited, player),
  },
  {
    name: 'net',
    type: 'money',
    meaning: '`collected` less `contributed`; with `entitled` in place of `collected` if that is null',
    missing: 'both are null',
    value: netOf,
  },
  {
    name: 'cash_out',
    type: 'money',
    meaning: 'paid for cash-outs and insurance, less what they cost; apart from `net`',
    missing: 'no cash-out or insurance',
    value: ({ audited, seated }) => audited.replay.cashOuts.get(seated.seat) ?? null,
  },
  {
    name: 'finishing_stack',
    type: 'money',
    meaning: '`starting_stack` plus `net`',
    missing: 'one of them is null',
    value: finishingStackOf,
  },
  {
    name: 'cards',
    type: 'text',
    meaning: 'known cards, such as `Ah Kd`; `??` for an unknown one',
    missing: 'no card is known',
    value: cardsOf,
  },
  {
    name: 'showdown',
    type: 'boolean',
    meaning: 'whether the player was in the hand when two or more showed down',
    value: isInShowdown,
  },
];
