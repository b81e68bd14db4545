import { fillMessage } from '#text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { findForbiddenKey, forbiddenKeyAt, isNestedTooDeep, jsonErrorIn, TOO_DEEP } from '#contracts';
import type { Message } from '#cards';
import { ProblemError } from './problem.js';
import { MESSAGES } from '../messages.js';

export interface BodyLimits {
  /** The most bytes of a body. */
  readonly size: number;
  /** Milliseconds within which the body must arrive. */
  readonly time: number;
}

type Parsed = (error: Error | null, body?: unknown) => void;

/**
 * Replaces the parsers of Fastify: JSON (strict UTF-8, no prototype poisoning), bytes or a stream, as the route requires.
 * See route-config.decorators.ts.
 */
export function registerBodyParsers(server: FastifyInstance, limits: BodyLimits): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();

  const json = (request: FastifyRequest, payload: Readable, done: Parsed): void => {
    if (bodyKindOf(request) === 'stream') {
      done(null, payload);
      return;
    }
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') {
      done(new ProblemError('unsupported-media-type', { detail: MESSAGES.encodedJson }));
      return;
    }
    collect(request, payload, limits).then((bytes) => {
      const text = decodeUtf8(bytes);
      // Some clients send a content type with every request.
      if (bytes.length === 0 && request.method === 'DELETE') done(null);
      else if (text === undefined) done(new ProblemError('malformed-json', { detail: MESSAGES.notUtf8 }));
      else if (isNestedTooDeep(text)) done(new ProblemError('malformed-json', TOO_DEEP));
      else void parseJson(request, text, (error, body) => done(error && jsonProblem(text, error), body));
    }, done);
  };
  server.addContentTypeParser('application/json', json);
  server.addContentTypeParser(/^application\/[a-z0-9.-]+\+json/i, json);

  server.addContentTypeParser('*', (request: FastifyRequest, payload: Readable, done: Parsed) => {
    const type = request.headers['content-type'] ?? '';
    const kind = bodyKindOf(request);
    if (kind === 'stream') {
      done(null, payload);
    } else if (kind === undefined || type.toLowerCase().startsWith('multipart/')) {
      done(new ProblemError('unsupported-media-type', { detail: unsupportedType(type, kind) }));
    } else {
      collect(request, payload, limits).then((bytes) => {
        done(null, bytes);
      }, done);
    }
  });
}

/** The problem of invalid JSON or of a forbidden key; Fastify does not distinguish them. */
function jsonProblem(text: string, error: Error): Error {
  const pointer = findForbiddenKey(tryParse(text));
  if (pointer === null) return brokenJson(text) ?? error;
  return new ProblemError('invalid-request', forbiddenKeyAt(pointer));
}

/**
 * The problem of a text that is not JSON: the line, and what was expected there. Null if the text is valid or empty.
 *
 * @param before number of lines of the body before the text
 */
export function brokenJson(text: string, before = 0): ProblemError | null {
  const occurrence = jsonErrorIn(text, before);
  return occurrence === null ? null : new ProblemError('malformed-json', occurrence);
}

/** The problem of a body that ends before its last byte. */
export const bodyInterrupted = (): ProblemError =>
  new ProblemError('malformed-request', {
    detail: MESSAGES.bodyInterrupted,
  });

const unsupportedType = (type: string, kind: 'bytes' | undefined): Message => {
  if (kind === 'bytes') return fillMessage(MESSAGES.bytesExpected, { type });
  return type === '' ? MESSAGES.jsonExpectedUntyped : fillMessage(MESSAGES.jsonExpected, { type });
};

/** Parses JSON; undefined if it is invalid. */
function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function bodyKindOf(request: FastifyRequest): 'bytes' | 'stream' | undefined {
  return request.routeOptions.config.body;
}

function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads a whole body within its limits. */
function collect(request: FastifyRequest, payload: Readable, limits: BodyLimits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const tooLarge = new ProblemError('body-too-large', {
      detail: fillMessage(bodyKindOf(request) === 'bytes' ? MESSAGES.logTooLarge : MESSAGES.bodyTooLarge, {
        bytes: String(limits.size),
      }),
    });
    if (Number(request.headers['content-length']) > limits.size) {
      reject(tooLarge);
      return;
    }
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      payload.off('data', onData).off('end', onEnd).off('close', onClose);
      settle();
    };
    const fail = (error: Error): void => {
      end(() => {
        reject(error);
      });
    };
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > limits.size) fail(tooLarge);
      else chunks.push(chunk);
    };
    const onEnd = (): void => {
      end(() => {
        resolve(Buffer.concat(chunks, size));
      });
    };
    const onClose = (): void => {
      fail(bodyInterrupted());
    };
    const timer = setTimeout(() => {
      fail(
        new ProblemError('request-timeout', {
          detail: fillMessage(MESSAGES.bodyTimeout, { milliseconds: String(limits.time) }),
        }),
      );
    }, limits.time);
    // 'close' follows 'error'. The listener of 'error' stays, because an error without a listener ends the process.
    payload.on('error', () => undefined);
    payload.on('data', onData).on('end', onEnd).on('close', onClose);
  });
}
