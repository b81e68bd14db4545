import fc from 'fast-check';
import { isPublicAddress } from './address.js';

/** Every special-purpose block of the IANA registries for IPv4 and IPv6, by its first and its last address. */
const SPECIAL = {
  'this network': ['0.0.0.0', '0.255.255.255'],
  private: ['10.0.0.0', '10.255.255.255', '172.16.0.0', '172.31.255.255', '192.168.0.0', '192.168.255.255'],
  shared: ['100.64.0.0', '100.127.255.255'],
  loopback: ['127.0.0.0', '127.255.255.255', '::1'],
  'a service of a cloud at an address that looks public': ['168.63.129.16', '::ffff:168.63.129.16'],
  'link-local and metadata': ['169.254.0.0', '169.254.169.254', '169.254.255.255', 'fe80::', 'febf::1'],
  'protocols and documentation': ['192.0.0.0', '192.0.0.255', '192.0.2.1', '198.51.100.1', '203.0.113.1'],
  benchmarks: ['198.18.0.0', '198.19.255.255', '2001:2::1'],
  multicast: ['224.0.0.0', '239.255.255.255', 'ff00::', 'ff02::1', 'ffff::1'],
  reserved: ['240.0.0.0', '255.255.255.254', '255.255.255.255', '4000::1', 'e000::1'],
  unspecified: ['::'],
  'unique local': ['fc00::1', 'fd12:3456::1', 'fdff:ffff::1'],
  'site-local': ['fec0::1'],
  'documentation of IPv6': ['2001:db8::1', '3fff::1'],
  'discard and segment routing': ['100::1', '5f00::1'],
  'IPv4 in IPv6, compatible': ['::127.0.0.1', '::7f00:1', '::10.0.0.1'],
  'IPv4 in IPv6, mapped': ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:169.254.169.254', '::FFFF:10.0.0.1'],
  'IPv4 in IPv6, translated': ['64:ff9b::7f00:1', '64:ff9b::808:808', '64:ff9b:1::1', '::ffff:0:127.0.0.1'],
  'IPv4 in IPv6, 6to4 and Teredo': ['2002:7f00:1::', '2002:808:808::', '2001::1', '2001:0:7f00:1::'],
  'with a zone': ['fe80::1%eth0', '::1%lo'],
};

describe('an address', () => {
  test.each(Object.entries(SPECIAL))('is not public: %s', (_block, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });

  test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    'is public: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  test.each(['', 'localhost', 'example.com', '8.8.8.8.8', '[2606:4700::1111]', '8.8.8.8/32'])(
    'is not public if it is none: "%s"',
    (text) => {
      expect(isPublicAddress(text)).toBe(false);
    },
  );

  test('is public or not in its mapped form as in its own, and in no other form of IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const [a, b, c, d] = address.split('.').map((part) => Number(part).toString(16).padStart(2, '0'));
        const hex = `${a}${b}:${c}${d}`;
        expect(isPublicAddress(`::ffff:${hex}`)).toBe(isPublicAddress(address));
        for (const form of [`::${hex}`, `64:ff9b::${hex}`, `2002:${hex}::`])
          expect([form, isPublicAddress(form)]).toEqual([form, false]);
      }),
    );
  });
});
