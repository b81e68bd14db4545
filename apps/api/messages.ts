import type { Catalogue } from '#text';
import { EQUITY_MESSAGES } from './messages/equity.js';
import { REQUEST_MESSAGES } from './messages/requests.js';
import { RESOURCE_MESSAGES } from './messages/resources.js';

/** The messages of the API. The titles of problems are in http/problem.ts. */
export const MESSAGES = {
  ...REQUEST_MESSAGES,
  ...RESOURCE_MESSAGES,
  ...EQUITY_MESSAGES,
} as const satisfies Catalogue;
