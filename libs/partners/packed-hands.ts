import { ByteReader, ByteWriter } from '#packing';
import { RECORD_LENGTH, type HandPartners, type LastTwo } from './hand-partners.js';

/** Packs what hands say about pairs, one after the other, so that memory need not hold them. */
export class PartnersPacker {
  private readonly writer = new ByteWriter();

  /** Adds the next hand; null for a hand without facts. O(numbers). */
  add(hand: HandPartners | null): void {
    this.writer.number(hand === null ? 0 : hand.players.length);
    if (hand !== null) packHand(this.writer, hand);
  }

  end(): Uint8Array {
    return this.writer.end();
  }
}

/** Passes the packed hands on in their order, with their positions. Hands without facts are left out. */
export const eachPackedPartners = (
  bytes: Uint8Array,
  take: (hand: HandPartners, position: number) => void,
): void => {
  const reader = new ByteReader(bytes);
  for (let position = 0; !reader.isAtEnd; position++) {
    const players = reader.number();
    if (players > 0) take(unpackHand(reader, players), position);
  }
};

const packHand = (writer: ByteWriter, hand: HandPartners): void => {
  const { site, id, session, players, flow, folded, worth, plays, shares, lastTwo, pot } = hand;
  writer.text(site);
  writer.text(id);
  writer.text(session);
  for (const name of players) writer.text(name);
  writer.number(flow === null ? 0 : 1);
  if (flow !== null) writer.sparse(flow);
  writer.sparse(folded);
  writer.sparse(worth);
  writer.list(plays);
  packShares(writer, shares);
  writer.list(lastTwo === null ? [] : [...lastTwo.players, lastTwo.turns, lastTwo.pushes]);
  writer.number(pot);
};

const unpackHand = (reader: ByteReader, size: number): HandPartners => ({
  site: reader.text(),
  id: reader.text(),
  session: reader.text(),
  players: Array.from({ length: size }, () => reader.text()),
  flow: reader.number() === 0 ? null : reader.sparse(size ** 2),
  folded: reader.sparse(size),
  worth: reader.sparse(size ** 2),
  plays: reader.list(),
  shares: unpackShares(reader),
  lastTwo: lastTwoOf(reader.list()),
  pot: reader.number(),
});

/** A record of the decision before needs only how far the opponent is from the one before. 0 begins another decision. */
const packShares = (writer: ByteWriter, shares: readonly number[]): void => {
  writer.number(shares.length / RECORD_LENGTH);
  let actor = 0;
  let opponent = 0;
  let situation = 0;
  for (let at = 0; at < shares.length; at += RECORD_LENGTH) {
    const distance = shares[at + 1] - opponent;
    opponent = shares[at + 1];
    if (at > 0 && distance > 0 && shares[at] === actor && shares[at + 2] === situation)
      writer.number(distance);
    else {
      actor = shares[at];
      situation = shares[at + 2];
      writer.number(0);
      writer.number(actor);
      writer.number(opponent);
      writer.number(situation);
    }
    writer.number(shares[at + 3]);
  }
};

const unpackShares = (reader: ByteReader): number[] => {
  const shares: number[] = [];
  let actor = 0;
  let opponent = 0;
  let situation = 0;
  for (let records = reader.number(); records > 0; records--) {
    const distance = reader.number();
    opponent += distance;
    if (distance === 0) {
      actor = reader.number();
      opponent = reader.number();
      situation = reader.number();
    }
    shares.push(actor, opponent, situation, reader.number());
  }
  return shares;
};

const lastTwoOf = ([first, second, turns, pushes]: readonly (number | undefined)[]): LastTwo | null =>
  first === undefined || second === undefined
    ? null
    : { players: [first, second], turns: turns ?? 0, pushes: pushes ?? 0 };
