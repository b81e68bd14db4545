export { deliveryErrors } from './delivery-errors.js';
export { equityJobErrors } from './equity-job-errors.js';
export { importErrors } from './import-errors.js';
export { WebhookEvent, webhookBody } from './webhook-event.js';
export { ImportResponse, ENDED, importResponse } from './import-status.js';
export { findForbiddenKey } from './forbidden-key.js';
export { JSON_MESSAGES } from './json-messages.js';
export { pointerTo } from './json-pointer.js';
export {
  forbiddenKeyAt,
  jsonErrorIn,
  type ParsedJson,
  parseJsonBytes,
  type Refusal,
  TOO_DEEP,
} from './json-text.js';
export { isNestedTooDeep } from './nesting.js';
export {
  makeProblem,
  Problem,
  PROBLEM_KINDS,
  type ProblemCode,
  ProblemDetail,
  type ProblemIssue,
  type ProblemOccurrence,
  statusOf,
} from './problem.js';
