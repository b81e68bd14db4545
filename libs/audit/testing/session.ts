import { findFormat } from '#histories';
import { profileOfFormat } from '#rules';
import { auditBlock } from '../logs/block.js';
import { HeldHands } from '../logs/held-hands.js';
import type { AuditProfile } from '../replay/profile.js';
import { wholeBlock } from './whole-block.js';

/** A player of a hand of a session. Amounts are in cents, or in chips. */
export interface SessionPlayer {
  readonly seat: number;
  readonly name: string;
  readonly stack: number;
  readonly away?: boolean;
}

/** A hand that everyone folds to the big blind. */
export interface SessionHand {
  readonly id: number;
  /** Seconds after the start of the session. */
  readonly time: number;
  readonly table: string;
  readonly button: number;
  readonly players: readonly SessionPlayer[];
  readonly smallBlind: number;
  readonly bigBlind: number;
  /** The number of the level of a tournament; null for a cash game. */
  readonly level: string | null;
  /** The name of a player who raises and wins; nobody, if absent. */
  readonly raiser?: string | null;
  /** Whether the raiser posts a big blind to enter. */
  readonly isEntering?: boolean;
  /** Whether nobody posts the small blind. */
  readonly isSmallDead?: boolean;
}

/** Changes a hand before it is played. The hands after it go on from it. */
export type ChangeHand = (hand: SessionHand, index: number) => SessionHand;

const NAMES = ['Ann', 'Bob', 'Cid', 'Dee', 'Eva', 'Fay'];

const START: SessionHand = {
  id: 7001,
  time: 0,
  table: 'Vesta',
  button: 1,
  players: NAMES.slice(0, 5).map((name, index) => ({ seat: index + 1, name, stack: 1003 + 17 * index })),
  smallBlind: 5,
  bigBlind: 10,
  level: null,
};

const seatedAfter = (players: readonly SessionPlayer[], seat: number): SessionPlayer => {
  const playing = players.filter(({ away }) => away !== true).sort((a, b) => a.seat - b.seat);
  return playing.find((player) => player.seat > seat) ?? playing[0];
};

interface Blinds {
  readonly small: SessionPlayer | null;
  readonly big: SessionPlayer;
}

/** The players of the blinds. */
const blindsOf = ({ button, players, isSmallDead = false }: SessionHand): Blinds => {
  const isHeadsUp = players.filter(({ away }) => away !== true).length === 2;
  const small = isHeadsUp ? seatedAfter(players, button - 1) : seatedAfter(players, button);
  return isSmallDead ? { small: null, big: small } : { small, big: seatedAfter(players, small.seat) };
};

/** The hand after a hand. */
export const nextHand = (hand: SessionHand): SessionHand => {
  const { small, big } = blindsOf(hand);
  const { raiser = null, bigBlind } = hand;
  const smallBlind = small === null ? 0 : hand.smallBlind;
  const gain = ({ seat, name }: SessionPlayer): number => {
    if (seat === small?.seat) return -smallBlind;
    if (name === raiser) return smallBlind + bigBlind;
    if (seat !== big.seat) return 0;
    return raiser === null ? smallBlind : -bigBlind;
  };
  return {
    ...hand,
    id: hand.id + 10,
    time: hand.time + 60,
    button: seatedAfter(hand.players, hand.button).seat,
    players: hand.players.map((player) => ({ ...player, stack: player.stack + gain(player) })),
    raiser: null,
    isEntering: false,
    isSmallDead: false,
  };
};

/** Plays hands, each changed before it is played. */
export const playHands = (
  count: number,
  change: ChangeHand = (hand) => hand,
  start: Partial<SessionHand> = {},
): SessionHand[] => {
  const hands: SessionHand[] = [];
  let hand: SessionHand = { ...START, ...start };
  for (let index = 0; index < count; index++) {
    hand = change(hand, index);
    hands.push(hand);
    hand = nextHand(hand);
  }
  return hands;
};

