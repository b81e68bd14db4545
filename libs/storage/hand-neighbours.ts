/** The hands before and after a hand in its log, or in its file of an archive; null where there is none. */
export interface HandNeighbours {
  readonly previous: number | null;
  readonly next: number | null;
}

/** The hand beside that of `place`, unless it is in another file. Ids ascend within an import. */
const beside = (comparison: '<' | '>', direction: 'asc' | 'desc'): string => `
  (select beside.id
   from (select h.id, h.chunk_id from hands h
         where h.import_id = place.import_id and h.id ${comparison} $2 order by h.id ${direction} limit 1) beside
   join chunks c on c.id = beside.chunk_id
   where c.member_number = place.member_number)`;

/** Hand-written: one index entry in either direction, wherever the log was cut into chunks. */
export const NEIGHBOURS = `
  with place as (
    select h.import_id, c.member_number from hands h join chunks c on c.id = h.chunk_id
    where h.workspace_id = $1 and h.id = $2)
  select ${beside('<', 'desc')} as previous, ${beside('>', 'asc')} as next from place`;
