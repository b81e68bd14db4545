import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '#runtime';

/** What proxies say of those they speak for. */
const FORWARDED = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/;

/**
 * Whether a request was made for this machine, on this machine: it names it by a loopback name, and no proxy has passed it on.
 *
 * That it came over the loopback interface says too little: a page of somebody else's in a browser here can have its own
 * name lead to 127.0.0.1, and a proxy here speaks for everybody.
 */
export const isLocalRequest = (headers: IncomingHttpHeaders): boolean =>
  isLoopback(nameIn(headers.host ?? '')) && !Object.keys(headers).some((name) => FORWARDED.test(name));

/** `localhost` of `LOCALHOST:3000`, `::1` of `[::1]:3000`. */
const nameIn = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/^\[(.*)\]$/, '$1');
