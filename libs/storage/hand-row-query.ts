import type { SelectQueryBuilder } from 'kysely';
import { query } from './connection.js';
import type { HandCopyKind, HandStatus, Tables } from './generated/tables.js';

const allHands = query.selectFrom('hands as h');
type Hands = typeof allHands;

const finalized = (hands: Hands) =>
  hands
    .innerJoin('imports as i', (join) =>
      join.onRef('i.id', '=', 'h.import_id').on('i.sealed_at', 'is not', null),
    )
    .innerJoin('chunks as c', 'c.id', 'h.chunk_id');

const rowsOf = (hands: Hands) =>
  finalized(hands)
    .select([
      'h.id',
      'h.import_id',
      'i.name as file',
      'c.member',
      'c.first_index',
      'h.first_line',
      'h.last_line',
    ])
    .select([
      'h.status',
      'h.sighting',
      'h.first_id',
      'h.site',
      'h.format',
      'h.hand_id',
      'h.chunk_id',
      'h.page',
    ])
    .select(['h.record_offset', 'h.record_length', 'h.translation_length', 'h.across_hands', 'h.currency']);

/** Hands `h` of finalized imports `i` with their chunks `c`. */
export const finalizedHands = finalized(allHands);

/** What is read of a hand before its record. */
export const handRows = rowsOf(allHands);

/** The same of the hands of a query, which has all columns of `hands`. */
export const handRowsOf = (hands: SelectQueryBuilder<Tables, never, object>) =>
  rowsOf(query.selectFrom(hands.as('h')));

export interface HandRowRead {
  readonly id: string;
  readonly import_id: string;
  readonly file: string;
  readonly member: string | null;
  readonly first_index: number | null;
  readonly first_line: number;
  readonly last_line: number;
  readonly status: HandStatus;
  readonly sighting: HandCopyKind | null;
  readonly first_id: string | null;
  readonly site: string | null;
  readonly format: string | null;
  readonly hand_id: string | null;
  readonly chunk_id: string;
  readonly page: number;
  readonly record_offset: number;
  readonly record_length: number;
  readonly translation_length: number;
  /** JSON that finalizing wrote. */
  readonly across_hands: unknown;
  readonly currency: string | null;
  readonly sort_value?: string | null;
}
