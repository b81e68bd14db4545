import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '#webhooks';
import { resolveByDns } from './resolve-by-dns.js';

/** A host has no address that webhooks may use. */
export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} has no public address`);
    this.name = 'PrivateAddressError';
  }
}

/** Resolves a name to all of its addresses, as `dns.lookup` does with `all`. */
export type Resolve = (
  host: string,
  options: { readonly all: true; readonly family?: number | 'IPv4' | 'IPv6' },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A lookup for sockets that returns public addresses only. The socket connects to what it returns and asks no one again, so
 * that a name which leads somewhere else a moment later is of no use. Sockets look up names only: addresses in a URL are
 * checked by `checkUrl`.
 */
export const publicLookup =
  (resolve: Resolve = resolveByDns()): LookupFunction =>
  (host, { all = false, family }, done) => {
    resolve(host, { all: true, ...(family === undefined ? {} : { family }) }, (error, addresses) => {
      const allowed = error === null ? addresses.filter(({ address }) => isPublicAddress(address)) : [];
      const [first] = allowed;
      if (error !== null) done(error, []);
      else if (first === undefined) done(new PrivateAddressError(host), []);
      else if (all) done(null, allowed);
      else done(null, first.address, first.family);
    });
  };
