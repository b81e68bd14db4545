import type { LookupAddress } from 'node:dns';
import { PrivateAddressError, publicLookup, type Resolve } from './public-lookup.js';

const v4 = (address: string): LookupAddress => ({ address, family: 4 });
const v6 = (address: string): LookupAddress => ({ address, family: 6 });

/** A resolver that gives each answer once. */
const resolverOf = (...answers: (LookupAddress[] | Error)[]): Resolve => {
  let next = 0;
  return (_host, _options, done) => {
    const answer = answers[next++];
    if (answer instanceof Error) done(answer, []);
    else done(null, answer ?? []);
  };
};

const ask = (resolve: Resolve, all: boolean): Promise<unknown> =>
  new Promise((done, fail) => {
    publicLookup(resolve)('receiver.example', { all }, (error, address, family) => {
      if (error === null) done(all ? address : [address, family]);
      else fail(error);
    });
  });

describe('a lookup for webhooks', () => {
  test('returns the public addresses of a name, and no others', async () => {
    const mixed = [v4('10.0.0.1'), v6('::1'), v6('2606:4700::1111'), v4('8.8.8.8'), v6('::ffff:127.0.0.1')];
    expect(await ask(resolverOf(mixed), true)).toEqual([v6('2606:4700::1111'), v4('8.8.8.8')]);
    expect(await ask(resolverOf(mixed), false)).toEqual(['2606:4700::1111', 6]);
  });

  test.each([
    ['private', [v4('127.0.0.1'), v4('169.254.169.254')]],
    ['none', []],
  ])('fails if the addresses of a name are %s', async (_which, answer) => {
    for (const all of [true, false])
      await expect(ask(resolverOf(answer), all)).rejects.toBeInstanceOf(PrivateAddressError);
  });

  test('judges the answer that the socket connects to, not an earlier one', async () => {
    const rebinding = resolverOf([v4('8.8.8.8')], [v4('127.0.0.1')]);
    expect(await ask(rebinding, true)).toEqual([v4('8.8.8.8')]);
    await expect(ask(rebinding, true)).rejects.toBeInstanceOf(PrivateAddressError);
  });

  test('passes on that a name has no address', async () => {
    const unknown = Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
    await expect(ask(resolverOf(unknown), true)).rejects.toBe(unknown);
  });
});
