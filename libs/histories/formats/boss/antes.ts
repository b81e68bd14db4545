import { attributeOf, type XmlDraft, type XmlElement } from '../../xml/index.js';
import { moneyOf } from './header.js';

/** Numbers of chips of which antes are multiples, the largest first. */
const ROUND_NUMBERS = [1000, 500, 250, 100, 50, 25, 10, 5, 1];

/**
 * Antes of tournaments have no element, and stacks are those after the antes: the stacks of successive hands differ by them.
 * The pots show them. Adds the antes as posts, and to the stacks. A player without chips had less than the ante, or just it.
 * Adds none if the pots of the log contradict each other, or cannot be made of antes. O(events + elements).
 */
export const addAntes = (draft: XmlDraft, hand: XmlElement): void => {
  const dealtIn = draft.players.filter(({ dealtIn }) => dealtIn !== false);
  const sum = findAntes(draft, hand);
  if (sum === null || sum <= 0 || dealtIn.length === 0) return;
  const empty = dealtIn.filter(({ stack }) => stack === 0).length;
  const ante = anteOf(sum, dealtIn.length, empty);
  if (ante === null) return;
  const rest = empty === 0 ? 0 : (sum - ante * (dealtIn.length - empty)) / empty;
  const paid = new Map(dealtIn.map(({ seat, stack }) => [seat, stack === 0 ? rest : ante]));
  const line = dealtIn.at(-1)?.line ?? hand.line;
  for (const [index, player] of draft.players.entries()) {
    const amount = paid.get(player.seat);
    if (amount !== undefined) draft.players[index] = { ...player, stack: (player.stack ?? 0) + amount };
  }
  const posts = [...paid].map(([seat, amount]) => ({
    type: 'post' as const,
    seat,
    kind: 'ante' as const,
    amount,
    dead: 0,
    allIn: false,
    line,
  }));
  draft.events.unshift(...posts);
};

/**
 * The ante of a player. With a player who could not pay all of it, the roundest number that fits. Null if none does, or
 * several numbers that are as round.
 */
const anteOf = (sum: number, players: number, empty: number): number | null => {
  if (sum % players === 0) return sum / players;
  if (empty !== 1) return null;
  const [least, most] = [Math.ceil(sum / players), Math.ceil(sum / (players - 1)) - 1];
  for (const unit of ROUND_NUMBERS) {
    const ante = Math.ceil(least / unit) * unit;
    if (ante <= most) return ante + unit > most ? ante : null;
  }
  return null;
};

/** What two of three figures say: the first pot of the log, the last one, and the winnings exceed the bets by the antes. */
const findAntes = (draft: XmlDraft, hand: XmlElement): number | null => {
  const showdown = hand.children.find(({ name }) => name === 'SHOWDOWN');
  const board = hand.children.find((element) => attributeOf(element, 'TYPE') === 'HAND_BOARD');
  if (showdown === undefined) return null;
  const { first, all } = matchedBets(draft);
  const won = showdown.children.reduce((sum, result) => sum + moneyOf(draft, attributeOf(result, 'WIN')), 0);
  const figures = [moneyOf(draft, attributeOf(showdown, 'POT')) - all, won - all];
  if (board !== undefined) figures.push(moneyOf(draft, attributeOf(board, 'POT')) - first);
  return figures.find((figure, index) => figures.indexOf(figure) !== index) ?? null;
};

/** The chips of all bets without the uncalled one: of the first street, and of all streets. */
const matchedBets = ({ events }: XmlDraft): { readonly first: number; readonly all: number } => {
  let bets = new Map<number, number>();
  let all = 0;
  let dead = 0;
  let first: number | null = null;
  const close = (): void => {
    const [highest = 0, second = 0] = [...bets.values()].sort((a, b) => b - a);
    for (const bet of bets.values()) all += bet;
    all -= highest - second;
    bets = new Map();
  };
  for (const event of events)
    if (event.type === 'street' || event.type === 'board') {
      close();
      first ??= all + dead;
    } else if (event.type === 'post') {
      dead += event.dead;
      bets.set(event.seat, (bets.get(event.seat) ?? 0) + event.amount - event.dead);
    } else if (event.type === 'call') bets.set(event.seat, (bets.get(event.seat) ?? 0) + event.amount);
    else if (event.type === 'bet' || event.type === 'raise') bets.set(event.seat, event.to);
  close();
  return { first: first ?? all + dead, all: all + dead };
};
