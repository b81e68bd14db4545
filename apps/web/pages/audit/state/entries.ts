import type { Reply } from '../../../api/client.js';
import type { Problem } from '../../../api/problem.js';
import { client } from '../../../state/settings.js';
import {
  type Finding,
  type HandRecord,
  type ImportFinding,
  type Log,
  type Page,
  type Severity,
  severityOf,
  type StoredRecord,
} from './records.js';

/** A finding or a rejected hand in the list of an audit. */
export interface Entry {
  /** Different for each entry. Entries of stored hands keep it, so that it can be in the address. */
  readonly key: string;
  readonly log: Log;
  readonly code: string;
  readonly severity: Severity;
  readonly line: number | null;
  /** The index of the event of the hand; null if it is about none of them. */
  readonly event: number | null;
  readonly message: string;
  readonly rules: readonly string[];
  readonly expected: string | null;
  readonly actual: string | null;
  readonly site: string | null;
  readonly handId: string | null;
  readonly place: HandPlace;
}

/** Where the text of a hand is: in a log that the page holds, or in the store of the service. */
export type HandPlace =
  | { readonly kind: 'held'; readonly log: Log; readonly index: number }
  | { readonly kind: 'stored'; readonly log: Log; readonly id: string };

/** Which entries are listed. */
export interface Filter {
  readonly code: string | null;
  /** Words that are all in the message, the code, the number of the hand or the name of a player. */
  readonly search: string;
}

/** Entries in the first request of a list, and in the following ones. */
const FIRST_PAGE = 100;
const PAGE = 1000;
/** The entries in which a search looks: an import may have millions. */
export const SEARCHED = 20_000;

/** A list that the service refused. */
export class ListError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/**
 * The entries of logs that match, in order, as far as they are known; null for one that does not match.
 *
 * @throws ListError if the service refuses a list
 */
export async function* entriesOf(
  logs: readonly Log[],
  filter: Filter,
  signal: AbortSignal,
): AsyncGenerator<Entry | null, void, undefined> {
  const isWanted = matcher(filter);
  for (const log of logs) {
    const { result, preview } = log;
    if (result?.kind === 'import' && result.report !== null) {
      for await (const entry of importEntries(log, result.status.id, filter, signal))
        yield isWanted(entry, []) ? entry : null;
      continue;
    }
    const held = result?.kind === 'records' ? result : preview;
    for (const [index, record] of (held?.records ?? []).entries())
      for (const entry of recordEntries(log, record, { kind: 'held', log, index }))
        yield isWanted(entry, record.players ?? []) ? entry : null;
  }
}

/** The findings and the rejection of a hand. */
export const recordEntries = (log: Log, record: HandRecord, place: HandPlace): Entry[] => {
  const { findings = [], rejection, site, handId } = record;
  const keyOf = keys();
  const entries = findings.map((finding) =>
    findingEntry(keyOf(place, finding.code), { log, finding, site, handId, place }),
  );
  if (rejection !== undefined) {
    const { code, line, message } = rejection;
    const nothing = { event: null, rules: [], expected: null, actual: null };
    const key = keyOf(place, code);
    entries.push({ key, log, code, severity: 'rejected', line, message, ...nothing, site, handId, place });
  }
  return entries;
};

/** Names entries by hand and code, and numbers those with the same: `17.short-raise`, `17.short-raise.2`. */
const keys = (): ((place: HandPlace, code: string) => string) => {
  const seen = new Map<string, number>();
  return (place, code) => {
    const hand = place.kind === 'stored' ? place.id : `${place.log.id}-${place.index}`;
    const key = `${hand}.${code}`;
    const number = (seen.get(key) ?? 0) + 1;
    seen.set(key, number);
    return number === 1 ? key : `${key}.${number}`;
  };
};

const findingEntry = (
  key: string,
  {
    log,
    finding: { code, severity, line, event, message, rules, expected, actual },
    site,
    handId,
    place,
  }: Pick<Entry, 'log' | 'site' | 'handId' | 'place'> & { readonly finding: Finding },
): Entry => ({
  key,
  log,
  code,
  severity: severityOf(severity),
  line,
  event,
  message,
  rules,
  expected,
  actual,
  site,
  handId,
  place,
});

async function* importEntries(
  log: Log,
  importId: string,
  { code }: Filter,
  signal: AbortSignal,
): AsyncGenerator<Entry, void, undefined> {
  const report = log.result?.kind === 'import' ? log.result.report : null;
  const isRejection = report?.rejections.some((each) => each.code === code) ?? false;
  if (!isRejection) {
    const wanted = code === null ? '' : `code=${encodeURIComponent(code)}`;
    const keyOf = keys();
    for await (const finding of itemsOf<ImportFinding>(
      `/v1/imports/${importId}/findings?${wanted}`,
      signal,
    )) {
      const { hand: id, site, handId } = finding;
      const place = { kind: 'stored', log, id } as const;
      yield findingEntry(keyOf(place, finding.code), { log, finding, site, handId, place });
    }
  }
  if (code === null || isRejection) {
    const path = `/v1/hands?import=${importId}&status=rejected`;
    for await (const record of itemsOf<StoredRecord>(path, signal))
      yield* recordEntries(log, record, { kind: 'stored', log, id: String(record.id) });
  }
}

/** All items of a list, page by page. `path` has a query. */
async function* itemsOf<Item>(path: string, signal: AbortSignal): AsyncGenerator<Item, void, undefined> {
  let next: string | null = `&limit=${FIRST_PAGE}`;
  while (next !== null) {
    const reply: Reply<Page<Item>> = await client.send<Page<Item>>('GET', path + next, { signal });
    if (!reply.ok) throw new ListError(reply.problem);
    yield* reply.value.items;
    const cursor: string | null = reply.value.next;
    next = cursor === null ? null : `&limit=${PAGE}&cursor=${encodeURIComponent(cursor)}`;
  }
}

/** Lower case without accents. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const matcher = ({
  code,
  search,
}: Filter): ((entry: Entry, players: readonly { readonly name: string }[]) => boolean) => {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (entry, players) => {
    if (code !== null && entry.code !== code) return false;
    if (words.length === 0) return true;
    const { message, handId, site, rules, log } = entry;
    const names = players.map(({ name }) => name).join(' ');
    const text = folded(
      `${entry.code} ${message} ${handId ?? ''} ${site ?? ''} ${rules.join(' ')} ${log.name} ${names}`,
    );
    return words.every((word) => text.includes(word));
  };
};
