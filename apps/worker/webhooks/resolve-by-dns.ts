import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { Resolve } from './public-lookup.js';

/** Settings of a resolver; the servers are those of the system by default. */
export interface DnsOptions {
  /** Milliseconds for the first try. */
  readonly timeout: number;
  readonly tries: number;
  readonly servers?: readonly string[];
}

const OPTIONS: DnsOptions = { timeout: 2_000, tries: 2 };

/**
 * Resolves names by DNS queries of its own. `dns.lookup` takes a thread of the process for each name until the name server
 * responds, and other connections of the process wait for the same threads: a user of webhooks may choose a name server that
 * never responds.
 */
export const resolveByDns =
  ({ timeout, tries, servers }: DnsOptions = OPTIONS): Resolve =>
  (host, { family }, done) => {
    const resolver = new Resolver({ timeout, tries });
    if (servers !== undefined) resolver.setServers(servers);
    const queries: Promise<LookupAddress[]>[] = [];
    if (!isIPv6(family)) queries.push(resolver.resolve4(host).then((found) => found.map(ofFamily(4))));
    if (!isIPv4(family)) queries.push(resolver.resolve6(host).then((found) => found.map(ofFamily(6))));
    void Promise.allSettled(queries).then((results) => {
      const addresses = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
      const [failed] = results.filter((result) => result.status === 'rejected');
      if (addresses.length > 0 || failed === undefined) done(null, addresses);
      else done(errorOf(failed.reason as NodeJS.ErrnoException), []);
    });
  };

type Family = Parameters<Resolve>[1]['family'];

const isIPv4 = (family: Family): boolean => family === 4 || family === 'IPv4';
const isIPv6 = (family: Family): boolean => family === 6 || family === 'IPv6';

const ofFamily =
  (family: 4 | 6) =>
  (address: string): LookupAddress => ({ address, family });

/** A name without addresses of a family is not found, as for `dns.lookup`. */
const errorOf = (error: NodeJS.ErrnoException): NodeJS.ErrnoException => {
  if (error.code === 'ENODATA') error.code = 'ENOTFOUND';
  return error;
};
