import { findFormat, LineCursor } from '#histories';
import { playHands, printHand, type SessionHand } from '../../libs/audit/testing/session.js';
import { findHands } from '../../libs/histories/source/index.js';
import { Random } from '../support/random.js';
import type { Session } from './tables.js';

/** Hands for which a player is away. */
const SHORTEST = 3;
const LONGEST = 9;

/** Whether a player is one of the two after the button, if nobody is away. */
const isInBlinds = ({ players, button }: SessionHand, name: string): boolean => {
  const seats = players.map(({ seat }) => seat).sort((a, b) => a - b);
  const after = [...seats.filter((seat) => seat > button), ...seats];
  return players.some((player) => player.name === name && after.indexOf(player.seat) < 2);
};

/**
 * A session of a cash game in which players go away for some hands, and post a big blind when they come back. One player at a
 * time is away.
 */
export const sessionWithAbsences = (hands: number, seed: number): Session => {
  const random = new Random(seed);
  let name = '';
  let from = 0;
  let to = -1;
  const change = (hand: SessionHand, index: number): SessionHand => {
    if (index > to) {
      name = random.pick(hand.players)?.name ?? '';
      from = index + 1 + random.below(3);
      to = from + SHORTEST + random.below(LONGEST - SHORTEST);
    }
    // A player with a blind of the hand has none to make good.
    if (index === to && isInBlinds(hand, name)) to++;
    const isBack = index === to && index > 0;
    return {
      ...hand,
      players: hand.players.map((player) =>
        player.name === name ? { ...player, away: index >= from && index < to } : player,
      ),
      raiser: isBack ? name : null,
      isEntering: isBack,
    };
  };
  const text = playHands(hands, change).map(printHand).join('\n\n\n');
  const format = findFormat('pokerstars');
  if (format === undefined) throw new Error('no format');
  const block = {
    text,
    member: null,
    format: format.id,
    firstLine: 1,
    startsAtHand: true,
    lastInFile: true,
    oversize: null,
  };
  const spans = findHands(block, format.boundary);
  const lines = new LineCursor();
  return Array.from({ length: spans.count }, (_, index) => {
    const { start, end, firstLine } = spans.span(index);
    const reading = format.read(text, start, end, firstLine, lines, spans.session(index));
    if (!reading.ok) throw new Error(reading.rejection.code);
    return reading.hand;
  });
};
