import type { BrowserContextOptions, Page } from 'playwright-core';
import { DESKTOP, PHONE } from './browser.js';
import { Calculator, inChromium, TIMEOUT_MS, until } from './calculator.js';
import { sendJson } from './proxy.js';

/** The headline of a house's ruling. */
const verdict = (page: Page, house: string): Promise<string> =>
  page.locator(`.ruling[data-house="${house}"] .verdict strong`).innerText();
const nextPointer = (page: Page): Promise<string | null> =>
  page.locator('.question.next').getAttribute('data-pointer');
const choose = (page: Page, value: string): Promise<void> =>
  page.locator(`.question.next button[data-value="${value}"]`).click();

const ENGLISH_PHONE = { ...PHONE, locale: 'en-GB' };
const EXPOSED = 'v=1&house=roberts&game=holdem&limit=no-limit&incident=card-exposed';
const COMPLETE = `${EXPOSED}&incident.by=dealer&situation.stage=initial-deal&incident.ordinal=7`;

inChromium('the page of rulings in Chromium', () => {
  const pages = new Calculator();
  const { open } = pages;
  const openOn = (link: string, options: BrowserContextOptions = ENGLISH_PHONE): Promise<Page> =>
    open(`/rulings#${link}`, options);

  test(
    'P-IRR-2, R-MIS-2: leads from the incident over the missing facts to the rulings of two houses',
    async () => {
      const page = await open('/rulings', ENGLISH_PHONE);
      await page.getByRole('heading', { name: 'What happened?' }).waitFor();
      expect(await page.title()).toBe('Rulings · Floorman');
      await page.getByLabel('Search').fill('EXPOSED');
      await page.getByRole('button', { name: 'A card was exposed' }).tap();
      await until(() => nextPointer(page), '/incident/by');
      await choose(page, 'dealer');
      await until(() => nextPointer(page), '/situation/stage');
      await choose(page, 'initial-deal');
      await until(() => nextPointer(page), '/incident/ordinal');
      await page.locator('.question.next input').fill('7');
      await page.keyboard.press('Enter');
      await until(() => verdict(page, 'roberts'), 'The card is replaced');
      expect(await verdict(page, 'intro')).toBe('Misdeal');
      expect(await page.locator('.question.next').count()).toBe(0);
      await page.locator('.ruling.main .rule summary').first().tap();
      await page.getByText('If noticed in time, ten faults are a misdeal').waitFor();
      // A page that is not shown sends no requests.
      expect(pages.proxy.requests).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'offers the rules of card rooms first, apart from those of sites and formats',
    async () => {
      const page = await open('/rulings', ENGLISH_PHONE);
      await page.locator('#house optgroup').first().waitFor({ state: 'attached' });
      const groups = await page.evaluate<[string, string[]][]>(
        `[...document.querySelectorAll('#house optgroup')].map((group) => [group.label, [...group.children].map(({ value }) => value)])`,
      );
      expect(groups.map(([label]) => label)).toEqual(['Card rooms', 'Sites and log formats']);
      expect(groups[0]?.[1]).toEqual(['roberts', 'wsop', 'intro']);
      expect(groups[1]?.[1]).toEqual(expect.arrayContaining(['phh', 'pokerstars']));
      expect(await page.locator('#house > option').count()).toBe(0);
    },
    TIMEOUT_MS,
  );

  test(
    'has its state in the address: a link, Back, and another house',
    async () => {
      const page = await openOn(COMPLETE);
      await until(() => verdict(page, 'roberts'), 'The card is replaced');
      await page.locator('#house').selectOption('intro');
      await until(() => verdict(page, 'intro'), 'Misdeal');
      expect(await page.locator('.ruling.main').getAttribute('data-house')).toBe('intro');
      await until(async () => page.url().includes('house=intro'), true);
      await page.goBack();
      await until(() => page.locator('.ruling.main').getAttribute('data-house'), 'roberts');
      await page.reload();
      await until(() => verdict(page, 'roberts'), 'The card is replaced');
      await page.getByRole('link', { name: 'Equity' }).click();
      await page.locator('output.equity').first().waitFor();
      await page.getByRole('link', { name: 'Rulings' }).click();
      await until(() => verdict(page, 'roberts'), 'The card is replaced');
    },
    TIMEOUT_MS,
  );

  test(
    'changes an answer, adds a circumstance, and starts over',
    async () => {
      const page = await openOn(COMPLETE);
      await until(() => verdict(page, 'roberts'), 'The card is replaced');
      await page.getByText('More about what happened').tap();
      await page
        .locator('.more [data-pointer="/incident/announcedBeforeLooking"] button[data-value="no"]')
        .tap();
      await until(() => verdict(page, 'roberts'), 'The card plays');
      await page.getByRole('button', { name: /^Change: Was the exposure announced/ }).tap();
      await until(() => verdict(page, 'roberts'), 'The card is replaced');
      await page.getByRole('button', { name: /^Change: Which card of the deal/ }).tap();
      await until(() => nextPointer(page), '/incident/ordinal');
      await page.locator('.question.next input').fill('1');
      await page.locator('.question.next button').tap();
      await until(() => verdict(page, 'roberts'), 'Misdeal');
      await page.getByRole('button', { name: 'Another incident' }).tap();
      await page.getByRole('heading', { name: 'What happened?' }).waitFor();
      await until(async () => page.url().includes('incident'), false);
    },
    TIMEOUT_MS,
  );

  test(
    'shows a refused answer at its fact, and outcomes at discretion',
    async () => {
      const page = await openOn(`${EXPOSED}&incident.by=dealer&incident.ordinal=first`);
      await page.locator('.facts [data-pointer="/incident/ordinal"] .error').waitFor();
      await page.goto(page.url().replace(/#.*/, '#v=1&house=roberts&incident=other&incident.text=x'));
      await until(() => verdict(page, 'roberts'), 'The management decides');
      expect(await page.locator('.ruling.main .discretion li').count()).toBe(2);
    },
    TIMEOUT_MS,
  );

  test(
    'asks only what the house needs, and what the other one needs beside it',
    async () => {
      const page = await openOn(
        'v=1&house=intro&incident=card-exposed&incident.by=dealer&situation.stage=initial-deal',
      );
      await until(() => verdict(page, 'intro'), 'Misdeal');
      expect(await page.locator('.question.next').count()).toBe(0);
      const beside = page.locator('.ruling[data-house="roberts"] [data-pointer="/incident/ordinal"]');
      await beside.locator('input').fill('7');
      await page.keyboard.press('Enter');
      await until(() => verdict(page, 'roberts'), 'The card is replaced');
    },
    TIMEOUT_MS,
  );

  test(
    'R-DEAD-1: asks about the draw in lowball, where the street does not say it, and in no game without one',
    async () => {
      const short = 'v=1&house=roberts&incident=missing-card&situation.stage=betting&situation.acted=3';
      const page = await openOn(`${short}&game=lowball-27-single`);
      await until(() => nextPointer(page), '/incident/beforeDraw');
      await choose(page, 'yes');
      await until(() => verdict(page, 'roberts'), 'The hand is live');
      expect(await page.locator('.more [data-pointer="/incident/isStudLastCard"]').count()).toBe(0);
      await page.goto(page.url().replace(/#.*/, `#${short}`));
      await until(() => verdict(page, 'roberts'), 'The hand is dead');
      expect(await page.locator('[data-pointer="/incident/beforeDraw"]').count()).toBe(0);
      await page.goto(page.url().replace(/#.*/, '#v=1&house=roberts&incident=missing-card'));
      await until(() => nextPointer(page), '/situation/stage');
      await page.getByRole('button', { name: 'showdown' }).waitFor();
      expect(await page.getByRole('button', { name: 'the draw' }).count()).toBe(0);
    },
    TIMEOUT_MS,
  );

  test(
    'forgets the street of another game',
    async () => {
      const street = 'incident=premature-cards&incident.street=turn';
      const page = await openOn(`v=1&house=roberts&${street}`);
      await page.locator('.facts [data-pointer="/incident/street"]').waitFor();
      await page.locator('#ruling-game').selectOption('stud');
      await until(() => page.locator('.facts [data-pointer="/incident/street"]').count(), 0);
      await until(async () => page.url().includes('incident.street'), false);
    },
    TIMEOUT_MS,
  );

  test(
    'refuses thousands with a comma in words of the table, and reads a currency sign',
    async () => {
      const page = await openOn(
        'v=1&house=roberts&game=holdem&limit=no-limit&incident=single-chip&situation.toCall=25',
      );
      await until(() => nextPointer(page), '/incident/chip');
      await page.locator('.question.next input').fill('1,000');
      await page.keyboard.press('Enter');
      await page.getByText('Write thousands without a comma or a point, such as 1000.').waitFor();
      expect(await page.locator('.facts [data-pointer="/incident/chip"]').count()).toBe(0);
      await page.locator('.question.next input').fill('$100 ');
      await page.keyboard.press('Enter');
      await until(() => verdict(page, 'roberts'), 'It is a call');
      await page.goto(page.url().replace(/#.*/, '#v=1&incident=single-chip&incident.chip=1,000'));
      await page.locator('.facts [data-pointer="/incident/chip"] .error').waitFor();
      await page.getByText('This depends on an answer above.').first().waitFor();
    },
    TIMEOUT_MS,
  );

  test(
    'P-SETUP-7: keeps the order in which cards were dealt',
    async () => {
      const page = await openOn('v=1&house=roberts&incident=suit-draw&incident.method=first-jack');
      await until(() => nextPointer(page), '/incident/cards');
      await page.locator('.question.next input').fill('9 Js, 2 Jh');
      await page.keyboard.press('Enter');
      await until(() => verdict(page, 'roberts'), 'The draw decides');
      await page.locator('.ruling.main .explanation', { hasText: 'seat 9' }).waitFor();
    },
    TIMEOUT_MS,
  );

  test(
    'P-IRR-3: takes the rule of the house on several misdeals',
    async () => {
      const page = await openOn('v=1&house=roberts&incident=misdeals-in-a-row&incident.count=3');
      await until(() => verdict(page, 'roberts'), 'Play on');
      await page.getByText('More about what happened').tap();
      await page.locator('[data-pointer="/incident/house/most"] input').fill('2');
      await page.keyboard.press('Enter');
      await until(() => verdict(page, 'roberts'), 'The deal passes');
      await page.getByText('The next player deals', { exact: false }).first().waitFor();
    },
    TIMEOUT_MS,
  );

  test(
    'says "the same" where the other house rules alike',
    async () => {
      const page = await openOn('v=1&house=roberts&incident=stub-fouled');
      await until(() => verdict(page, 'roberts'), 'The stub is rebuilt');
      expect(await verdict(page, 'intro')).toBe('The same ruling.');
      expect(await page.locator('.explanation').count()).toBe(1);
    },
    TIMEOUT_MS,
  );

  test(
    'works with the keyboard alone, on a desktop',
    async () => {
      const page = await open('/rulings', DESKTOP);
      await page.getByRole('heading', { name: 'What happened?' }).waitFor();
      await page.getByLabel('Search').focus();
      await page.keyboard.type('two cards burned');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await until(() => nextPointer(page), '/incident/actedOn');
      await until(() => page.evaluate('document.activeElement.tagName'), 'H2');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await until(() => verdict(page, 'roberts'), 'The card stays');
    },
    TIMEOUT_MS,
  );

  test(
    'fits a phone, with targets for touch and names for all controls, in light and dark',
    async () => {
      for (const [link, colorScheme] of [
        ['', 'light'],
        [EXPOSED, 'dark'],
        [COMPLETE, 'light'],
        [`v=1&house=wsop&game=stud-8&incident=string-raise`, 'dark'],
      ] as const) {
        const page = await openOn(link, { ...PHONE, colorScheme });
        await page
          .locator(link === '' ? '.incident' : '.chosen')
          .first()
          .waitFor();
        await page
          .locator(link === COMPLETE ? '.verdict' : 'body')
          .first()
          .waitFor();
        expect(await page.locator('h1').innerText()).toBe('Decisiones');
        expect([link, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([link, 360]);
        const small = await page.evaluate(
          `[...document.querySelectorAll('main :is(button, select, input, summary)')]
          .map((each) => [each.outerHTML, each.getBoundingClientRect()])
          .filter(([, box]) => box.width > 0 && (box.height < 40 || box.width < 36)).map(([name]) => name)`,
        );
        expect([link, small]).toEqual([link, []]);
        const nameless = await page.evaluate(
          `[...document.querySelectorAll('main :is(button, select, input)')].filter((each) =>
          !each.textContent.trim() && !each.ariaLabel && !each.labels?.length).map(({ outerHTML }) => outerHTML)`,
        );
        expect([link, nameless]).toEqual([link, []]);
        await page.context().close();
      }
      await openOn('');
    },
    TIMEOUT_MS,
  );

  test(
    'speaks Spanish, and changes the language of a ruling',
    async () => {
      const page = await openOn(COMPLETE, PHONE);
      await until(() => verdict(page, 'roberts'), 'La carta se reemplaza');
      await page.getByText('El crupier ha expuesto una carta.').first().waitFor();
      await page.getByRole('button', { name: 'English' }).tap();
      await page.getByText('The dealer exposed a card.').first().waitFor();
    },
    TIMEOUT_MS,
  );

  test(
    'says why there is no ruling, and tries again',
    async () => {
      pages.proxy.script = ({ path }, response) => {
        if (path !== '/v1/rulings') return false;
        sendJson(response, 503, { title: 'Busy', status: 503, code: 'unavailable' });
        return true;
      };
      const page = await openOn(COMPLETE);
      await page.getByText('The service is busy.').first().waitFor();
      pages.proxy.script = () => false;
      await page.getByRole('button', { name: 'Try again' }).first().tap();
      await until(() => verdict(page, 'roberts'), 'The card is replaced');
    },
    TIMEOUT_MS,
  );
});
