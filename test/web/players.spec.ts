import type { Page } from 'playwright-core';
import { hand } from '../api/logs.js';
import { accessibilityFaults } from './axe.js';
import { DESKTOP, PHONE } from './browser.js';
import { Calculator, inChromium, TIMEOUT_MS, until } from './calculator.js';
import { dealtLog, inEuros } from './player-logs.js';
import { sendJson } from './proxy.js';

const HOLDEM_HANDS = 120;
const OTHER_HANDS = 40;

interface Stats {
  readonly players: readonly {
    readonly hands: number;
    readonly vpip: { readonly count: number; readonly of: number; readonly percent: number };
    readonly money: readonly {
      readonly currency: string;
      readonly net: string;
      readonly bigBlinds: string;
    }[];
  }[];
}

const names = (page: Page): Promise<string[]> => page.locator('.data-table tbody a').allInnerTexts();
const figure = (page: Page, id: string): Promise<string> =>
  page.locator(`[data-figure="${id}"] dd`).first().innerText();
const query = (page: Page): URLSearchParams => new URL(page.url()).searchParams;
const sideways = (page: Page): Promise<unknown> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

inChromium('the pages of players in Chromium', () => {
  const pages = new Calculator();
  const { open } = pages;

  beforeAll(async () => {
    const dollars = [
      dealtLog({ game: 'holdem', hands: HOLDEM_HANDS, seed: 41 }),
      dealtLog({ game: 'stud', hands: OTHER_HANDS, seed: 44 }),
    ];
    await pages.service.client.import(dollars.join(''));
    await pages.service.client.import(inEuros(dealtLog({ game: 'omaha', hands: OTHER_HANDS, seed: 43 })));
  }, TIMEOUT_MS);

  const statsOf = (name: string, search = ''): Promise<Stats> =>
    pages.service.client.json(`/v1/players/${name}/stats${search}`);

  test.each([
    ['a desktop', { ...DESKTOP, locale: 'en-GB' }],
    ['a phone', { ...PHONE, locale: 'en-GB' }],
  ] as const)(
    'lead from a part of the name to the figures of the service, and to those of one game (%s)',
    async (_, device) => {
      const { players } = await statsOf('Hero');
      const page = await open('/players', device);
      await page.getByLabel('Part of the name').fill('eRO');
      await until(async () => (await names(page)).join(), 'Hero');
      expect(query(page).get('search')).toBe('eRO');
      await page.getByRole('link', { name: 'Hero' }).click();
      await until(() => page.title(), 'Hero · Floorman');
      const { vpip, money } = players[0];
      await until(
        async () => (await figure(page, 'vpip')).replaceAll('\n', ' '),
        `${vpip.percent.toFixed(1)}% ${vpip.count} of ${vpip.of}`,
      );
      for (const { currency, net } of money) {
        const shown = await figure(page, `net-${currency}`);
        expect(shown.replace('−', '-').replace('+', '')).toMatch(new RegExp(`^${net} ${currency}`));
      }
      await until(() => page.locator('.chart').count(), money.length);
      expect(await sideways(page)).toBe(0);
      await page.getByLabel('Game').selectOption('holdem');
      const [inGame] = (await statsOf('Hero', '?game=holdem')).players;
      await until(() => page.locator('.player [role=status]').innerText(), `${inGame.hands} hands`);
      await until(() => page.locator('.chart').count(), 1);
      expect(query(page).get('game')).toBe('holdem');
      const list = await page.getByRole('link', { name: 'Show the hands' }).getAttribute('href');
      expect(list).toBe('/hands?player=Hero&site=PokerStars&game=holdem');
      await page.goBack();
      await until(() => page.locator('.chart').count(), money.length);
    },
    TIMEOUT_MS,
  );

  test(
    'sort by hands, name and net of one currency, and keep that in the address',
    async () => {
      const page = await open('/players');
      await until(async () => (await names(page))[0], 'Hero');
      const heading = (name: string) => page.getByRole('columnheader', { name });
      expect(await heading('Hands').getAttribute('aria-sort')).toBe('descending');
      await page.getByRole('button', { name: 'Net' }).click();
      await until(() => heading('Net').getAttribute('aria-sort'), 'descending');
      expect(query(page).get('currency')).toBe('USD');
      const nets = async (): Promise<number[]> =>
        (await page.locator('.data-table td:last-child').allInnerTexts()).map((text) =>
          Number.parseFloat(text.replace('−', '-')),
        );
      const isInOrder = async (isRising: boolean): Promise<boolean> => {
        const all = await nets();
        const sorted = [...all].sort((a, b) => (isRising ? a - b : b - a));
        return all.length > 1 && String(all) === String(sorted);
      };
      await until(() => isInOrder(false), true);
      await page.getByRole('button', { name: 'Net' }).click();
      await until(() => heading('Net').getAttribute('aria-sort'), 'ascending');
      await page.reload();
      await until(() => isInOrder(true), true);
      await page.locator('[name=currency]').selectOption('EUR');
      await until(async () => (await page.locator('.data-table').innerText()).includes('USD'), false);
      await page.getByLabel('Part of the name').fill('nobody of that name');
      await page.getByText('No player matches.').waitFor();
      await page.getByRole('link', { name: 'Show all players' }).click();
      await until(async () => (await names(page))[0], 'Hero');
      expect(new URL(page.url()).search).toBe('');
      expect(await page.getByLabel('Part of the name').inputValue()).toBe('');
    },
    TIMEOUT_MS,
  );

  test(
    'go through the list with the cursor of the service',
    async () => {
      const item = (name: string) => ({ name, site: 'Boss', anonymous: false, hands: 3, money: [] });
      pages.proxy.script = ({ path }, response) => {
        if (!path.startsWith('/v1/players?')) return false;
        const isSecond = new URL(path, 'http://x').searchParams.get('cursor') === 'two';
        sendJson(
          response,
          200,
          isSecond ? { items: [item('Ben')], next: null } : { items: [item('Ana')], next: 'two' },
        );
        return true;
      };
      const page = await open('/players?site=Boss');
      await page.getByRole('link', { name: 'Next players' }).click();
      await until(async () => (await names(page)).join(), 'Ben');
      expect(String(query(page))).toBe('site=Boss&cursor=two');
      expect(await page.getByRole('link', { name: 'Next players' }).count()).toBe(0);
      await page.getByRole('link', { name: 'First players' }).click();
      await until(async () => (await names(page)).join(), 'Ana');
      await page.goBack();
      await until(async () => (await names(page)).join(), 'Ben');
    },
    TIMEOUT_MS,
  );

  test(
    'show the exact figures at the hand of the slider or the pointer, in the currency and in big blinds',
    async () => {
      const page = await open('/players/Hero?game=holdem');
      const { results } = await pages.service.client.json<{
        readonly results: readonly {
          readonly points: readonly { readonly net: string; readonly bigBlinds: { readonly net: string } }[];
        }[];
      }>('/v1/players/Hero/results?game=holdem');
      const net = async (): Promise<string> =>
        (await page.locator('.readout .net dd').innerText()).replace('−', '-').replace('+', '');
      const slider = page.getByLabel('Hand on the chart');
      await slider.waitFor();
      const { points } = results[0];
      expect(points).toHaveLength(HOLDEM_HANDS);
      expect(await net()).toBe(`${points[HOLDEM_HANDS - 1].net} USD`);
      await slider.press('Home');
      await slider.press('ArrowRight');
      await until(net, `${points[1].net} USD`);
      expect(await slider.getAttribute('aria-valuetext')).toMatch(/^After 2 hands: Net /);
      await page.getByLabel('Big blinds', { exact: true }).check();
      await until(net, `${points[1].bigBlinds.net} bb`);
      expect(query(page).get('unit')).toBe('bb');
      const box = await page.locator('.chart svg').boundingBox();
      if (box === null) throw new Error('there is no chart');
      await page.mouse.move(box.x + box.width - 11, box.y + 50);
      await until(net, `${points[HOLDEM_HANDS - 1].bigBlinds.net} bb`);
      await page.getByLabel('All-in adjusted', { exact: true }).uncheck();
      await until(() => page.locator('.chart path').count(), 2);
      expect(query(page).get('lines')).toBe('net,luckAdjusted');
    },
    TIMEOUT_MS,
  );

  test(
    'define each figure on hover and on focus, and close the definition with Escape',
    async () => {
      const page = await open('/players/Hero');
      const term = page.getByRole('button', { name: /^Won at showdown/ });
      const definition = page.locator('#about-wonAtShowdown');
      await term.hover();
      expect(await definition.innerText()).toMatch(/^Collected anything; of the hands/);
      await page.keyboard.press('Escape');
      await until(() => definition.isVisible(), false);
      await page.mouse.move(0, 0);
      await term.focus();
      await until(() => definition.isVisible(), true);
      await page.keyboard.press('Tab');
      await until(() => definition.isVisible(), false);
      const described = await page.locator('.term button').evaluateAll((buttons) =>
        buttons.every((button) => {
          const id = (button as { getAttribute(name: string): string | null }).getAttribute(
            'aria-describedby',
          );
          return id !== null && id !== '';
        }),
      );
      expect(described).toBe(true);
    },
    TIMEOUT_MS,
  );

  test(
    'group the hands by the tab that arrow keys choose',
    async () => {
      const page = await open('/players/Hero');
      await page.getByRole('tab', { name: 'Position' }).focus();
      await page.locator('.data-table th[scope=row]', { hasText: 'BTN' }).waitFor();
      const positions = await page.locator('.data-table th[scope=row]').allInnerTexts();
      expect(positions.join()).toBe('SB,BB,LJ,HJ,CO,BTN,not known');
      for (const [tab, row] of [
        ['Stakes', /no-limit/],
        ['Game', /Texas hold/],
        ['Month', /20\d\d/],
        ['Table size', /6 players/],
      ] as const) {
        await page.keyboard.press('ArrowRight');
        await page.getByRole('tab', { name: tab, selected: true }).waitFor();
        await page.locator('.data-table th[scope=row]', { hasText: row }).first().waitFor();
      }
      expect(query(page).get('by')).toBe('table-size');
      await page.goBack();
      await page.getByRole('tab', { name: 'Month', selected: true }).waitFor();
    },
    TIMEOUT_MS,
  );

  test(
    'say clearly that a range is empty, that it has no hands, and that nobody has the name',
    async () => {
      const page = await open('/players/Hero?from=2024-03-02&to=2024-03-01');
      await page.getByText('The range is empty').waitFor();
      expect(await page.locator('[name=to]').getAttribute('aria-invalid')).toBe('true');
      await page.locator('[name=from]').fill('1990-01-01');
      await page.locator('[name=to]').fill('1990-01-31');
      await page.getByText('No hand of this player is in this range.').waitFor();
      await page.getByRole('button', { name: 'All hands' }).click();
      await page.locator('.chart').first().waitFor();
      await page.goto(`${pages.proxy.url}/players/Hero?from=2024-13-45&to=x`);
      for (const text of ['2024-13-45', 'x'])
        await page.getByText(`“${text}” is no day of the calendar.`).waitFor();
      await page.goto(`${pages.proxy.url}/players/${encodeURIComponent('<b>no/body')}`);
      await page.getByText('No stored hand has a player “<b>no/body”.').waitFor();
      expect(await page.locator('.figure').count()).toBe(0);
    },
    TIMEOUT_MS,
  );

  test.each([
    ['light', DESKTOP],
    ['dark', PHONE],
  ] as const)(
    'have no accessibility fault, and fit the width (%s)',
    async (colorScheme, device) => {
      const page = await open('/players', { ...device, colorScheme });
      await page.locator('.data-table a').first().waitFor();
      expect([await accessibilityFaults(page), await sideways(page)]).toEqual([[], 0]);
      await page.locator('.data-table a').first().click();
      await page.locator('.chart').first().waitFor();
      await page.locator('.term button').last().focus();
      expect([await accessibilityFaults(page), await sideways(page)]).toEqual([[], 0]);
    },
    TIMEOUT_MS,
  );

  test(
    'show characters that turn the text around as what they are, in the list, the heading and the title',
    async () => {
      const name = '\u202eHero';
      const log = dealtLog({ game: 'five-draw', hands: 4, seed: 47 }).replaceAll('Hero', name);
      await pages.service.client.import(log);
      const page = await open('/players?search=hero', { ...DESKTOP, locale: 'en-GB' });
      await until(async () => (await names(page)).includes('\ufffdHero'), true);
      await page.getByRole('link', { name: '\ufffdHero' }).click();
      await until(() => page.title(), '\ufffdHero · Floorman');
      expect(await page.locator('h1').innerText()).toBe('\ufffdHero');
      expect(await page.content()).not.toContain('\u202e');
    },
    TIMEOUT_MS,
  );

  test(
    'many names of a player are folded on a phone, the shown one is among them',
    async () => {
      const spellings = ['zoe', 'zoE', 'zOe', 'zOE', 'Zoe', 'ZoE', 'ZOe', 'ZOE'];
      const log = spellings.map((name, index) => hand({ id: 70_000_000_900 + index, name }));
      await pages.service.client.import(log.join(''));
      const page = await open('/players/zoe?site=PokerStars', { ...PHONE, locale: 'en-GB' });
      const listed = page.getByRole('navigation', { name: 'Names and sites' }).getByRole('link');
      await until(() => listed.count(), 5);
      expect(await page.locator('.names [aria-current]').innerText()).toMatch(/^zoe/);
      const fold = page.getByRole('button', { name: 'All 8' });
      expect(await fold.getAttribute('aria-expanded')).toBe('false');
      await fold.tap();
      await until(() => listed.count(), 8);
      await page.getByRole('button', { name: 'Fewer' }).tap();
      await until(() => listed.count(), 5);
      expect(await accessibilityFaults(page)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
