import { dealHands } from '#dealer';
import { asOhh } from '../support/written.js';
import { CLEAN, hand, ILLEGAL } from '../api/logs.js';
import { choose, fileOf, verdict } from './audit.js';
import { Calculator, inChromium, TIMEOUT_MS, until } from './calculator.js';
import { sendJson } from './proxy.js';

/** Four hands with a wrong total: with more than three findings there is a search. */
const MANY_FAULTS = Array.from({ length: 4 }, (_, nth) =>
  hand({ id: 76_500_000_000 + nth }).replace('Total pot $0.65', 'Total pot $0.95'),
).join('');

inChromium('the hand of an open finding in Chromium', () => {
  const pages = new Calculator();
  const { open } = pages;

  test(
    'leads from a finding to its step in the replayer, and stores hands on demand',
    async () => {
      const page = await open('/audit');
      await page.locator('h1').waitFor();
      const faulty = hand({ id: 75_000_000_002, raiseTo: '0.15' });
      await choose(page, fileOf('a.txt', hand({ id: 75_000_000_001 }) + faulty));
      const link = page.getByRole('link', { name: 'Replay this' });
      const replay = async (address: RegExp): Promise<string | null> => {
        await page.locator('.finding-head').click();
        await link.waitFor();
        await until(async () => address.test((await link.getAttribute('href')) ?? ''), true);
        await link.click();
        await page.locator('.hand-findings [data-code="short-raise"] [aria-expanded="true"]').waitFor();
        expect(await page.locator('.hand-text [aria-current]').innerText()).toContain(
          'raises $0.05 to $0.15',
        );
        return new URL(page.url()).searchParams.get('step');
      };
      const step = await replay(/^\/replay\?step=\d+#hand=/);
      await page.reload();
      await page.locator('.hand-findings [data-code="short-raise"] [aria-expanded="true"]').waitFor();
      await page.goto(`${pages.proxy.url}/audit`);
      await choose(page, fileOf('a.txt', hand({ id: 75_000_000_001 }) + faulty));
      const store = page.getByRole('button', { name: 'Store these hands' });
      pages.proxy.script = ({ method, path }, response) => {
        if (method !== 'POST' || !path.startsWith('/v1/imports')) return false;
        sendJson(response, 403, { title: 'Forbidden', status: 403, code: 'scope', detail: 'scope import' });
        return true;
      };
      await store.click();
      await page
        .locator('.store .error', { hasText: 'The key under Settings does not allow this.' })
        .waitFor();
      await until(() => verdict(page), '1 of 2 hands has a fault; 1 breaks a rule.');
      pages.proxy.script = () => false;
      await store.click();
      await until(async () => new URL(page.url()).searchParams.has('import'), true);
      await until(() => verdict(page), '1 of 2 hands has a fault; 1 breaks a rule.');
      await store.waitFor({ state: 'detached' });
      await page.locator('.stored', { hasText: 'These hands are stored.' }).waitFor();
      const imported = new URL(page.url()).searchParams.get('import') ?? '';
      const toHands = page.locator('.stored a');
      expect(await toHands.getAttribute('href')).toBe(`/hands?import=${imported}`);
      expect(await replay(/^\/hands\/\d+\?step=\d+$/)).toBe(step);
      // The hand has ways to the one before it, and to its import.
      await page.getByRole('link', { name: 'Hand before' }).click();
      await until(() => page.locator('h1').innerText(), 'Hand 75000000001');
      expect(await page.getByRole('link', { name: 'Hand before' }).count()).toBe(0);
      await page.getByRole('link', { name: 'Hand after' }).waitFor();
      await page.getByRole('link', { name: 'Import of this hand' }).click();
      await until(async () => new URL(page.url()).searchParams.get('import'), imported);
      await page.locator('.documents').getByRole('link', { name: 'Hands', exact: true }).click();
      await until(() => page.locator('.hand-list tbody tr').count(), 2);
    },
    TIMEOUT_MS,
  );

  test(
    'leads to the replayer from a log that is too long for an address and cannot be cut into its hands',
    async () => {
      const hands = [...dealHands({ game: 'holdem', hands: 60, seed: 31 })];
      const json = hands
        .map(asOhh)
        .join('\n')
        .replace(/"pots": \[\s*\{\s*"number": \d+,\s*"amount": /, '$&1');
      const page = await open('/audit');
      await page.locator('h1').waitFor();
      await choose(page, fileOf('a.json', json));
      await page.locator('.finding-head').first().click();
      const link = page.getByRole('link', { name: 'Replay this' });
      await link.waitFor();
      expect(await link.getAttribute('href')).toMatch(/#kept=\d+$/);
      await link.click();
      await page.locator('.poker-table').waitFor();
      await until(() => page.locator('h1').innerText(), `Hand ${hands[0]?.id}`);
      await page.goBack();
      await page.goForward();
      await page.locator('.poker-table').waitFor();
    },
    TIMEOUT_MS,
  );

  test(
    'keeps the focus on the button that leads to the last hand of a log',
    async () => {
      const page = await open('/audit');
      await page.locator('h1').waitFor();
      await choose(page, fileOf('a.txt', ILLEGAL + CLEAN));
      await page.locator('.finding-head').first().click();
      const after = page.getByRole('button', { name: 'Hand after' });
      await until(() => after.getAttribute('aria-disabled'), 'false');
      await after.press('Enter');
      await until(() => after.getAttribute('aria-disabled'), 'true');
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Hand after');
    },
    TIMEOUT_MS,
  );

  test(
    'an open finding keeps its hand when the list is filtered',
    async () => {
      const page = await open('/audit');
      await page.locator('h1').waitFor();
      await choose(page, fileOf('a.txt', ILLEGAL + CLEAN), fileOf('b.txt', MANY_FAULTS));
      await page.locator('.finding-head').first().click();
      await page.getByRole('button', { name: 'Hand after' }).waitFor();
      const back = page.getByRole('button', { name: 'Back to the finding' });
      await page.getByRole('searchbox').fill('short-raise');
      await page.locator('.finding-head').nth(1).waitFor({ state: 'detached' });
      expect(await back.count()).toBe(0);
      await page.getByRole('button', { name: 'Hand after' }).click();
      await back.waitFor();
      await page.getByRole('searchbox').fill('');
      await page.locator('.finding-head').nth(1).waitFor();
      expect(await back.count()).toBe(1);
    },
    TIMEOUT_MS,
  );

  test(
    'Back leads from the results of a dropped log to the page before',
    async () => {
      const page = await open('/');
      await page.locator('h1').waitFor();
      await choose(page, fileOf('a.txt', ILLEGAL));
      await until(() => page.locator('.verdict').innerText(), 'This hand breaks a rule.');
      await page.goBack();
      await until(async () => new URL(page.url()).pathname, '/');
    },
    TIMEOUT_MS,
  );

  test(
    'audits logs again on demand that failed because of the service',
    async () => {
      let isBroken = true;
      pages.proxy.script = ({ method, path }, response) => {
        if (!isBroken || method !== 'POST' || !path.startsWith('/v1/hands?name=b')) return false;
        sendJson(response, 500, { title: 'Error', status: 500, code: 'internal-error' });
        return true;
      };
      const page = await open('/audit');
      await page.locator('h1').waitFor();
      await choose(page, fileOf('a.txt', CLEAN), fileOf('b.txt', ILLEGAL));
      await page.getByText('No hand was read from b.txt.').waitFor();
      isBroken = false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await until(() => page.locator('.verdict').innerText(), '1 of 2 hands has a fault; 1 breaks a rule.');
      expect(await page.locator('.failed-logs').count()).toBe(0);
    },
    TIMEOUT_MS,
  );

  test(
    'leads to the hand before the first one of a chunk',
    async () => {
      // Blank lines make the log long, so that it is cut into chunks.
      const log = Array.from(
        { length: 400 },
        (_, nth) => hand({ id: 76_000_000_000 + nth, raiseTo: '0.15' }) + '\n'.repeat(3000),
      );
      const { client } = pages.service;
      const { id, chunks } = await client.import(log.join(''), { name: 'long.txt' });
      expect(chunks.total).toBeGreaterThan(1);
      const hands = (await client.lines(`/v1/hands?import=${id}&format=ndjson`)) as unknown as {
        readonly id: string;
        readonly index: number;
        readonly lines: readonly [number, number];
      }[];
      const first = hands.find((each) => each.index > 0 && Number(each.id) % 2 ** 20 === 0);
      const before = hands.find(({ index }) => index + 1 === first?.index);
      const page = await open(`/audit?import=${id}&open=${first?.id}.short-raise`);
      await page.getByRole('button', { name: 'Hand before' }).click();
      await until(
        () => page.locator('.hand-text .line-number').first().innerText(),
        String(before?.lines[0]),
      );
    },
    TIMEOUT_MS,
  );
});
