import { type Finding, type ImportFinding, ProblemError } from '#client';
import { withNames } from '../../../messages/finding-text.js';
import { client } from '../../../state/settings.js';
import {
  type HandRecord,
  type Log,
  playersOf,
  rejectionOf,
  type Result,
  type Severity,
  severityOf,
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
  /** With the names of the seats that it names, if the page knows them. */
  readonly message: string;
  /** The name of the player whom it is about; null if it is about none, or the name is unknown. */
  readonly player: string | null;
  /** The players of the hand, as far as they are known. */
  readonly players: readonly Seated[];
  readonly rules: readonly string[];
  readonly expected: string | null;
  readonly actual: string | null;
  readonly site: string | null;
  readonly handId: string | null;
  readonly place: HandPlace;
}

/** A player of a hand. */
type Seated = ReturnType<typeof playersOf>[number];

/** Where the text of a hand is: in a log that the page holds, or in the store of the service. */
export type HandPlace =
  | { readonly kind: 'held'; readonly log: Log; readonly index: number }
  | { readonly kind: 'stored'; readonly log: Log; readonly id: string };

/** Different for each hand. */
export const nameOfPlace = (place: HandPlace): string =>
  place.kind === 'stored' ? place.id : `${place.log.id}-${place.index}`;

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

/** The gravest first: the order of the list, as in the reports. */
const GRAVEST_FIRST = [
  'illegal',
  'rejected',
  'mismatch',
  'unverifiable',
  'suspect',
  'notice',
] as const satisfies readonly Severity[];

/**
 * The entries of logs that match, the gravest first, as far as they are known; null for one that does not match.
 *
 * @throws ProblemError if the service refuses a list
 */
export async function* entriesOf(
  logs: readonly Log[],
  filter: Filter,
  signal: AbortSignal,
): AsyncGenerator<Entry | null, void, undefined> {
  const isWanted = matcher(filter);
  for (const severity of GRAVEST_FIRST)
    for (const log of logs) {
      const { result, preview } = log;
      if (result?.kind === 'import' && result.report !== null) {
        for await (const entry of importEntries(log, result, severity, filter, signal))
          yield isWanted(entry) ? entry : null;
        continue;
      }
      const held = result?.kind === 'records' ? result : preview;
      for (const [index, record] of (held?.records ?? []).entries())
        for (const entry of recordEntries(log, record, { kind: 'held', log, index }))
          if (entry.severity === severity) yield isWanted(entry) ? entry : null;
    }
}

/**
 * The entry of an import with a key, such as `17.short-raise`; null if the import has none.
 *
 * @throws ProblemError if the service does not say whether it has
 */
export const storedEntry = async (log: Log, key: string, signal: AbortSignal): Promise<Entry | null> => {
  const [id = ''] = key.split('.');
  if (log.result?.kind !== 'import' || !/^\d+$/.test(id)) return null;
  const reply = await client.get('/v1/hands/{id}', { path: { id }, signal });
  if (!reply.ok && reply.problem.status !== 404) throw new ProblemError(reply.problem);
  if (!reply.ok || reply.value.importId !== log.result.status.id) return null;
  const entries = recordEntries(log, reply.value, { kind: 'stored', log, id });
  return entries.find((entry) => entry.key === key) ?? null;
};

/** The findings and the rejection of a hand. */
export const recordEntries = (log: Log, record: HandRecord, place: HandPlace): Entry[] => {
  const { findings, site, handId } = record;
  const rejection = rejectionOf(record);
  const keyOf = keys();
  const entries = findings.map((finding) =>
    findingEntry(keyOf(place, finding.code), { log, finding, site, handId, place }, playersOf(record)),
  );
  if (rejection !== null) {
    const { code, line, message } = rejection;
    const nothing = { event: null, player: null, rules: [], expected: null, actual: null };
    const players = playersOf(record);
    const key = keyOf(place, code);
    entries.push({
      key,
      log,
      code,
      severity: 'rejected',
      line,
      message,
      ...nothing,
      players,
      site,
      handId,
      place,
    });
  }
  return entries;
};

/** Names entries by hand and code, and numbers those with the same: `17.short-raise`, `17.short-raise.2`. */
const keys = (): ((place: HandPlace, code: string) => string) => {
  const seen = new Map<string, number>();
  return (place, code) => {
    const key = `${nameOfPlace(place)}.${code}`;
    const number = (seen.get(key) ?? 0) + 1;
    seen.set(key, number);
    return number === 1 ? key : `${key}.${number}`;
  };
};

const findingEntry = (
  key: string,
  {
    log,
    finding: { code, severity, line, event, seat, message, rules, expected, actual },
    site,
    handId,
    place,
  }: Pick<Entry, 'log' | 'site' | 'handId' | 'place'> & { readonly finding: Finding },
  players: readonly Seated[],
): Entry => ({
  key,
  log,
  code,
  severity: severityOf(severity),
  line,
  event,
  message: withNames(message, players),
  player: players.find((player) => player.seat === seat)?.name ?? null,
  players,
  rules,
  expected,
  actual,
  site,
  handId,
  place,
});

/** The entries of an import with a severity. What the report says not to be there is not requested. */
async function* importEntries(
  log: Log,
  { status, report }: Extract<Result, { kind: 'import' }>,
  severity: Severity,
  { code }: Filter,
  signal: AbortSignal,
): AsyncGenerator<Entry, void, undefined> {
  const isListed = (each: { readonly code: string }): boolean => code === null || each.code === code;
  if (severity === 'rejected') {
    if (report?.rejections.some(isListed) !== true) return;
    const query = { import: status.id, status: 'rejected', limit: FIRST_PAGE };
    for await (const record of client.items('/v1/hands', { query, laterLimit: PAGE, signal }))
      yield* recordEntries(log, record, { kind: 'stored', log, id: record.id });
    return;
  }
  const isPresent = report?.findings.byCode.some(
    (each) => isListed(each) && severityOf(each.severity) === severity,
  );
  if (isPresent !== true) return;
  const keyOf = keys();
  for await (const finding of findingsOf(status.id, severity, code, signal)) {
    const { hand: id, site, handId } = finding;
    const place = { kind: 'stored', log, id } as const;
    yield findingEntry(keyOf(place, finding.code), { log, finding, site, handId, place }, finding.players);
  }
}

/** The findings of an import with a severity: all, or those of a code. */
const findingsOf = (
  id: string,
  severity: ImportFinding['severity'],
  code: string | null,
  signal: AbortSignal,
): AsyncIterable<ImportFinding> => {
  const wanted = code === null ? {} : { code: code as ImportFinding['code'] };
  const query = { ...wanted, severity, limit: FIRST_PAGE };
  return client.items('/v1/imports/{id}/findings', { path: { id }, query, laterLimit: PAGE, signal });
};

/** Lower case without accents. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const matcher = ({ code, search }: Filter): ((entry: Entry) => boolean) => {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return (entry) => {
    if (code !== null && entry.code !== code) return false;
    if (words.length === 0) return true;
    const { message, handId, site, rules, log, players } = entry;
    const names = players.map(({ name }) => name).join(' ');
    const text = folded(
      `${entry.code} ${message} ${handId ?? ''} ${site ?? ''} ${rules.join(' ')} ${log.name} ${names}`,
    );
    return words.every((word) => text.includes(word));
  };
};
