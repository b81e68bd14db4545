import type { OpenAPIObject } from '@nestjs/swagger';
import { DEFAULT_SCOPE, SCOPE_EXTENSION } from '../access/access.decorators.js';
import type { ProblemCode } from '../http/problem.js';
import { problemResponses } from './response.decorators.js';

/** The name of the security scheme in the document. */
export const SCHEME = 'key';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The problems that every route with a scope can answer with. */
const PROTECTED: readonly ProblemCode[] = [
  'invalid-request',
  'unauthorized',
  'forbidden',
  'too-many-requests',
  'unavailable',
];

/** Adds the scope of each route to the document, and the problems of requests that lack it. */
export function documentSecurity(document: OpenAPIObject): void {
  document.security = [{ [SCHEME]: [] }];
  for (const path of Object.values(document.paths)) {
    for (const method of METHODS) {
      const operation = path[method];
      if (operation === undefined) continue;
      const extensions = operation as { [SCOPE_EXTENSION]?: string };
      extensions[SCOPE_EXTENSION] ??= DEFAULT_SCOPE;
      if (extensions[SCOPE_EXTENSION] === 'none') operation.security = [];
      else
        operation.responses = { ...Object.fromEntries(problemResponses(PROTECTED)), ...operation.responses };
    }
  }
}
