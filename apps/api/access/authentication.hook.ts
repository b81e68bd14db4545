import { fillMessage } from '#text';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#runtime';
import { ProblemError } from '../http/problem.js';
import { AuthenticatorService, keyIn } from './authenticator.service.js';
import { isLocalRequest } from './local-request.js';
import { notLocal, unauthorized } from './access-problems.js';
import { MESSAGES } from '../messages.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The address that it came from, an IPv6 network as one; read at once, for whoever has left has none any more. */
    address: string;
  }
}

const MINUTE_MS = 60_000;
/** Wrong keys that an address may try in a minute. */
const WRONG_KEYS = 20;

/** Monitors are always answered: a service that is busy must not look like one that is dead. */
const PROBES = ['/health/live', '/health/ready'];
/** What anybody may read: what the service offers, not what it holds. */
const PUBLIC = /^\/(index\.html|assets\/.*|docs(\/.*)?|openapi\.json)?$/;

/**
 * The gate before every route: finds out who asks, and whether too often, before a byte of the body is read. What he may do
 * is the guard's to say. A path that there is not is no secret, and falls through to its 404.
 */
export async function registerAuthentication(app: NestFastifyApplication, config: Config): Promise<void> {
  // It counts some thousand keys and addresses at a time; beyond them whoever was heard of longest ago starts afresh.
  await app.register(rateLimit, { global: false });
  const server = app.getHttpAdapter().getInstance();
  const authenticator = app.get(AuthenticatorService, { strict: false });
  const limits = limitsOf(server, config);

  server.decorateRequest('address', '');
  server.addHook('onRequest', async (request, reply) => {
    request.address = normalizeIP(request.ip ?? '');
    const { url } = request.routeOptions;
    if (url !== undefined && PROBES.includes(url)) return;
    const { authorization } = request.headers;
    const isOpen = request.is404 || (url !== undefined && PUBLIC.test(url));
    if (!isOpen) {
      // Beyond the count of guesses only keys are looked at that may be right.
      const isOneTooMany = authorization !== undefined && (await limits.wrongKeys.isUsedUp(request));
      if (isOneTooMany && !(await authenticator.mayBeRight(authorization)))
        await limits.wrongKeys.count(request);
      const access = await authenticator.admit(authorization);
      if (access !== null) {
        request.access = access;
        request.log = reply.log = request.log.child({ key: access.keyId, workspace: access.workspaceId });
      }
    }
    await limits.requests.count(request);
    if (request.access?.keyId === null && !isLocalRequest(request.headers)) throw notLocal();
    if (isOpen || request.access !== undefined) return;
    if (authorization !== undefined) await limits.wrongKeys.count(request);
    throw unauthorized(authorization !== undefined && keyIn(authorization) !== null);
  });
}

/** A count of requests within a minute. */
interface Limit {
  /** Counts a request; throws where it is one too many. */
  count(request: FastifyRequest): Promise<void>;
  /** Whether the next one would be one too many. */
  isUsedUp(request: FastifyRequest): Promise<boolean>;
}

const UNLIMITED: Limit = { count: () => Promise.resolve(), isUsedUp: () => Promise.resolve(false) };

const limitsOf = (
  server: FastifyInstance,
  { rateLimit: most }: Config,
): Readonly<Record<'requests' | 'wrongKeys', Limit>> => {
  const limit = (
    what: keyof typeof TOO_MANY,
    max: number,
    whose: (request: FastifyRequest) => string,
  ): Limit => {
    const look = server.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator: whose });
    return {
      count: async (request) => {
        const counted = await look(request);
        if (!counted.isAllowed && counted.isExceeded) throw tooMany(what, counted.ttlInSeconds);
      },
      isUsedUp: async (request) => {
        const counted = await look(request, { increment: false });
        return !counted.isAllowed && counted.remaining === 0;
      },
    };
  };
  return {
    requests:
      most === 0 ? UNLIMITED : limit('requests', most, (request) => request.access?.keyId ?? request.address),
    wrongKeys: limit('wrongKeys', WRONG_KEYS, ({ address }) => address),
  };
};

const TOO_MANY = { requests: 'tooManyRequests', wrongKeys: 'tooManyWrongKeys' } as const;

const tooMany = (what: keyof typeof TOO_MANY, seconds: number): ProblemError =>
  new ProblemError('too-many-requests', {
    detail: fillMessage(MESSAGES[TOO_MANY[what]], { seconds: String(seconds) }),
    headers: { 'retry-after': String(Math.max(1, seconds)) },
  });
