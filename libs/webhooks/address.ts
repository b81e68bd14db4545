import ipaddr from 'ipaddr.js';

/** The IPv6 addresses that are given out for use on the internet (IANA IPv6 Address Space, RFC 4291). */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** Addresses that look public and lead to services of the operator's cloud: Azure's platform, with credentials of its machines. */
const CLOUD_SERVICES: ReadonlySet<string> = new Set(['168.63.129.16']);

/**
 * Whether an address belongs to a machine on the internet. All other addresses lead to this machine, its network, a cloud's
 * metadata service, many machines or none: loopback, private, shared, link-local, multicast, reserved. IPv6 addresses that
 * contain an IPv4 address are not public, except mapped ones (`::ffff:8.8.8.8`), which count as that IPv4 address.
 *
 * @param text an IPv4 or IPv6 address; any other text is not public
 */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || CLOUD_SERVICES.has(address.toString())) return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST);
};
