import type { Language } from '#cards';
import { formatMessage, sanitize } from '#text';
import { codesOf } from './retry.js';
import { ChangedError } from './upload-body.js';
import type { Answer, Server } from './http-client.js';
import { PHRASES } from '../messages/import.js';

/** A log that did not become an import: a code for scripts, a sentence for people. */
export class ImportFailure extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** Whether it would be the same with every other log. */
    readonly hopeless = false,
  ) {
    super(sanitize(message));
  }
}

/** What is wrong with a log that cannot be read. */
export const unreadable = (error: unknown, language: Language): ImportFailure =>
  new ImportFailure('not-read', formatMessage(PHRASES['not-read'], language, { reason: reasonOf(error) }));

/** What is wrong with a connection. */
export const broken = (error: unknown, server: Server, language: Language): ImportFailure => {
  if (error instanceof ImportFailure) return error;
  if (error instanceof ChangedError) return new ImportFailure('changed', PHRASES.changed[language]);
  const codes = codesOf(error);
  const say = (phrase: 'refused' | 'unknown' | 'broke'): ImportFailure => {
    const { name, address } = server;
    const values = { server: name, host: address.hostname, reason: codes[0] ?? reasonOf(error) };
    return new ImportFailure(
      phrase === 'broke' ? 'broken-off' : 'unreachable',
      formatMessage(PHRASES[phrase], language, values),
      true,
    );
  };
  if (codes.includes('ECONNREFUSED')) return say('refused');
  return say(codes.includes('ENOTFOUND') || codes.includes('EAI_AGAIN') ? 'unknown' : 'broke');
};

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

/** What a server says that did not take a log, or does not tell of it. */
export const refused = ({ status, text }: Answer, server: Server, language: Language): ImportFailure => {
  const problem = problemOf(text);
  const values = { server: server.name, status: String(status), detail: problem?.detail ?? '' };
  if (problem === null)
    return new ImportFailure('no-floorman', formatMessage(PHRASES.stranger, language, values), true);
  const phrase = status === UNAUTHORIZED ? PHRASES.unauthorized : PHRASES.answered;
  const hopeless = status === UNAUTHORIZED || status === FORBIDDEN;
  return new ImportFailure(problem.code, formatMessage(phrase, language, values), hopeless);
};

/** Problem details (RFC 9457), as far as they are told; null for what is none. */
const problemOf = (text: string): { code: string; detail: string } | null => {
  const problem = parsed(text);
  if (typeof problem !== 'object' || problem === null) return null;
  if (!('code' in problem) || typeof problem.code !== 'string') return null;
  const title = 'title' in problem && typeof problem.title === 'string' ? problem.title : problem.code;
  const detail = 'detail' in problem && typeof problem.detail === 'string' ? problem.detail : title;
  return { code: problem.code, detail };
};

/** JSON of a server, whatever it is; null where it is none. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
