import {
  convertHand,
  type Conversion,
  readHandAt,
  replaySteps,
  type AuditProfile,
  type LogChunk,
  type Step,
} from '#audit';
import { findFormat, type CanonicalHand } from '#histories';
import { findProfile, profileOfFormat } from '#rules';
import { fillMessage } from '#text';
import {
  DeletionRepository,
  HandRepository,
  ImportRepository,
  ReadCopyRepository,
  type HandCursor,
  type HandFilter,
  type HandOrder,
  type HandSource,
  type StoredHand,
} from '#storage';
import { Injectable } from '@nestjs/common';
import type { Language } from '../http/language.js';
import { ProblemError } from '../http/problem.js';
import { iteratePages, type ListPage } from '../http/streaming.js';
import { watchImport } from '../imports/watch-import.js';
import { noHand } from './hand-problems.js';
import { HAND_HEADINGS, handLine } from './hand-csv.js';
import { mergeCards, recordOf, type StoredRecord } from './stored-hand.dto.js';
import { cursorText } from './stored-hands.dto.js';
import { MESSAGES } from '../messages.js';

/** Hands in one query when all are sent. */
const QUERY_LIMIT = 500;

/** The text of a hand, in the original or another format. */
export interface HandText {
  readonly contentType: string;
  readonly body: Uint8Array | string;
}

/** A hand that can be replayed. */
export interface ReplayableHand {
  readonly hand: CanonicalHand;
  readonly profile: AuditProfile;
  readonly record: StoredRecord;
}

/** A hand with the ids of its other views. */
type HandWithViews = StoredRecord & {
  readonly views: readonly string[];
  /** Of a duplicate: the findings of the first copy. */
  readonly findingsOfFirst?: StoredRecord['findings'];
};

/** The same, with the ids of the hands before and after it in its log. */
export type OneStoredHand = HandWithViews & {
  readonly previous: string | null;
  readonly next: string | null;
};

/** Which hands a list has, and where it begins. */
export interface HandListOptions {
  readonly filter: HandFilter;
  readonly order: HandOrder;
  readonly after: HandCursor | null;
}

/** The hands of all imports. */
@Injectable()
export class StoredHandsService {
  constructor(
    private readonly hands: HandRepository,
    private readonly deletions: DeletionRepository,
    private readonly imports: ImportRepository,
    private readonly readCopies: ReadCopyRepository,
  ) {}

  /** A page of records, and the cursor of the next page. If the records are long, the page has fewer than `limit`. */
  async page(
    workspaceId: string,
    list: HandListOptions,
    limit: number,
    language: Language,
  ): Promise<ListPage<StoredRecord, string>> {
    const { items, next } = await this.queryPage(workspaceId, list, list.after, limit);
    return {
      items: items.map((hand) => recordOf(hand, language)),
      next: next === null ? null : cursorText(list.order, next),
    };
  }

  /** The records after a cursor as lines of JSON: all of them, or up to `maxItems`. */
  async *lines(
    ...options: Parameters<StoredHandsService['records']>
  ): AsyncGenerator<string, void, undefined> {
    for await (const records of this.records(...options))
      yield records.map((record) => `${JSON.stringify(record)}\n`).join('');
  }

  /** The same, as CSV (RFC 4180) with a line of headings. */
  async *csv(...options: Parameters<StoredHandsService['records']>): AsyncGenerator<string, void, undefined> {
    // The heading waits for the first hands: until then the response can be a problem.
    let heading = HAND_HEADINGS;
    for await (const records of this.records(...options)) {
      yield heading + records.map(handLine).join('');
      heading = '';
    }
    if (heading !== '') yield heading;
  }

  private async *records(
    workspaceId: string,
    list: HandListOptions,
    maxItems: number | undefined,
    language: Language,
  ): AsyncGenerator<readonly StoredRecord[], void, undefined> {
    const pages = iteratePages<StoredHand, { readonly after: HandCursor | null }>(
      list,
      QUERY_LIMIT,
      async ({ after }, limit) => {
        const { items, next } = await this.queryPage(workspaceId, list, after, limit);
        return { items, next: next === null ? null : { after: next } };
      },
      maxItems,
    );
    const { importId } = list.filter;
    const checkImport =
      importId === undefined ? null : await watchImport(this.imports, this.readCopies, workspaceId, importId);
    for await (const hands of pages) yield hands.map((hand) => recordOf(hand, language));
    await checkImport?.();
  }

  private async queryPage(
    workspaceId: string,
    { filter, order }: HandListOptions,
    after: HandCursor | null,
    limit: number,
  ): Promise<ListPage<StoredHand, HandCursor>> {
    const { hands, nextId, last } = await this.hands.list(workspaceId, filter, { order, after, limit });
    return { items: hands, next: nextId === null ? null : last };
  }

  /** A hand with the known cards of its other views, the ids of these views, and its neighbours in the log. */
  async one(workspaceId: string, id: number, language: Language): Promise<OneStoredHand> {
    const hand = await this.withViews(workspaceId, id, language);
    const { previous, next } = await this.hands.findNeighbours(workspaceId, id);
    return { ...hand, previous: textOfId(previous), next: textOfId(next) };
  }

