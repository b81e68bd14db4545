import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { DeliveryErrorCode } from '#storage';
import { PrivateAddressError } from './public-lookup.js';

/** What a receiver may send before the connection is closed; nothing of it is used. */
const MAX_RESPONSE_BYTES = 64 * 1024;

export interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Milliseconds for all of it: name, connection, request and response. */
  readonly timeout: number;
  /** Resolves the name of the receiver; that of the system if absent. */
  readonly lookup: LookupFunction | undefined;
}

/** The status of a response, or why there is none. */
export type PostResult =
  { readonly ok: true; readonly status: number } | { readonly ok: false; readonly error: DeliveryErrorCode };

/**
 * Sends a POST request on a connection of its own, and never follows a redirect. The response counts when it has ended, or
 * has been longer than 64 KiB: a receiver that does not end its response in time has failed.
 */
export const post = (url: URL, { headers, body, timeout, lookup }: PostOptions): Promise<PostResult> =>
  new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeout);
    const fail = (error: Error): void => {
      resolve({ ok: false, error: signal.aborted ? 'timeout' : errorCodeOf(error) });
    };
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // A connection of its own: none stays open, and none is used for another receiver.
      agent: false,
      signal,
      ...(lookup === undefined ? {} : { lookup }),
    });
    request.on('error', fail);
    // Without a response and without an error: the receiver wanted another protocol.
    request.on('close', () => {
      fail(new Error('the connection was closed'));
    });
    request.on('response', (response) => {
      const { statusCode = 0 } = response;
      readToEnd(response, () => {
        resolve({ ok: true, status: statusCode });
        request.destroy();
      });
      response.on('error', fail);
    });
    request.end(body);
  });

const readToEnd = (response: IncomingMessage, done: () => void): void => {
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_RESPONSE_BYTES) done();
  });
  response.on('end', done);
};

/** Errors of OpenSSL about certificates, as Node names them, and of Node itself. */
const CERTIFICATE = /CERT|UNABLE_TO_|^ERR_TLS_/;

const errorCodeOf = (error: Error): DeliveryErrorCode => {
  if (error instanceof PrivateAddressError) return 'address-not-allowed';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'ENOTFOUND') return 'unknown-host';
  return CERTIFICATE.test(code) ? 'certificate' : 'unreachable';
};
