export { Client } from './client.js';
export type { ServerEvent } from './events.js';
export {
  type FollowOptions,
  hasEnded,
  type Outcome,
  type Pause,
  pauseByTimer,
  type Task,
  type TaskPath,
} from './follow.js';
export type * from './generated/openapi.js';
export type { ByteStream } from './lines.js';
export type {
  Bytes,
  Fetch,
  JsonPath,
  Method,
  Operation,
  OptionsArgument,
  OptionsOf,
  Path,
  RequestOptions,
  SuccessOf,
  ValueOf,
} from './operations.js';
export type { ItemOf, ListOptions, ListPath } from './pages.js';
export { isTemporary, type Problem, type ProblemCode, ProblemError, UNREACHABLE } from './problem.js';
export type { Failure, Reply, Success } from './reply.js';
export type { ClientOptions } from './transport.js';
