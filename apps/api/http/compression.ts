import { pipeline, Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type BrotliOptions,
  type ZlibOptions,
} from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { parsePreferences } from './quality-values.js';
import { addVary } from './vary.js';

/** Shorter responses fit into one packet. */
const MIN_LENGTH = 1024;

/** Text. Server-sent events are left out: each is short, and has to arrive at once. */
const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/([\w.-]+\+)?(json|x-ndjson))/;

/** Records shrink to a tenth; a higher quality costs much more time than it saves. */
const BROTLI: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP: ZlibOptions = { level: 6 };

interface Encoding {
  readonly whole: (content: string | Buffer) => Promise<Buffer>;
  /** Sends what it has after each part, so that a line arrives as soon as it is known. */
  readonly stream: () => Transform;
}

const brotli = promisify<string | Buffer, BrotliOptions, Buffer>(brotliCompress);
const gzipped = promisify<string | Buffer, ZlibOptions, Buffer>(gzip);

/** The encodings in the order of preference. */
const ENCODINGS: Readonly<Record<'br' | 'gzip', Encoding>> = {
  br: {
    whole: (content) => brotli(content, BROTLI),
    stream: () => createBrotliCompress({ ...BROTLI, flush: constants.BROTLI_OPERATION_FLUSH }),
  },
  gzip: {
    whole: (content) => gzipped(content, GZIP),
    stream: () => createGzip({ ...GZIP, flush: constants.Z_SYNC_FLUSH }),
  },
};
type EncodingName = keyof typeof ENCODINGS;

/** The encoding of a response for a header Accept-Encoding (RFC 9110, 12.5.3); null for none. */
export const acceptedEncoding = (header: string | undefined): EncodingName | null => {
  const preferences = parsePreferences(header);
  const weightOf = (name: string): number =>
    (preferences.find(({ value }) => value === name) ?? preferences.find(({ value }) => value === '*'))
      ?.weight ?? 0;
  const [br, zip] = [weightOf('br'), weightOf('gzip')];
  if (br > 0 && br >= zip) return 'br';
  return zip > 0 ? 'gzip' : null;
};

/** Compresses responses below /v1 and the OpenAPI document for clients that accept it. The page is compressed when it is built. */
export function compressResponses(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const { url, method, headers } = request;
    if (method === 'HEAD' || !(url.startsWith('/v1/') || url.startsWith('/openapi.json'))) return payload;
    if (!isCompressible(reply)) return payload;
    addVary(reply, 'accept-encoding');
    const name = acceptedEncoding(headers['accept-encoding']);
    if (name === null) return payload;
    if (payload instanceof Readable) {
      encodeAs(name, reply);
      // An error or the end of one of them ends the other: a client that disconnects ends the query.
      return pipeline(payload, ENCODINGS[name].stream(), () => undefined);
    }
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload)) || payload.length < MIN_LENGTH)
      return payload;
    const compressed = await ENCODINGS[name].whole(payload);
    encodeAs(name, reply);
    return compressed;
  });
}

const isCompressible = (reply: FastifyReply): boolean =>
  !reply.hasHeader('content-encoding') &&
  COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? '').toLowerCase());

const encodeAs = (name: EncodingName, reply: FastifyReply): void => {
  reply.header('content-encoding', name).removeHeader('content-length');
};
