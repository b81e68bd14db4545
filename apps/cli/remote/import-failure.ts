import type { Language } from '#cards';
import { formatMessage, sanitize } from '#text';
import { IMPORT_MESSAGES } from '../messages/import.js';
import { ChangedError } from './upload-body.js';
import type { HttpClient, ServerResponse } from './http-client.js';
import { errorCodes } from './retry.js';

/** The reason why a log could not be imported: a code for scripts and a text for users. */
export class ImportFailure extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** Whether every other log would fail for the same reason. */
    readonly affectsAll = false,
  ) {
    super(sanitize(message));
  }
}

/** The failure of a log that cannot be read. */
export const readFailure = (error: unknown, language: Language): ImportFailure =>
  new ImportFailure(
    'not-read',
    formatMessage(IMPORT_MESSAGES.unreadable, language, { reason: reasonOf(error) }),
  );

/** The failure of a connection. */
export const connectionFailure = (error: unknown, server: HttpClient, language: Language): ImportFailure => {
  if (error instanceof ImportFailure) return error;
  if (error instanceof ChangedError) return new ImportFailure('changed', IMPORT_MESSAGES.changed[language]);
  const codes = errorCodes(error);
  const fail = (reason: 'noServer' | 'unknownHost' | 'connectionBroke'): ImportFailure => {
    const { name, address } = server;
    const values = { server: name, host: address.hostname, reason: codes[0] ?? reasonOf(error) };
    return new ImportFailure(
      reason === 'connectionBroke' ? 'broken-off' : 'unreachable',
      formatMessage(IMPORT_MESSAGES[reason], language, values),
      true,
    );
  };
  if (codes.includes('ECONNREFUSED')) return fail('noServer');
  return fail(codes.includes('ENOTFOUND') || codes.includes('EAI_AGAIN') ? 'unknownHost' : 'connectionBroke');
};

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

/** The failure that a response of the server describes. */
export const responseFailure = (
  { status, text }: ServerResponse,
  server: HttpClient,
  language: Language,
): ImportFailure => {
  const problem = parseProblem(text);
  const values = { server: server.name, status: String(status), detail: problem?.detail ?? '' };
  if (problem === null)
    return new ImportFailure(
      'no-floorman',
      formatMessage(IMPORT_MESSAGES.otherService, language, values),
      true,
    );
  const message = status === UNAUTHORIZED ? IMPORT_MESSAGES.unauthorized : IMPORT_MESSAGES.refused;
  const affectsAll = status === UNAUTHORIZED || status === FORBIDDEN;
  return new ImportFailure(problem.code, formatMessage(message, language, values), affectsAll);
};

/** Code and detail of problem details (RFC 9457); null for any other text. */
const parseProblem = (text: string): { code: string; detail: string } | null => {
  const problem = parseResponse(text);
  if (typeof problem !== 'object' || problem === null) return null;
  if (!('code' in problem) || typeof problem.code !== 'string') return null;
  const title = 'title' in problem && typeof problem.title === 'string' ? problem.title : problem.code;
  const detail = 'detail' in problem && typeof problem.detail === 'string' ? problem.detail : title;
  return { code: problem.code, detail };
};

/** The JSON of a response; null for any other text. */
export const parseResponse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