/** A hand as a log of PokerStars prints it. */
export const printHand = (hand: SessionHand): string => {
  const { id, time, table, button, players, smallBlind, bigBlind, level, raiser = null } = hand;
  const money = (amount: number): string =>
    level === null ? `$${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}` : String(amount);
  const { small, big } = blindsOf(hand);
  const { isEntering = false } = hand;
  const winner = players.find(({ name }) => name === raiser) ?? big;
  const matched = small === null ? 0 : smallBlind;
  const total = raiser === null ? matched * 2 : matched + bigBlind * 2;
  const uncalled = raiser === null ? bigBlind - matched : bigBlind;
  const moment = new Date(Date.UTC(2026, 2, 14, 20, 15) + time * 1000).toISOString();
  const printed = `${moment.slice(0, 10).replaceAll('-', '/')} ${moment.slice(11, 19)} ET`;
  const game =
    level === null
      ? `Hold'em No Limit (${money(smallBlind)}/${money(bigBlind)} USD)`
      : `Tournament #901, $1+$0.10 USD Hold'em No Limit - Level ${level} (${smallBlind}/${bigBlind})`;
  const name = level === null ? table : `901 ${table}`;
  const playing = players.filter(({ away }) => away !== true);
  const order: SessionPlayer[] = [];
  for (let seat = big.seat; order.length < playing.length - (raiser === null ? 1 : 0);) {
    const player = seatedAfter(players, seat);
    order.push(player);
    seat = player.seat;
  }
  const positionOf = ({ seat }: SessionPlayer): string =>
    (seat === button ? ' (button)' : '') +
    (seat === small?.seat ? ' (small blind)' : seat === big.seat ? ' (big blind)' : '');
  const untouched = (player: SessionPlayer): boolean =>
    player.seat !== small?.seat && player.seat !== big.seat;
  return [
    `PokerStars Hand #${id}:  ${game} - ${printed}`,
    `Table '${name}' 9-max Seat #${button} is the button`,
    ...players.map(
      (player) =>
        `Seat ${player.seat}: ${player.name} (${money(player.stack)} in chips)${player.away === true ? ' is sitting out' : ''}`,
    ),
    ...(small === null ? [] : [`${small.name}: posts small blind ${money(smallBlind)}`]),
    `${big.name}: posts big blind ${money(bigBlind)}`,
    ...(isEntering ? [`${raiser ?? ''}: posts big blind ${money(bigBlind)}`] : []),
    '*** HOLE CARDS ***',
    ...order.map(({ name: player }) =>
      player === raiser
        ? `${player}: raises ${money(bigBlind)} to ${money(bigBlind * 2)}`
        : `${player}: folds`,
    ),
    `Uncalled bet (${money(uncalled)}) returned to ${winner.name}`,
    `${winner.name} collected ${money(total)} from pot`,
    `${winner.name}: doesn't show hand`,
    '*** SUMMARY ***',
    `Total pot ${money(total)} | Rake ${money(0)}`,
    ...playing.map((player) =>
      player.seat === winner.seat
        ? `Seat ${player.seat}: ${player.name}${positionOf(player)} collected (${money(total)})`
        : `Seat ${player.seat}: ${player.name}${positionOf(player)} folded before Flop${untouched(player) ? " (didn't bet)" : ''}`,
    ),
  ].join('\n');
};

/** A finding across hands, or of a hand. */
export interface SessionFinding {
  readonly hand: string;
  readonly code: string;
  readonly rules: readonly string[];
  readonly seat: number | null;
  readonly expected: unknown;
  readonly actual: unknown;
  readonly line: number;
}

/** Audits a log of PokerStars hands, and returns the findings across hands. Throws if a hand is rejected or has a fault. */
export const findAcross = (
  hands: readonly SessionHand[],
  profile: Partial<AuditProfile> = {},
): SessionFinding[] => {
  const format = findFormat('pokerstars');
  if (format === undefined) throw new Error('no format');
  const found: SessionFinding[] = [];
  const held = new HeldHands<string>((hand, findings) => {
    for (const { code, rules, seat, expected, actual, line } of findings)
      found.push({ hand, code, rules, seat, expected, actual, line });
  });
  const text = hands.map(printHand).join('\n\n\n');
  const block = wholeBlock(text);
  const outcomes = auditBlock(block, format, {
    language: 'en',
    tables: true,
    profileFor: (hand) => ({ ...profileOfFormat(hand.format), ...profile }),
  });
  for (const { status, codes, handId, table } of outcomes) {
    if (status !== 'audited' || codes.length > 0)
      throw new Error(`hand ${handId ?? '?'}: ${status} ${codes.join(' ')}`);
    held.add(handId ?? '', table, null);
  }
  held.end();
  return found;
};
