import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { findJsonError } from '#histories';
import { forbiddenKeyIn } from './forbidden-key.js';
import { frameworkProblem } from './framework-errors.js';
import type { Message } from '#cards';
import { ProblemError } from './problem.js';

export interface BodyLimits {
  /** Bytes at most. */
  readonly size: number;
  /** Milliseconds until the last byte must be there. */
  readonly time: number;
}

type Parsed = (error: Error | null, body?: unknown) => void;

/**
 * Replaces Fastify's parsers by ours: JSON (strict UTF-8, no prototype poisoning) and bytes, as each route says it
 * wants them. See route-config.ts.
 */
export function registerBodyParsers(server: FastifyInstance, limits: BodyLimits): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();

  const json = (request: FastifyRequest, payload: Readable, done: Parsed): void => {
    if (wants(request) === 'stream') {
      done(null, payload);
      return;
    }
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') {
      done(new ProblemError('unsupported-media-type', { detail: ENCODED_JSON }));
      return;
    }
    collect(request, payload, limits).then((bytes) => {
      const text = decodeUtf8(bytes);
      // Some clients tell a type of every request.
      if (bytes.length === 0 && request.method === 'DELETE') done(null);
      else if (text === undefined) done(new ProblemError('malformed-json', { detail: NOT_UTF8 }));
      else void parseJson(request, text, (error, body) => done(error && faultOf(text, error), body));
    }, done);
  };
  server.addContentTypeParser('application/json', json);
  server.addContentTypeParser(/^application\/[a-z0-9.-]+\+json/i, json);

  server.addContentTypeParser('*', (request: FastifyRequest, payload: Readable, done: Parsed) => {
    const type = request.headers['content-type'] ?? '';
    const kind = wants(request);
    if (kind === 'stream') {
      done(null, payload);
    } else if (kind === undefined || type.toLowerCase().startsWith('multipart/')) {
      done(new ProblemError('unsupported-media-type', { detail: notTaken(type, kind) }));
    } else {
      collect(request, payload, limits).then((bytes) => {
        done(null, bytes);
      }, done);
    }
  });
}

/** Fastify calls both broken JSON and a forbidden key invalid JSON: the second is well-formed, and says where it is. */
function faultOf(text: string, error: Error): Error {
  const pointer = forbiddenKeyIn(parsed(text));
  if (pointer === null) return brokenJson(text) ?? error;
  return new ProblemError('invalid-request', {
    detail: FORBIDDEN_KEY,
    errors: [{ pointer, message: FORBIDDEN_KEY }],
  });
}

/**
 * Where a text is no JSON, and what was expected there; an empty one is told by the framework.
 *
 * @param before lines of the body that stand before the text
 */
export function brokenJson(text: string, before = 0): ProblemError | null {
  const fault = text === '' ? null : findJsonError(text);
  if (fault === null) return null;
  const { column, expected } = fault;
  const line = before + fault.line;
  const message = {
    en: `column ${column}: ${expected.en} was expected`,
    es: `columna ${column}: se esperaba ${expected.es}`,
  };
  const { code, options } = frameworkProblem('FST_ERR_CTP_INVALID_JSON_BODY', 400);
  return new ProblemError(code, { ...options, errors: [{ line, message }] });
}

export const FORBIDDEN_KEY = {
  en: 'the keys __proto__ and constructor.prototype are not taken',
  es: 'no se admiten las claves __proto__ y constructor.prototype',
} as const;

const ENCODED_JSON = {
  en: 'JSON is taken without a content encoding',
  es: 'el JSON se admite sin codificación de contenido',
} as const;

const LARGER = {
  en: '; import larger logs (POST /v1/imports)',
  es: '; importe los historiales más grandes (POST /v1/imports)',
} as const;

export const NOT_UTF8 = { en: 'the body is not UTF-8', es: 'el cuerpo no es UTF-8' } as const;

/** What is said of a body that ends before its last byte. */
export const brokeOff = (): ProblemError =>
  new ProblemError('malformed-request', {
    detail: { en: 'the body broke off', es: 'el cuerpo se interrumpió' },
  });

const notTaken = (type: string, kind: 'bytes' | undefined): Message => {
  const { en, es } = kind === 'bytes' ? TAKEN.bytes : TAKEN.json;
  return type === ''
    ? {
        en: `a body without a content type is not taken here, but ${en}`,
        es: `aquí no se admite un cuerpo sin tipo de contenido, sino ${es}`,
      }
    : {
        en: `the content type ${type} is not taken here, but ${en}`,
        es: `aquí no se admite el tipo de contenido ${type}, sino ${es}`,
      };
};

/** What is taken instead. */
const TAKEN = {
  json: { en: 'application/json', es: 'application/json' },
  bytes: {
    en: 'the bytes themselves, such as text/plain, or application/json; POST /v1/imports takes forms',
    es: 'los propios bytes, como text/plain, o application/json; POST /v1/imports admite formularios',
  },
} as const;

/** What a text is as JSON; undefined where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wants(request: FastifyRequest): 'bytes' | 'stream' | undefined {
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
    const instead = wants(request) === 'bytes' ? LARGER : { en: '', es: '' };
    const tooLarge = new ProblemError('body-too-large', {
      detail: {
        en: `a body has at most ${String(limits.size)} bytes here${instead.en}`,
        es: `un cuerpo tiene aquí ${String(limits.size)} bytes como mucho${instead.es}`,
      },
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
      fail(brokeOff());
    };
    const timer = setTimeout(() => {
      fail(
        new ProblemError('request-timeout', {
          detail: {
            en: `the body was not there after ${String(limits.time)} ms`,
            es: `el cuerpo no había llegado después de ${String(limits.time)} ms`,
          },
        }),
      );
    }, limits.time);
    // 'error' is followed by 'close'; its listener stays, for an error without one would end the process.
    payload.on('error', () => undefined);
    payload.on('data', onData).on('end', onEnd).on('close', onClose);
  });
}
