/** Data of the first workspace, which the other workspace must not see. */
export interface Owned {
  readonly importId: string;
  readonly handId: string;
  readonly player: string;
  readonly equityJobId: string;
  readonly webhookId: string;
  readonly keyId: string;
  readonly workspaceId: string;
  /** An Idempotency-Key under which the first workspace has sent its log. */
  readonly idempotencyKey: string;
}

export interface Example {
  /** Path and query. */
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The response that the other workspace gets: `empty` is a list without items, in any format. */
  readonly expected: 400 | 403 | 404 | 'empty' | 'its own';
}

const json = { 'content-type': 'application/json' };

/** The response is the same for all workspaces. */
const common = (path: string, body?: object): Example[] => [
  {
    path,
    expected: 'its own',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: json }),
  },
];

const hidden = (...paths: readonly string[]): Example[] => paths.map((path) => ({ path, expected: 404 }));
const empty = (...paths: readonly string[]): Example[] => paths.map((path) => ({ path, expected: 'empty' }));

/**
 * For every route of the OpenAPI document, requests of the other workspace for data of the first one. A route without an example
 * fails the test: a new route needs an example here.
 */
export const examplesOf = ({
  importId,
  handId,
  player,
  equityJobId,
  webhookId,
  keyId,
  workspaceId,
  idempotencyKey,
}: Owned): Readonly<Record<string, readonly Example[]>> => {
  const name = encodeURIComponent(player);
  return {
    'GET /health/live': common('/health/live'),
    'GET /health/ready': common('/health/ready'),
    'POST /v1/keys': [
      ...common('/v1/keys', { name: 'of its own', scopes: ['read'] }),
      {
        path: '/v1/keys',
        body: JSON.stringify({ name: 'of the other', workspace: 'one', scopes: ['read'] }),
        headers: json,
        expected: 403,
      },
    ],
    'GET /v1/keys': [...common('/v1/keys'), ...empty('/v1/keys?workspace=one')],
    'GET /v1/keys/{id}': hidden(`/v1/keys/${keyId}`),
    'DELETE /v1/keys/{id}': hidden(`/v1/keys/${keyId}`),
    'POST /v1/workspaces': common('/v1/workspaces', { name: 'a third' }),
    'GET /v1/workspaces': [
      ...common('/v1/workspaces'),
      { path: `/v1/workspaces?cursor=${workspaceId}`, expected: 400 },
    ],
    'GET /v1/workspaces/{id}': hidden(`/v1/workspaces/${workspaceId}`),
    'DELETE /v1/workspaces/{id}': hidden(`/v1/workspaces/${workspaceId}`),
    'GET /metrics': common('/metrics'),
    'GET /v1/formats': common('/v1/formats'),
    'GET /v1/profiles': common('/v1/profiles'),
    'GET /v1/rules': common('/v1/rules'),
    'GET /v1/rules/{id}': common('/v1/rules/R-BET-6'),
    'GET /v1/schemas': common('/v1/schemas'),
    'GET /v1/schemas/{name}': common('/v1/schemas/hand'),
    'GET /v1/variants': common('/v1/variants'),
    'POST /v1/variants/validate': common('/v1/variants/validate', { id: 'mine' }),
    'POST /v1/evaluations': common('/v1/evaluations', { game: 'holdem', hands: ['AhKh'] }),
    'POST /v1/equity': common('/v1/equity', {
      game: 'holdem',
      players: [{ hand: 'AhKh' }, { hand: 'QsQd' }],
      board: 'Ts9h2c',
    }),
    'POST /v1/equity/batch': [
      {
        path: '/v1/equity/batch',
        body: '{"game":"holdem","players":[{"hand":"AhKh"},{"hand":"QsQd"}],"board":"Ts9h2c"}',
        headers: { 'content-type': 'application/x-ndjson' },
        expected: 'its own',
      },
    ],
    'GET /v1/ranges/classes': common('/v1/ranges/classes'),
    'POST /v1/ranges': common('/v1/ranges', { game: 'holdem', range: 'QQ+,AKs' }),
    'POST /v1/showdowns': common('/v1/showdowns', {
      game: 'holdem',
      board: '2c 7d Ks 9h 3d',
      players: [
        { contributed: '1', cards: 'AhKh' },
        { contributed: '1', cards: '7h7c' },
      ],
    }),
    'GET /v1/rulings/incidents': common('/v1/rulings/incidents'),
    'POST /v1/rulings': common('/v1/rulings', {
      profile: 'roberts',
      incident: { type: 'deck-short' },
    }),
    'POST /v1/hands': [
      {
        path: '/v1/hands',
        body: 'no hand at all',
        headers: { 'content-type': 'text/plain' },
        expected: 'its own',
      },
    ],
    'POST /v1/hands/equity': [
      {
        path: '/v1/hands/equity',
        body: 'no hand at all',
        headers: { 'content-type': 'text/plain' },
        expected: 'its own',
      },
    ],
    'GET /v1/hands': empty(
      '/v1/hands',
      '/v1/hands?format=ndjson',
      '/v1/hands?status=audited,cancelled,rejected,duplicate',
      `/v1/hands?import=${importId}`,
      `/v1/hands?import=${importId}&format=ndjson`,
      `/v1/hands?player=${name}`,
      `/v1/hands?cursor=${Number(handId) - 1}`,
      '/v1/hands?finding=short-raise',
    ),
    'GET /v1/hands/{id}': hidden(`/v1/hands/${handId}`),
    'GET /v1/hands/{id}/replay': hidden(`/v1/hands/${handId}/replay`),
    'GET /v1/hands/{id}/equity': hidden(`/v1/hands/${handId}/equity`),
    'GET /v1/hands/{id}/source': hidden(`/v1/hands/${handId}/source`),
    'GET /v1/hands/{id}/export': hidden(
      `/v1/hands/${handId}/export`,
      `/v1/hands/${handId}/export?format=pokerstars`,
    ),
    'GET /v1/imports': [
      ...empty('/v1/imports'),
      // A cursor of another workspace is invalid.
      { path: `/v1/imports?cursor=${importId}`, expected: 400 },
    ],
    'GET /v1/imports/{id}': hidden(`/v1/imports/${importId}`),
    'GET /v1/imports/{id}/events': hidden(`/v1/imports/${importId}/events`),
    'GET /v1/imports/{id}/export': hidden(`/v1/imports/${importId}/export?format=parquet`),
    'GET /v1/imports/{id}/report': hidden(
      `/v1/imports/${importId}/report`,
      `/v1/imports/${importId}/report?format=html`,
    ),
    'GET /v1/imports/{id}/fairness': hidden(
      `/v1/imports/${importId}/fairness`,
      `/v1/imports/${importId}/fairness?by=table`,
    ),
    'GET /v1/imports/{id}/partners': hidden(
      `/v1/imports/${importId}/partners`,
      `/v1/imports/${importId}/partners?all=true`,
    ),
    'GET /v1/imports/{id}/findings': hidden(
      `/v1/imports/${importId}/findings`,
      `/v1/imports/${importId}/findings?format=ndjson`,
      `/v1/imports/${importId}/findings?format=csv`,
      `/v1/imports/${importId}/findings?cursor=0.0`,
      `/v1/imports/${importId}/findings?cursor=0.0&format=csv`,
    ),
    'DELETE /v1/hands/{id}': hidden(`/v1/hands/${handId}`),
    'DELETE /v1/imports/{id}': hidden(`/v1/imports/${importId}`, `/v1/imports/${importId}?data=true`),
    'GET /v1/equity/{id}': hidden(`/v1/equity/${equityJobId}`),
    'GET /v1/equity/{id}/events': hidden(`/v1/equity/${equityJobId}/events`),
    'DELETE /v1/equity/{id}': hidden(`/v1/equity/${equityJobId}`),
    'GET /v1/webhooks': empty('/v1/webhooks'),
    'GET /v1/webhooks/{id}': hidden(`/v1/webhooks/${webhookId}`),
    'GET /v1/webhooks/{id}/deliveries': hidden(`/v1/webhooks/${webhookId}/deliveries`),
    'POST /v1/webhooks/{id}/test': hidden(`/v1/webhooks/${webhookId}/test`),
    'DELETE /v1/webhooks/{id}': hidden(`/v1/webhooks/${webhookId}`),
    'POST /v1/webhooks': common('/v1/webhooks', { url: 'https://hooks.example' }),
    'GET /v1/players': empty('/v1/players', `/v1/players?name=${name}`),
    'GET /v1/players/{name}/stats': hidden(`/v1/players/${name}/stats`),
    'GET /v1/players/{name}/results': hidden(`/v1/players/${name}/results`),
    // Last, because the other workspace then has an import. It uses the key of the first workspace for another log.
    'POST /v1/imports': [
      {
        path: '/v1/imports?name=theirs',
        body: 'another log under the same key',
        headers: { 'content-type': 'text/plain', 'idempotency-key': idempotencyKey },
        expected: 'its own',
      },
    ],
  };
};