  private async withViews(workspaceId: string, id: number, language: Language): Promise<HandWithViews> {
    const copies = await this.hands.findWithViews(workspaceId, id);
    const found = copies.find((hand) => hand.id === id);
    if (found === undefined) throw noHand();
    const views = copies.filter((hand) => hand.id !== id && hand.copyKind !== 'conflicting-copy');
    const others = found.copyKind === 'conflicting-copy' ? [] : views;
    const merged = mergeCards(
      recordOf(found, language),
      others.map((hand) => recordOf(hand, language)),
    );
    const first =
      found.copyKind === 'duplicate' ? copies.find(({ id: other }) => other === found.firstId) : undefined;
    return {
      ...merged,
      ...(first === undefined ? {} : { findingsOfFirst: recordOf(first, language).findings }),
      views: others.map((hand) => String(hand.id)),
    };
  }

  /** Deletes a hand: a first copy with all of its copies, a copy by itself. */
  async remove(workspaceId: string, id: number): Promise<void> {
    const deletion = await this.deletions.deleteHand(workspaceId, id);
    if (deletion === 'not-found') throw noHand();
    if (deletion === 'busy')
      throw new ProblemError('unavailable', {
        detail: MESSAGES.workspaceBusy,
        headers: { 'retry-after': '2' },
      });
  }

  /** A hand step by step, with its record. */
  async replay(
    workspaceId: string,
    id: number,
    language: Language,
  ): Promise<StoredRecord & { readonly steps: readonly Step[] }> {
    const { hand, profile, record } = await this.findReplayable(workspaceId, id, language);
    const { moments } = replaySteps(hand, profile);
    return { ...record, steps: moments.map(({ step }) => step) };
  }

  /** A hand as it was read, the profile of its audit, and its record. */
  async findReplayable(workspaceId: string, id: number, language: Language): Promise<ReplayableHand> {
    const source = await this.sourceOf(workspaceId, id);
    const {
      views: _views,
      findingsOfFirst: _findings,
      ...record
    } = await this.withViews(workspaceId, id, language);
    const hand = handOf(source);
    if (hand === null) throw notReplayable();
    return { hand, profile: findProfile(source.profile) ?? profileOfFormat(hand.format), record };
  }

  /** The original text of a hand, byte for byte. */
  async source(workspaceId: string, id: number): Promise<HandText> {
    const { chunk, byteOffset, byteLength, reading } = await this.sourceOf(workspaceId, id);
    const bytes = chunk.subarray(byteOffset, byteOffset + byteLength);
    return { contentType: `text/plain; charset=${charsetOf(bytes, reading as Reading)}`, body: bytes };
  }

  /** A hand in another format. */
  async export(workspaceId: string, id: number, format: string, lossy: boolean): Promise<HandText> {
    const source = await this.sourceOf(workspaceId, id);
    const hand = handOf(source);
    if (hand === null) throw notReplayable();
    const writer = findFormat(format);
    if (writer?.write === undefined) throw new Error(`the format ${format} has no writer`);
    const profile = findProfile(source.profile) ?? profileOfFormat(hand.format);
    const targetProfile = profileOfFormat(writer.id);
    const written = convertHand(writer, hand, { profile, targetProfile, lossy });
    if (!written.ok) throw notWritten(written);
    return { contentType: `${writer.mediaType}; charset=utf-8`, body: `${written.text}\n` };
  }

  private async sourceOf(workspaceId: string, id: number): Promise<HandSource> {
    const source = await this.hands.findSource(workspaceId, id);
    if (source === null) throw noHand();
    return source;
  }
}

const textOfId = (id: number | null): string | null => (id === null ? null : String(id));

type Reading = Omit<LogChunk, 'bytes'>;

/** Reads the hand of a source; null if it cannot be read. */
const handOf = (source: HandSource): CanonicalHand | null => {
  const { layout } = source.reading as Reading;
  if (layout === null) return null;
  const read = readHandAt(layout, source.chunk, source);
  return read.ok ? read.hand : null;
};

/** The encoding of a text. A mixture of UTF-8 and Windows-1252 has no name; Windows-1252 shows all of its bytes. */
const charsetOf = (bytes: Uint8Array, { layout }: Reading): string => {
  if (layout !== null && layout.encoding !== 'bytes') return layout.encoding;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
};

const notReplayable = (): ProblemError =>
  new ProblemError('unprocessable', {
    detail: MESSAGES.unreadableHand,
  });

const notWritten = (refused: Extract<Conversion, { ok: false }>): ProblemError =>
  refused.reason === 'faulty'
    ? new ProblemError('unprocessable', {
        detail: fillMessage(MESSAGES.faultyInFormat, { code: refused.code }),
      })
    : new ProblemError('unprocessable', {
        detail: MESSAGES.lossyOnly,
        errors: refused.missing.map(({ pointer }) => ({ pointer, message: MESSAGES.noPlaceInFormat })),
      });
