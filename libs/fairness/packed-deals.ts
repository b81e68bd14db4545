import type { DeckId } from '#cards';
import { ByteReader, ByteWriter } from '#packing';
import type { AllInOutcome, DealtHand } from './dealt-hand.js';

/** What a packed hand is: one without facts, without an all-in, with one whose hands are unknown, and with one that is known. */
const KINDS = { nothing: 0, plain: 1, unknown: 2, known: 3 } as const;

/** Changes with the layout of packed hands, so that no version reads those of another one. */
const LAYOUT = 1;

/** Packs what hands say about the deal, one after the other, so that memory need not hold them. */
export class DealsPacker {
  private readonly writer = new ByteWriter(LAYOUT);

  /** Adds the next hand; null for a hand without facts. O(cards). */
  add(hand: DealtHand | null): void {
    const { writer } = this;
    if (hand === null) {
      writer.number(KINDS.nothing);
      return;
    }
    const { allIn } = hand;
    writer.number(allIn === null ? KINDS.plain : allIn.known === null ? KINDS.unknown : KINDS.known);
    packHand(writer, hand);
    if (allIn?.known !== null && allIn?.known !== undefined) {
      writer.double(allIn.known.equity);
      writer.double(allIn.known.outcome);
      writer.double(allIn.known.variance);
    }
  }

  end(): Uint8Array {
    return this.writer.end();
  }
}

/** Passes the packed hands on in their order, with their positions. Hands without facts are left out, and all if another version packed them. */
export const eachPackedDeal = (
  bytes: Uint8Array,
  take: (hand: DealtHand, position: number) => void,
): void => {
  const reader = ByteReader.open(bytes, LAYOUT);
  if (reader === null) return;
  for (let position = 0; !reader.isAtEnd; position++) {
    const kind = reader.number();
    if (kind !== KINDS.nothing) take(unpackHand(reader, kind), position);
  }
};

const packHand = (writer: ByteWriter, hand: DealtHand): void => {
  const { site, table, deck, holeCards, seats, hasButton, hero, hole, board } = hand;
  writer.text(site);
  writer.text(table);
  writer.text(deck);
  writer.number(holeCards);
  writer.list(seats);
  writer.number(hasButton ? 1 : 0);
  writer.number(hero);
  for (const cards of hole) writer.list(cards);
  writer.list(board);
};

const unpackHand = (reader: ByteReader, kind: number): DealtHand => {
  const site = reader.text();
  const table = reader.text();
  const deck = reader.text() as DeckId;
  const holeCards = reader.number();
  const seats = reader.list();
  return {
    site,
    table,
    deck,
    holeCards,
    seats,
    hasButton: reader.number() === 1,
    hero: reader.number(),
    hole: seats.map(() => reader.list()),
    board: reader.list(),
    allIn: unpackAllIn(reader, kind),
  };
};

const unpackAllIn = (reader: ByteReader, kind: number): AllInOutcome | null => {
  if (kind === KINDS.plain) return null;
  if (kind === KINDS.unknown) return { known: null };
  return { known: { equity: reader.double(), outcome: reader.double(), variance: reader.double() } };
};
