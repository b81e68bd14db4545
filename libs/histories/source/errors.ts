/**
 * What can be wrong with a source before any hand is read:
 * - `truncated-archive`: the archive ends before its own end mark; what was decoded before stays usable.
 * - `corrupt-archive`: a checksum, a length or the compressed data itself is wrong.
 * - `unsupported-archive`: another kind of archive, an encrypted member, another compression method, an archive inside an archive.
 * - `archive-bomb`: a limit on expansion, on the number of members or on the length of their names was passed.
 * - `unsafe-path`: a zip member whose name points outside the archive.
 * - `zip-needs-random-access`: a zip came as a stream; its directory lies at the end, so it has to be spooled first.
 * - `binary`: the bytes are no text.
 * - `read-failed`: the caller's own stream or reader failed or ended early.
 */
export type SourceErrorCode =
  | 'truncated-archive'
  | 'corrupt-archive'
  | 'unsupported-archive'
  | 'archive-bomb'
  | 'unsafe-path'
  | 'zip-needs-random-access'
  | 'binary'
  | 'read-failed';

/** An error of the source, as a value. */
export interface SourceError {
  readonly code: SourceErrorCode;
  /** What exactly is wrong, in English, to stand behind a colon; empty where the code says it all. */
  readonly message: string;
  /** The zip member it belongs to; null when it belongs to the whole input. */
  readonly member: string | null;
  /** The 1-based line on which the text broke off, where text had been decoded before. */
  readonly line?: number;
}

/** Builds a `SourceError`. */
export function sourceError(code: SourceErrorCode, message: string, member: string | null): SourceError {
  return { code, message, member };
}

/** Tells a `SourceError` from the members, blocks or bytes it travels among. */
export function isSourceError(value: object): value is SourceError {
  return 'code' in value && 'message' in value;
}

/** The text of something thrown by code that is not ours. */
export function errorText(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
