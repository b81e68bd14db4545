/**
 * Errors of a source, before any hand is read:
 * - `truncated-archive`: the archive ends before its own end mark; the text before it is usable.
 * - `corrupt-archive`: a checksum, a length or the compressed data itself is wrong.
 * - `unsupported-archive`: another kind of archive, an encrypted member, another compression method, an archive inside an archive.
 * - `archive-bomb`: the archive exceeds a limit on expansion, on the number of members or on the length of their names.
 * - `unsafe-path`: a zip member whose name points outside the archive.
 * - `zip-needs-random-access`: a zip came as a stream; its directory is at the end, so the caller must spool it first.
 * - `binary`: the bytes are not text.
 * - `read-failed`: the caller's stream or reader failed or ended early.
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
  /** Details in English, for use after a colon; empty if the code is enough. */
  readonly message: string;
  /** The zip member with the error; null for the whole input. */
  readonly member: string | null;
  /** The line on which the text breaks off, from 1, if text was decoded before. */
  readonly line?: number;
}

/** Builds a `SourceError`. */
export function sourceError(code: SourceErrorCode, message: string, member: string | null): SourceError {
  return { code, message, member };
}

/** Whether a value is a `SourceError` and not a member, a block or bytes. */
export function isSourceError(value: object): value is SourceError {
  return 'code' in value && 'message' in value;
}

/** The text of an exception of other code. */
export function errorText(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
