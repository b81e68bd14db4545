import { makeRecord, recordSchema, type AuditRecord } from '#audit';
import type { StoredHand } from '#storage';
import { z } from 'zod';
import type { Language } from '../http/language.js';

/** The first copy of a hand, and how the hand relates to it. */
const copyOf = z
  .object({
    kind: z.enum(['duplicate', 'other-view', 'conflicting-copy']),
    id: z.string(),
    link: z.string().describe('the first copy'),
  })
  .describe('absent in hands that are the first with their id');

/** The record of a stored hand: the record of the audit, with its ids. */
export const storedRecordSchema = z
  .intersection(z.object({ id: z.string(), importId: z.uuid(), copyOf: copyOf.optional() }), recordSchema)
  .meta({ id: 'StoredHand' });
export type StoredRecord = {
  readonly id: string;
  readonly importId: string;
  readonly copyOf?: z.output<typeof copyOf>;
} & AuditRecord;

/** The record of a stored hand in a language, as the command line writes it. */
export const recordOf = (hand: StoredHand, language: Language): StoredRecord => {
  const { file, member, index, lines, site, format, handId, copyKind } = hand;
  const ids = { id: String(hand.id), importId: hand.importId, ...firstCopyOf(hand) };
  if (hand.status === 'duplicate') {
    const [first, last] = lines;
    const blank = { file, member, index, lines: [first, last] as [number, number], site, format, handId };
    return { ...ids, ...blank, status: 'duplicate', findings: [] };
  }
  const outcome = { lines, record: hand.record[language] };
  const place = { file, member, index };
  return { ...ids, ...makeRecord(place, outcome, copyKind ?? 'new', language, hand.acrossHands) };
};

const firstCopyOf = ({ copyKind, firstId }: StoredHand): Pick<StoredRecord, 'copyOf'> => {
  if (copyKind === null || firstId === null) return {};
  const id = String(firstId);
  return { copyOf: { kind: copyKind, id, link: `/v1/hands/${id}` } };
};

/**
 * Completes the unknown cards of a record from other views of the hand: each player's log shows the hole cards of that player.
 *
 * @param views records of other views, without conflicting copies
 */
export const mergeCards = (record: StoredRecord, views: readonly StoredRecord[]): StoredRecord => {
  if (!('players' in record)) return record;
  const players = record.players.map((player) => {
    if (isKnown(player.cards)) return player;
    for (const view of views) {
      if (!('players' in view)) continue;
      const cards = view.players.find(({ seat }) => seat === player.seat)?.cards ?? null;
      if (isKnown(cards)) return { ...player, cards };
    }
    return player;
  });
  return { ...record, players };
};

const isKnown = (cards: string | null): boolean => cards !== null && !cards.includes('?');
