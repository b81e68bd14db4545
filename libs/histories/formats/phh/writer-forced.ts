import { findBringIn } from '../../bring-in.js';
import type { HandEvent } from '../../hand.js';
import { formatList } from './toml-text.js';
import type { Draft } from './writer-draft.js';

type Post = Extract<HandEvent, { type: 'post' }>;

/** Forced bets as the notation has them, in units; `trims` is null without antes. */
export interface ForcedBets {
  readonly trims: boolean | null;
  readonly antes: readonly number[];
  /** Null in games with a bring-in. */
  readonly blinds: readonly number[] | null;
  readonly bringIn: number;
}

/**
 * The forced bets of a hand, from its posts. It relies on the stakes for amounts that a player could not post in full.
 * O(events).
 */
export const forcedBets = (draft: Draft): ForcedBets => {
  const { hand, game, losses } = draft;
  const antes: Post[] = [];
  const blinds: Post[] = [];
  let returned = false;
  let dealt = false;
  hand.events.forEach((event, index) => {
    if (event.type === 'uncalled') returned ||= !dealt;
    else if (event.type !== 'post') dealt ||= event.type !== 'note';
    // Chips in the pot cannot be left out.
    else if (draft.playerAt(event.seat) < 0) losses.block(`/events/${String(index)}`);
    else if (event.kind === 'ante') antes.push(event);
    else if (!game.stud && isHeld(draft, event)) blinds.push(event);
    else losses.block(`/events/${String(index)}`);
  });
  const bringIn = game.stud ? (hand.stakes.bringIn ?? findBringIn(hand)) : null;
  if (game.stud && bringIn === null) losses.block('/stakes/bringIn');
  return {
    // A single ante for the table is dead, unless it went back.
    trims:
      antes.length === 0
        ? null
        : antes.some(({ amount, dead }) => dead < amount) && (antes.length > 1 || returned),
    antes: anteList(draft, antes),
    blinds: game.stud ? null : blindList(draft, antes, blinds),
    bringIn: bringIn ?? 0,
  };
};

/** The fields of the forced bets. */
export const forcedFields = (
  { trims, antes, blinds, bringIn }: ForcedBets,
  { money }: Draft,
): [string, string][] => [
  ...(trims === null ? [] : [['ante_trimming_status', String(trims)] satisfies [string, string]]),
  ['antes', formatList(antes.map(money))],
  blinds === null ? ['bring_in', money(bringIn)] : ['blinds_or_straddles', formatList(blinds.map(money))],
];

/** Heads-up the entries are reversed. */
const entryOf = ({ seats }: Draft, player: number): number => (seats.length === 2 ? 1 - player : player);

/** Whether the blind belongs to the position of its player; the notation has no place for another one. */
const isHeld = (draft: Draft, { kind, seat, dead }: Post): boolean => {
  const entry = entryOf(draft, draft.playerAt(seat));
  if (dead > 0) return false;
  switch (kind) {
    case 'small-blind':
      return entry === 0;
    case 'big-blind':
      return entry === 1;
    case 'button-blind':
      return entry === buttonEntry(draft);
    case 'straddle':
      return entry > 1;
    default:
      return false;
  }
};

const buttonEntry = ({ seats }: Draft): number => (seats.length === 2 ? 0 : seats.length - 1);

/** The antes by entry; an all-in ante may have been short and counts as a full one. */
const anteList = (draft: Draft, antes: readonly Post[]): number[] => {
  const largest = Math.max(0, ...antes.map(({ amount }) => amount));
  const entries = draft.seats.map(() => 0);
  for (const { seat, amount, allIn } of antes)
    entries[entryOf(draft, draft.playerAt(seat))] = allIn ? largest : amount;
  return entries;
};

const blindList = (draft: Draft, antes: readonly Post[], blinds: readonly Post[]): number[] => {
  const { smallBlind, bigBlind, smallBet } = draft.hand.stakes;
  const posted = (kind: Post['kind']): number => blinds.find((post) => post.kind === kind)?.amount ?? 0;
  const entries = draft.seats.map(() => 0);
  for (const { seat, amount } of blinds) entries[entryOf(draft, draft.playerAt(seat))] = amount;
  if (blinds.some(({ kind }) => kind === 'button-blind')) {
    entries[buttonEntry(draft)] = bigBlind ?? smallBet ?? posted('button-blind');
    return entries;
  }
  entries[0] = smallBlind ?? posted('small-blind');
  entries[1] = bigBlind ?? (posted('big-blind') > 0 ? (smallBet ?? posted('big-blind')) : 0);
  // The reader posts every entry for a player with chips, so a dead small blind is left out.
  if (entries[0] > 0 && posted('small-blind') === 0 && !isAllInByAnte(draft, antes, entryOf(draft, 0))) {
    entries[0] = 0;
    draft.losses.omit('/stakes/smallBlind');
  }
  return entries;
};

/** Whether the ante took the player's last chips. */
const isAllInByAnte = ({ hand, seats }: Draft, antes: readonly Post[], player: number): boolean => {
  const stack = hand.players.find(({ seat }) => seat === seats[player])?.stack ?? null;
  const paid = antes.reduce((sum, { seat, amount }) => sum + (seat === seats[player] ? amount : 0), 0);
  return stack !== null && paid >= stack;
};
