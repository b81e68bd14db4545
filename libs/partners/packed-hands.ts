import { ByteReader, ByteWriter } from '#packing';
import type { HandPartners, LastTwo } from './hand-partners.js';
import { packTurns, unpackTurns } from './packed-turns.js';

/** Changes with the layout of packed hands, so that no version reads those of another one. */
const LAYOUT = 1;

/** Packs what hands say about pairs, one after the other, so that memory need not hold them. */
export class PartnersPacker {
  private readonly writer = new ByteWriter(LAYOUT);

  /** Adds the next hand; null for a hand without facts. O(numbers). */
  add(hand: HandPartners | null): void {
    if (hand === null) this.writer.natural(0);
    else packHand(this.writer, hand);
  }

  end(): Uint8Array {
    return this.writer.end();
  }
}

/**
 * Passes the packed hands on in their order, with their positions. Hands without facts are left out, and all of them if another version
 * packed them. The lists of a hand are used again for the next one.
 */
export const eachPackedPartners = (
  bytes: Uint8Array,
  take: (hand: HandPartners, position: number) => void,
): void => {
  const reader = ByteReader.open(bytes, LAYOUT);
  if (reader === null) return;
  const lists = new Lists();
  for (let position = 0; !reader.isAtEnd; position++) {
    const head = reader.natural();
    if (head > 0) take(lists.unpack(reader, head), position);
  }
};

const packHand = (writer: ByteWriter, hand: HandPartners): void => {
  const { site, id, session, players, flow, folded, worth, lastTwo, pot } = hand;
  writer.natural(2 * players.length + (flow === null ? 0 : 1));
  writer.text(site);
  writer.id(id);
  writer.text(session);
  for (const name of players) writer.text(name);
  if (flow !== null) writer.sparse(flow);
  writer.natural(folded);
  writer.sparse(worth);
  packTurns(writer, hand);
  writer.natural(lastTwo === null ? 0 : lastTwo.turns + 1);
  if (lastTwo !== null) {
    const { players: both, pushes } = lastTwo;
    writer.natural(both[0]);
    writer.natural(both[1]);
    writer.natural(pushes);
  }
  writer.number(pot);
};

/** The lists of the hand that is read. */
class Lists {
  private readonly players: string[] = [];
  private readonly flow: number[] = [];
  private readonly worth: number[] = [];
  private readonly turns: number[] = [];
  private readonly shares: number[] = [];

  unpack(reader: ByteReader, head: number): HandPartners {
    const { players, flow, worth, turns, shares } = this;
    const size = head >> 1;
    const isFlowKnown = (head & 1) === 1;
    const site = reader.text();
    const id = reader.id();
    const session = reader.text();
    players.length = size;
    for (let player = 0; player < size; player++) players[player] = reader.text();
    if (isFlowKnown) reader.sparse(size ** 2, flow);
    const folded = reader.natural();
    reader.sparse(size ** 2, worth);
    turns.length = 0;
    shares.length = 0;
    unpackTurns(reader, size, turns, shares);
    const lastTwo = unpackLastTwo(reader);
    const pot = reader.number();
    return {
      site,
      id,
      session,
      players,
      flow: isFlowKnown ? flow : null,
      folded,
      worth,
      turns,
      shares,
      lastTwo,
      pot,
    };
  }
}

const unpackLastTwo = (reader: ByteReader): LastTwo | null => {
  const turns = reader.natural() - 1;
  return turns < 0
    ? null
    : { turns, players: [reader.natural(), reader.natural()], pushes: reader.natural() };
};
