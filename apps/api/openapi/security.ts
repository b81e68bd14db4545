import type { OpenAPIObject } from '@nestjs/swagger';
import { SCOPE_EXTENSION, USUAL_SCOPE } from '../access/access.decorators.js';
import type { ProblemCode } from '../http/problem.js';
import { problemResponses } from './response.decorators.js';

/** What the security scheme is called in the document. */
export const SCHEME = 'key';

export const KEYS =
  'A key of the API, made by "floorman keys create". As long as there is none the service asks for none, and listens on its own ' +
  'machine alone. The scope that a route needs is its ' +
  `${SCOPE_EXTENSION}: read, import, equity or admin; a key with admin has all, and a route with none is open to everybody.`;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const PROTECTED: readonly ProblemCode[] = [
  'invalid-request',
  'unauthorized',
  'forbidden',
  'too-many-requests',
  'unavailable',
];

/** Says of every route what it needs to be let in, and what it answers those whom it does not. */
export function documentAccess({ paths }: OpenAPIObject): void {
  for (const path of Object.values(paths)) {
    for (const method of METHODS) {
      const operation = path[method];
      if (operation === undefined) continue;
      const extensions = operation as { [SCOPE_EXTENSION]?: string };
      extensions[SCOPE_EXTENSION] ??= USUAL_SCOPE;
      if (extensions[SCOPE_EXTENSION] === 'none') continue;
      operation.security = [{ [SCHEME]: [] }];
      operation.responses = { ...Object.fromEntries(problemResponses(PROTECTED)), ...operation.responses };
    }
  }
}
