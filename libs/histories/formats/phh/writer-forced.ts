import type { HandEvent } from '../../hand.js';
import { list } from './toml-text.js';
import type { Draft } from './writer-draft.js';

type Post = Extract<HandEvent, { type: 'post' }>;

/** The fields of forced bets, from what was posted. What a player had no chips for is told by the stakes. */
export const forcedFields = (draft: Draft): [string, string][] => {
  const { hand, game, losses, money } = draft;
  const antes: Post[] = [];
  const blinds: Post[] = [];
  let returned = false;
  let dealt = false;
  hand.events.forEach((event, index) => {
    if (event.type === 'uncalled') returned ||= !dealt;
    else if (event.type !== 'post') dealt ||= event.type !== 'note';
    else if (draft.playerAt(event.seat) < 0) losses.lose(`/events/${String(index)}`);
    else if (event.kind === 'ante') antes.push(event);
    else if (isHeld(draft, event)) blinds.push(event);
    else losses.lose(`/events/${String(index)}`);
  });
  const fields: [string, string][] = [];
  if (antes.length > 0) {
    // One ante for the whole table is dead, unless it went back.
    const live = antes.some(({ amount, dead }) => dead < amount) && (antes.length > 1 || returned);
    fields.push(['ante_trimming_status', String(live)]);
  }
  fields.push(['antes', list(anteList(draft, antes).map(money))]);
  if (game.stud) {
    const { bringIn = null } = hand.stakes;
    if (bringIn === null) losses.lack('/stakes/bringIn');
    fields.push(['bring_in', money(bringIn ?? 0)]);
    if (blinds.length > 0) losses.lack('/events');
  } else fields.push(['blinds_or_straddles', list(blindList(draft, blinds).map(money))]);
  return fields;
};

/** Heads-up the entries stand the other way round. */
const entryOf = ({ seats }: Draft, player: number): number => (seats.length === 2 ? 1 - player : player);

/** Whether the blind is that of its position: there is no place for another. */
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

/** An ante that took a player's last chips may have been less than was due. */
const anteList = (draft: Draft, antes: readonly Post[]): number[] => {
  const most = Math.max(0, ...antes.map(({ amount }) => amount));
  const entries = draft.seats.map(() => 0);
  for (const { seat, amount, allIn } of antes)
    entries[entryOf(draft, draft.playerAt(seat))] = allIn ? most : amount;
  return entries;
};

const blindList = (draft: Draft, blinds: readonly Post[]): number[] => {
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
  return entries;
};
