import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#runtime';
import { fillMessage } from '#text';
import { ProblemError } from '../http/problem.js';
import { MESSAGES } from '../messages.js';
import { notLocal, unauthorized } from './access-problems.js';
import { AuthenticatorService, bearerKey } from './authenticator.service.js';
import { isLocalRequest } from './local-request.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The address of the client, for IPv6 its network; a client that has disconnected has no address any more. */
    address: string;
  }
}

const MINUTE_MS = 60_000;
/** Wrong keys that an address may send in a minute. */
const MAX_WRONG_KEYS = 20;

/** Probes are always answered: a busy service must not look like a dead one. */
const PROBES = ['/health/live', '/health/ready'];
/** Paths that need no key: they show what the service offers, not its data. */
const PUBLIC = /^\/(index\.html|assets\/.*|docs(\/.*)?|openapi\.json)?$/;

/**
 * Authenticates requests and limits their rate, before the body is read. The AccessGuard then checks the scopes. Unknown
 * paths are no secret: they need no key and get their 404.
 */
export async function registerAuthentication(app: NestFastifyApplication, settings: Config): Promise<void> {
  // It counts some thousand keys and addresses; beyond them, those unused for longest start again.
  await app.register(rateLimit, { global: false });
  const server = app.getHttpAdapter().getInstance();
  const authenticator = app.get(AuthenticatorService, { strict: false });
  const limits = limitsOf(server, settings);

  server.decorateRequest('address', '');
  server.addHook('onRequest', async (request, reply) => {
    request.address = normalizeIP(request.ip ?? '');
    const { url, config } = request.routeOptions;
    if (url !== undefined && PROBES.includes(url)) return;
    const { authorization } = request.headers;
    const isOpen = request.is404 || config.open === true || (url !== undefined && PUBLIC.test(url));
    if (!isOpen) {
      // After too many wrong keys, only keys with a known id are checked.
      const isOneTooMany = authorization !== undefined && (await limits.wrongKeys.isUsedUp(request));
      if (isOneTooMany && !(await authenticator.hasKnownId(authorization)))
        await limits.wrongKeys.count(request);
      const access = await authenticator.authenticate(authorization);
      if (access !== null) {
        request.access = access;
        request.log = reply.log = request.log.child({ key: access.keyId, workspace: access.workspaceId });
      }
    }
    await limits.requests.count(request);
    if (request.access?.keyId === null && !isLocalRequest(request.headers)) throw notLocal();
    if (isOpen || request.access !== undefined) return;
    if (authorization !== undefined) await limits.wrongKeys.count(request);
    throw unauthorized(authorization !== undefined && bearerKey(authorization) !== null);
  });
}

/** A limit of requests within a minute. */
interface RateLimit {
  /** Counts a request. @throws ProblemError beyond the limit */
  count(request: FastifyRequest): Promise<void>;
  /** Whether the next request is beyond the limit. */
  isUsedUp(request: FastifyRequest): Promise<boolean>;
}

const UNLIMITED: RateLimit = { count: () => Promise.resolve(), isUsedUp: () => Promise.resolve(false) };

const limitsOf = (
  server: FastifyInstance,
  { rateLimit: maxRequests }: Config,
): Readonly<Record<'requests' | 'wrongKeys', RateLimit>> => {
  const limit = (
    message: 'tooManyRequests' | 'tooManyWrongKeys',
    max: number,
    keyGenerator: (request: FastifyRequest) => string,
  ): RateLimit => {
    const check = server.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator });
    return {
      count: async (request) => {
        const result = await check(request);
        if (!result.isAllowed && result.isExceeded) throw tooMany(message, result.ttlInSeconds);
      },
      isUsedUp: async (request) => {
        const result = await check(request, { increment: false });
        return !result.isAllowed && result.remaining === 0;
      },
    };
  };
  return {
    requests:
      maxRequests === 0
        ? UNLIMITED
        : limit('tooManyRequests', maxRequests, (request) => request.access?.keyId ?? request.address),
    wrongKeys: limit('tooManyWrongKeys', MAX_WRONG_KEYS, ({ address }) => address),
  };
};

const tooMany = (message: 'tooManyRequests' | 'tooManyWrongKeys', seconds: number): ProblemError =>
  new ProblemError('too-many-requests', {
    detail: fillMessage(MESSAGES[message], { seconds: String(seconds) }),
    headers: { 'retry-after': String(Math.max(1, seconds)) },
  });
