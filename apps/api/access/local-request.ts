import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '#runtime';

/** Headers that proxies add. */
const FORWARDED = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/;

/**
 * Whether a request comes from this machine and is addressed to it by a loopback name, without a proxy.
 *
 * The loopback interface alone proves too little: a foreign page in a local browser can resolve its own name to 127.0.0.1,
 * and a local proxy forwards requests of others.
 */
export const isLocalRequest = (headers: IncomingHttpHeaders): boolean =>
  isLoopback(nameIn(headers.host ?? '')) && !Object.keys(headers).some((name) => FORWARDED.test(name));

/** `localhost` of `LOCALHOST:3000`, `::1` of `[::1]:3000`. */
const nameIn = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/^\[(.*)\]$/, '$1');
