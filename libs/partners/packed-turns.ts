import { bitCount } from '#cards';
import { bitOf, firstOf } from '#engine';
import type { ByteReader, ByteWriter } from '#packing';
import {
  allPlayers,
  betsOf,
  NOBODY,
  PLAY_COUNT,
  PLAYS,
  situationWith,
  TURN_LENGTH,
  type HandPartners,
} from './hand-partners.js';

/** Whom a turn faced: nobody, the only one left, or a player who is named. */
const FACED = { nobody: 0, lastOne: 1, named: 2 } as const;
const FACED_COUNT = 3;

/** A turn that does not follow from the one before, all of whose numbers are written. */
const EXPLICIT = 0;

/**
 * Packs the turns of a hand and their shares. Who is in follows from the folds before, and how many are in a situation from those who
 * are; a turn that changed as much for each of the others needs one share. O(shares).
 */
export const packTurns = (
  writer: ByteWriter,
  { players, turns, shares }: Pick<HandPartners, 'players' | 'turns' | 'shares'>,
): void => {
  writer.natural(turns.length / TURN_LENGTH);
  let live = allPlayers(players.length);
  let first = 0;
  for (let at = 0; at < turns.length; at += TURN_LENGTH) {
    const actor = turns[at];
    const situation = turns[at + 1];
    const play = turns[at + 2];
    const opponent = turns[at + 3];
    const others = turns[at + 4];
    const count = bitCount(others);
    const end = first + count;
    const isEqual = count > 0 && areEqual(shares, first, end);
    const bets = betsOf(situation);
    const faced = facedBy(opponent, others);
    if (others === (live & ~bitOf(actor)) && situation === situationWith(bets, count + 1)) {
      writer.natural(1 + ((bets * PLAY_COUNT + play) * FACED_COUNT + faced) * 2 + (isEqual ? 1 : 0));
      writer.natural(actor);
    } else {
      writer.natural(EXPLICIT);
      writer.natural(actor);
      writer.natural(situation);
      writer.natural((play * FACED_COUNT + faced) * 2 + (isEqual ? 1 : 0));
      writer.natural(others);
    }
    if (faced === FACED.named) writer.natural(opponent);
    live = stillIn(others, actor, play);
    for (; first < end; first = isEqual ? end : first + 1) writer.number(shares[first]);
  }
};

/** Reads packed turns and their shares into empty lists. O(shares). */
export const unpackTurns = (reader: ByteReader, size: number, turns: number[], shares: number[]): void => {
  let live = allPlayers(size);
  for (let left = reader.natural(); left > 0; left--) {
    const code = reader.natural();
    const actor = reader.natural();
    let kind = code - 1;
    let others = live & ~bitOf(actor);
    let situation = 0;
    if (code === EXPLICIT) {
      situation = reader.natural();
      kind = reader.natural();
      others = reader.natural();
    }
    const isEqual = (kind & 1) === 1;
    const faced = (kind >> 1) % FACED_COUNT;
    const played = Math.floor((kind >> 1) / FACED_COUNT);
    const play = played % PLAY_COUNT;
    if (code !== EXPLICIT) situation = situationWith((played - play) / PLAY_COUNT, bitCount(others) + 1);
    turns.push(actor, situation, play, opponentOf(reader, faced, others), others);
    live = stillIn(others, actor, play);
    const count = bitCount(others);
    let share = 0;
    for (let place = 0; place < count; place++) {
      if (place === 0 || !isEqual) share = reader.number();
      shares.push(share);
    }
  }
};

const areEqual = (shares: readonly number[], first: number, end: number): boolean => {
  for (let at = first + 1; at < end; at++) if (shares[at] !== shares[first]) return false;
  return true;
};

const facedBy = (opponent: number, others: number): number => {
  if (opponent === NOBODY) return FACED.nobody;
  return others === bitOf(opponent) ? FACED.lastOne : FACED.named;
};

const opponentOf = (reader: ByteReader, faced: number, others: number): number => {
  if (faced === FACED.nobody) return NOBODY;
  return faced === FACED.lastOne ? firstOf(others) : reader.natural();
};

const stillIn = (others: number, actor: number, play: number): number =>
  play === PLAYS.fold ? others : others | bitOf(actor);
