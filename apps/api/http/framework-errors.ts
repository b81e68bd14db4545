import type { Message } from '#cards';
import { codeOfStatus, ProblemError, type ProblemCode } from './problem.js';
import { MESSAGES } from '../messages.js';

/** Problems for errors of Fastify and Nest, by name. Their own messages are in English only. */
const FRAMEWORK_ERRORS: Readonly<Record<string, readonly [code: ProblemCode, detail: Message]>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed-json', MESSAGES.emptyJson],
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed-json', MESSAGES.invalidJson],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported-media-type', MESSAGES.invalidContentType],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed-request', MESSAGES.wrongContentLength],
  FST_ERR_BAD_URL: ['malformed-request', MESSAGES.unreadableAddress],
  FST_ERR_MAX_PARAM_LENGTH: ['uri-too-long', MESSAGES.longPathSegment],
  // Nest throws it for requests from pages of other sites. The service itself throws no exceptions of Nest.
  ForbiddenException: ['forbidden', MESSAGES.crossSite],
};

/**
 * The problem for an error of the framework. Its message is not passed on: it is in one language, and may reveal internals.
 *
 * @param name the code or name of the error
 */
export const frameworkProblem = (name: string, status: number): ProblemError => {
  const entry = Object.hasOwn(FRAMEWORK_ERRORS, name) ? FRAMEWORK_ERRORS[name] : undefined;
  if (entry !== undefined) return new ProblemError(entry[0], { detail: entry[1] });
  if (status >= 400 && status < 500) return new ProblemError(codeOfStatus(status));
  return new ProblemError(status === 503 ? 'unavailable' : 'internal-error');
};
