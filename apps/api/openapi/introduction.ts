import { SCOPE_EXTENSION } from '../access/access.decorators.js';

/** The introduction of the OpenAPI document. */
export const INTRODUCTION = `Floorman audits poker hand histories and computes equity. It replays every hand through a rules engine, and reports who should have won what and which rule was broken on which line. Logs of any supported site and game can be audited in one request, or imported at any size.

**Authentication.** Send an API key with every request: \`Authorization: Bearer KEY\`. Until the first key exists, the service needs none and only answers requests from its own machine. \`${SCOPE_EXTENSION}\` is the scope that a route needs: \`read\`, \`import\`, \`equity\` or \`admin\`, which includes the others; routes with \`none\` are public.

**Errors.** Every error is \`application/problem+json\` (RFC 9457) with a stable \`code\`. \`errors\` lists what is wrong, with a JSON Pointer or a line each. Messages are in English or Spanish: \`?lang=\`, otherwise \`Accept-Language\`.

**Pagination.** A list is \`{"items": […], "next": cursor}\`, and \`next\` is null on the last page. Pass \`next\` as \`cursor\` to get the next page; the \`Link\` header has its address. A page has up to \`limit\` items, 100 by default.

**Imports.** \`POST /v1/imports\` stores a log of any size and answers 202 as soon as the last byte is durable. Workers audit it; follow the progress with \`GET /v1/imports/{id}\` or its server-sent events. Afterwards its report, findings and hands are available.

**Webhooks.** A webhook gets an event when an import or an equity job has ended, so that nothing needs to be polled. Events are delivered at least once and signed as in Standard Webhooks.`;

/** The tags in the order in which a user needs them. */
export const TAGS = [
  ['hands', 'Audit hands in one request; list, replay and export stored hands'],
  ['imports', 'Import logs of any size; their progress, findings and reports'],
  ['equity', 'Equity of hands and ranges, at once or as a job'],
  ['webhooks', 'Events of imports and equity jobs, sent to an address of your own'],
  ['keys', 'Keys of the API'],
  ['workspaces', 'Workspaces: the data that one group of keys can see'],
  ['evaluation', 'Hand values, and the pots of a showdown'],
  ['rulings', 'What the floor decides about an incident at a live table'],
  ['players', 'The players of the stored hands, and their totals'],
  ['reference', 'Variants, formats, rules, house profiles and JSON Schemas'],
  ['operations', 'Health and metrics'],
] as const;

export const SECURITY_DESCRIPTION =
  'An API key, created with "floorman keys create". Until the first key exists, the service needs none and only answers ' +
  `requests from its own machine. The scope that a route needs is its ${SCOPE_EXTENSION}.`;
