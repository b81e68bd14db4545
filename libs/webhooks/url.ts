import type { Message } from '#cards';
import { isPublicAddress } from './address.js';

/** What the operator allows beyond https to machines on the internet. */
export interface UrlPolicy {
  /** Also http, which anybody on the way can read and change. */
  readonly allowsHttp: boolean;
  /** Also addresses of this machine and of its networks. */
  readonly allowsPrivate: boolean;
}

export type UrlIssueCode =
  'no-url' | 'https-expected' | 'has-credentials' | 'has-fragment' | 'private-address';

export const URL_ISSUES: Readonly<Record<UrlIssueCode, Message>> = {
  'no-url': {
    en: 'an address such as https://example.com/hook was expected',
    es: 'se esperaba una dirección, por ejemplo https://example.com/hook',
  },
  'https-expected': {
    en: 'an address that begins with https:// was expected',
    es: 'se esperaba una dirección que empiece por https://',
  },
  'has-credentials': {
    en: 'an address without user name and password was expected: verify the signature instead',
    es: 'se esperaba una dirección sin usuario ni contraseña: verifique la firma',
  },
  'has-fragment': {
    en: 'an address without # was expected: what follows it is never sent',
    es: 'se esperaba una dirección sin #: lo que le sigue nunca se envía',
  },
  'private-address': {
    en: 'an address on the internet was expected, not one of a private network',
    es: 'se esperaba una dirección de internet, no de una red privada',
  },
};

export type CheckedUrl =
  { readonly ok: true; readonly url: URL } | { readonly ok: false; readonly code: UrlIssueCode };

const LOCAL_NAME = /(^|\.)localhost\.?$/;

/** The host of a URL, without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * Checks the address of a webhook. It does not resolve names: the sender checks the resolved addresses when it connects. Other
 * notations of IPv4 addresses (`0x7f.1`, `2130706433`) are addresses here, as `URL` parses them.
 */
export const checkUrl = (text: string, { allowsHttp, allowsPrivate }: UrlPolicy): CheckedUrl => {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return { ok: false, code: 'no-url' };
  const url = new URL(text);
  if (url.protocol !== 'https:' && !allowsHttp) return { ok: false, code: 'https-expected' };
  if (url.username !== '' || url.password !== '') return { ok: false, code: 'has-credentials' };
  if (text.includes('#')) return { ok: false, code: 'has-fragment' };
  if (!allowsPrivate && isPrivateHost(hostOf(url))) return { ok: false, code: 'private-address' };
  return { ok: true, url };
};

/** IPv4 and IPv6 addresses; names are the rest. */
const ADDRESS = /^[\d.]+$|:/;

const isPrivateHost = (host: string): boolean =>
  LOCAL_NAME.test(host) || (ADDRESS.test(host) && !isPublicAddress(host));
