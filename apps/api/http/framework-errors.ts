import type { Message } from '#cards';
import { codeOfStatus, ProblemError, type ProblemCode } from './problem.js';
import { MESSAGES } from '../messages.js';

/** What Fastify and Nest refuse by themselves, by the names of their errors, in words of ours: theirs are English only. */
const REFUSALS: Readonly<Record<string, readonly [code: ProblemCode, detail: Message]>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed-json', MESSAGES.emptyJson],
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed-json', MESSAGES.invalidJson],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported-media-type', MESSAGES.invalidContentType],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed-request', MESSAGES.wrongContentLength],
  FST_ERR_BAD_URL: ['malformed-request', MESSAGES.unreadableAddress],
  FST_ERR_MAX_PARAM_LENGTH: ['uri-too-long', MESSAGES.longPathSegment],
  // Nest throws it for requests that pages of other sites have browsers send; our own refusals are no exceptions of Nest.
  ForbiddenException: ['forbidden', MESSAGES.crossSite],
};

/**
 * The problem for a refusal of the framework's. What it says itself is not passed on: of errors of the server it may tell what
 * it should not, of others it is in one language.
 *
 * @param name the error's code or name
 */
export const frameworkProblem = (name: string, status: number): ProblemError => {
  const known = Object.hasOwn(REFUSALS, name) ? REFUSALS[name] : undefined;
  if (known !== undefined) return new ProblemError(known[0], { detail: known[1] });
  if (status >= 400 && status < 500) return new ProblemError(codeOfStatus(status));
  return new ProblemError(status === 503 ? 'unavailable' : 'internal-error');
};
