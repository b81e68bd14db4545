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
import { HandRepository, type HandFilter, type HandSource, type StoredHand } from '#storage';
import { Injectable } from '@nestjs/common';
import type { Language } from '../http/language.js';
import { ProblemError } from '../http/problem.js';
import { iteratePages, type ListPage } from '../http/streaming.js';
import { noHand } from './hand-problems.js';
import { mergeCards, recordOf, type StoredRecord } from './stored-hand.dto.js';
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

/** The hands of all imports. */
@Injectable()
export class StoredHandsService {
  constructor(private readonly hands: HandRepository) {}

  /** A page of records, and the cursor of the next page. If the records are long, the page has fewer than `limit`. */
  async page(
    workspaceId: string,
    filter: HandFilter,
    after: number,
    limit: number,
    language: Language,
  ): Promise<ListPage<StoredRecord, string>> {
    const { items, next } = await this.queryPage(workspaceId, filter, after, limit);
    return {
      items: items.map((hand) => recordOf(hand, language)),
      next: next === null ? null : String(next),
    };
  }

  /** The records after a cursor as lines of JSON: all of them, or up to `maxItems`. */
  async *lines(
    workspaceId: string,
    filter: HandFilter,
    after: number,
    maxItems: number | undefined,
    language: Language,
  ): AsyncGenerator<string, void, undefined> {
    const pages = iteratePages(
      after,
      QUERY_LIMIT,
      (from, limit) => this.queryPage(workspaceId, filter, from, limit),
      maxItems,
    );
    for await (const hands of pages)
      yield hands.map((hand) => `${JSON.stringify(recordOf(hand, language))}\n`).join('');
  }

  private async queryPage(
    workspaceId: string,
    filter: HandFilter,
    after: number,
    limit: number,
  ): Promise<ListPage<StoredHand, number>> {
    const { hands, nextId } = await this.hands.list(workspaceId, filter, after, limit);
    return { items: hands, next: nextId === null ? null : (hands.at(-1)?.id ?? null) };
  }

  /** A hand with the known cards of its other views, and the ids of these views. */
  async one(
    workspaceId: string,
    id: number,
    language: Language,
  ): Promise<StoredRecord & { readonly views: readonly string[] }> {
    const copies = await this.hands.findWithViews(workspaceId, id);
    const found = copies.find((hand) => hand.id === id);
    if (found === undefined) throw noHand();
    const views = copies.filter((hand) => hand.id !== id && hand.copyKind !== 'conflicting-copy');
    const others = found.copyKind === 'conflicting-copy' ? [] : views;
    const merged = mergeCards(
      recordOf(found, language),
      others.map((hand) => recordOf(hand, language)),
    );
    return { ...merged, views: others.map((hand) => String(hand.id)) };
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
    const { views: _views, ...record } = await this.one(workspaceId, id, language);
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
        errors: refused.missing.map((pointer) => ({ pointer, message: MESSAGES.noPlaceInFormat })),
      });
