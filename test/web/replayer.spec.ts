import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dealHands } from '#dealer';
import { asJson } from '../support/written.js';
import { accessibilityFaults } from './axe.js';
import { DESKTOP, PHONE } from './browser.js';
import { Calculator, inChromium, TIMEOUT_MS, until } from './calculator.js';
import { ALL_IN, SHORT_RAISE, event, markedLine, paste, stepButton, stepOf, storeHand } from './replayer.js';
import { TABLE_FAULTS } from './replays.js';

const RUN_TWICE = readFileSync(
  join(import.meta.dirname, '..', 'support', 'fixtures', 'nl-cash-run-it-twice.txt'),
  'utf8',
);

/** Four players see the flop; the cards of Carla and Dora stay unknown. */
const TWO_UNKNOWN = `PokerStars Hand #700000000009:  Hold'em No Limit ($0.50/$1.00 USD) - 2025/01/06 19:04:12 ET
Table 'Mirador' 4-max Seat #1 is the button
Seat 1: Ana ($40 in chips)
Seat 2: Bruno ($100 in chips)
Seat 3: Carla ($85 in chips)
Seat 4: Dora ($85 in chips)
Bruno: posts small blind $0.50
Carla: posts big blind $1
*** HOLE CARDS ***
Dealt to Ana [Ad Ac]
Dora: calls $1
Ana: calls $1
Bruno: calls $0.50
Carla: checks
*** FLOP *** [Ts 9h 2c]
Bruno: bets $3
Carla: calls $3
Dora: calls $3
Ana: calls $3
*** TURN *** [Ts 9h 2c] [4d]
Bruno: bets $6
Carla: folds
Dora: calls $6
Ana: calls $6
*** RIVER *** [Ts 9h 2c 4d] [Qs]
Bruno: bets $9
Dora: folds
Ana: calls $9
*** SHOW DOWN ***
Bruno: shows [2h 2d] (three of a kind, Deuces)
Ana: mucks hand
Bruno collected $52 from pot
*** SUMMARY ***
Total pot $52 | Rake $0
Board [Ts 9h 2c 4d Qs]
Seat 1: Ana (button) mucked [Ad Ac]
Seat 2: Bruno (small blind) showed [2h 2d] and won ($52) with three of a kind, Deuces
Seat 3: Carla (big blind) folded on the Turn
Seat 4: Dora folded on the River
`;

inChromium('the replayer in Chromium', () => {
  const pages = new Calculator();
  const { open } = pages;

  test(
    'replays a stored hand with the keyboard: table, legal actions, pot odds, equity, and the line of the log',
    async () => {
      const id = await storeHand(pages, ALL_IN);
      const page = await open(`/hands/${id}?step=10`, { ...DESKTOP, timezoneId: 'Pacific/Auckland' });
      await until(() => event(page), 'Ana raises to 37.00');
      expect(await page.title()).toBe('Hand 700000000002 · Floorman');
      expect(await page.locator('.facts-of-hand time').innerText()).toMatch(/\d\d:\d\d UTC$/);
      expect(await markedLine(page)).toContain('Ana: raises $31 to $37 and is all-in');
      expect(await page.locator('.legal').innerText()).toBe('fold · call 37.00 · raise to 68.00–97.00');
      // 52 in the middle and 37 to call, of which Ana, who is all-in, has matched all.
      expect(await page.locator('.odds').innerText()).toContain(
        '37.00 to win 52.00: 1.4 to 1. A call needs 41.57% equity.',
      );
      await page.locator('.odds', { hasText: 'The hand has 64.23%' }).waitFor();
      expect(await page.locator('[data-seat="2"] .equity').textContent()).toBe('64.2%');
      // The log shows the other hands at the end. Hidden cards give nothing away.
      const backs = page.locator('[data-seat="2"] [data-card="back"], [data-seat="3"] [data-card="back"]');
      expect(await backs.count()).toBe(0);
      await page.locator('#known-cards').uncheck();
      await until(() => page.locator('.equity').count(), 0);
      expect(await backs.count()).toBeGreaterThan(0);
      await until(() => Promise.resolve(new URL(page.url()).searchParams.get('cards')), 'hidden');
      await page.reload();
      await page.locator('#known-cards').waitFor();
      expect(await page.locator('.equity').count()).toBe(0);
      // The choice is kept for other addresses, and one in the address comes first.
      const address = new URL(page.url());
      address.searchParams.delete('cards');
      await page.goto(address.href);
      await page.locator('.poker-table').waitFor();
      expect(await page.locator('#known-cards').isChecked()).toBe(false);
      address.searchParams.set('cards', 'shown');
      await page.goto(address.href);
      await until(() => page.locator('[data-seat="2"] .equity').textContent(), '64.2%');
      await page.locator('#known-cards').uncheck();
      await page.locator('#known-cards').check();
      await until(() => page.locator('[data-seat="2"] .equity').textContent(), '64.2%');
      expect(await page.locator('[data-board="1"] [data-card]').count()).toBe(3);
      await page.keyboard.press('ArrowRight');
      await until(() => event(page), 'Bruno raises to 97.00');
      await until(async () => stepOf(page), '11');
      await page.keyboard.press('End');
      await until(() => page.locator('[data-board="1"] [data-card]').count(), 5);
      expect(await page.locator('[data-seat="3"] .action').textContent()).toBe('+205.00');
      expect(await page.locator('[data-seat="1"] [data-card="Ad"]').count()).toBe(1);
      await page.keyboard.press('Home');
      await until(() => event(page), 'Before the first event');
      await page.locator('.all-in', { hasText: '138.10' }).waitFor();
    },
    TIMEOUT_MS,
  );

  test.each([
    [
      'English',
      DESKTOP,
      'Replay',
      /^The hand has [\d.]+% against Bruno only; 2 unknown hands are not counted\.$/,
      /^The hand has [\d.]+% against Bruno only; one unknown hand is not counted\.$/,
      /^The hand has [\d.]+%, counted with the cards that the log shows\.$/,
    ],
    [
      'Spanish',
      PHONE,
      'Reproducir',
      /^La mano tiene un [\d,]+\s% solo contra Bruno; no se cuentan 2 manos desconocidas\.$/,
      /^La mano tiene un [\d,]+\s% solo contra Bruno; no se cuenta una mano desconocida\.$/,
      /^La mano tiene un [\d,]+\s%, contando con las cartas que muestra el historial\.$/,
    ],
  ] as const)(
    'says against whom the equity of a call counts while hands are unknown (%s)',
    async (_, device, button, two, one, none) => {
      const page = await open('/replay', device);
      await paste(page, TWO_UNKNOWN, button);
      const scrubber = page.locator('.scrubber');
      const wordsAt = async (street: number): Promise<string> => {
        await page.locator('.jumps button').nth(street).click();
        for (let step = Number(await scrubber.inputValue()); step < 40; step++) {
          const words = (await page.locator('.own-equity').allInnerTexts()).join('');
          if (words !== '') return words;
          await scrubber.fill(String(step + 1));
        }
        throw new Error('no step has an equity');
      };
      await page.locator('.jumps button').nth(2).click();
      await page.locator('[data-seat="1"] .equity').waitFor();
      expect(await page.locator('.uncounted').innerText()).toMatch(
        / 2 (unknown hands|manos desconocidas)\.$/,
      );
      // Pictures of the table, which are wide, have only this.
      expect(await page.locator('.whose-equity').textContent()).toBe(
        device === DESKTOP ? 'Equity of known hands' : '',
      );
      // Ana is the last to act on each street.
      expect([await wordsAt(2), await wordsAt(3), await wordsAt(4)]).toEqual([
        expect.stringMatching(two),
        expect.stringMatching(one),
        expect.stringMatching(none),
      ]);
      expect(await page.locator('.uncounted').count()).toBe(0);
      expect(await page.locator('.whose-equity').textContent()).toBe('');
    },
    TIMEOUT_MS,
  );

  test(
    'plays and pauses, jumps to streets, and keeps the step in the address',
    async () => {
      const page = await open('/replay');
      await paste(page, ALL_IN);
      await page.getByLabel('Speed').selectOption('4');
      await page.keyboard.press('Tab');
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await until(() => event(page), 'Carla posts the big blind 1.00');
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByRole('button', { name: 'Flop', exact: true }).click();
      await until(() => page.locator('[data-board="1"] [data-card]').count(), 3);
      await until(async () => stepOf(page), '7');
      const before = await event(page);
      await page.reload();
      // The pasted hand is in the fragment of the address, which no server receives.
      await until(() => event(page), before);
      expect(new URL(page.url()).hash).toMatch(/^#hand=/);
    },
    TIMEOUT_MS,
  );

  test(
    'shows a finding at its step with its rule, and its line in the log',
    async () => {
      const page = await open('/replay');
      await paste(page, SHORT_RAISE);
      const finding = page.locator('.finding').first();
      const code = await finding.getAttribute('data-code');
      expect(code).toBe('short-raise');
      await finding.getByRole('button').click();
      await finding.locator('.rule-text strong').first().waitFor();
      const line = /line (\d+)/.exec(await finding.innerText())?.[1];
      expect(await markedLine(page)).toMatch(new RegExp(`^${line}Ana: raises`));
      // What Ana could do instead, and not what Carla may do next.
      expect(await page.locator('.turn dt').first().innerText()).toBe('Ana could');
      expect(await page.locator('.legal').innerText()).toBe('fold · call 0.40 · raise to 0.80–9.70');
      await page.keyboard.press('ArrowLeft');
      await until(() => page.locator('.turn dt').first().innerText(), 'Ana is to act');
    },
    TIMEOUT_MS,
  );

  test(
    'opens the calculator with the spot filled in',
    async () => {
      const page = await open('/replay');
      await paste(page, ALL_IN);
      await page.keyboard.press('Tab');
      await page.locator('h1').click();
      await page.keyboard.press('End');
      await page.getByRole('link', { name: 'Open in the calculator' }).click();
      await until(() => page.title(), 'Equity · Floorman');
      expect(new URL(page.url()).hash).toBe(
        '#v=1&game=holdem&hand=AdAc&hand=2h2d&hand=Jh8h&board=Ts9h2c4dQs',
      );
    },
    TIMEOUT_MS,
  );

  test(
    'names the run whose equities the table shows, and opens each run in the calculator',
    async () => {
      const page = await open('/replay');
      await paste(page, RUN_TWICE);
      await page.getByRole('button', { name: 'End', exact: true }).click();
      await until(() => page.locator('[data-board="2"] [data-card]').count(), 5);
      const links = page.getByRole('link', { name: /^Board \d in the calculator$/ });
      expect(await links.count()).toBe(2);
      await page.getByRole('button', { name: 'River', exact: true }).click();
      await until(() => page.locator('.whose-equity').textContent(), 'Equity on run 1');
      await page.locator('h1').click();
      for (let board = 0; board < 2; board++) await page.keyboard.press('ArrowRight');
      await until(() => page.locator('.whose-equity').textContent(), 'Equity on run 2');
      expect(await page.locator('.equities-of-runs thead th').allInnerTexts()).toEqual([
        'Player',
        'Run 1',
        'Run 2',
      ]);
    },
    TIMEOUT_MS,
  );

  test(
    'saves a picture of the step as PNG and as SVG',
    async () => {
      const page = await open('/replay');
      await paste(page, ALL_IN);
      for (const [name, start] of [
        ['Picture (PNG)', '\u0089PNG'],
        ['Picture (SVG)', '<svg'],
      ] as const) {
        const [file] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name }).click(),
        ]);
        const content = readFileSync(await file.path(), 'latin1');
        expect(content.slice(0, start.length)).toBe(start);
        expect(content.length).toBeGreaterThan(2000);
      }
    },
    TIMEOUT_MS,
  );

  test(
    'steps with a swipe on a phone, in Spanish, and nothing is wider than the phone',
    async () => {
      const page = await open('/replay', PHONE);
      await paste(page, ALL_IN, 'Reproducir');
      const swipe = (from: number, to: number): Promise<unknown> =>
        page.evaluate(`(() => {
          const target = document.querySelector('.swipe');
          const touch = (clientX) => new Touch({ identifier: 1, target, clientX, clientY: 300 });
          const send = (type, x, touches) => target.dispatchEvent(
            new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch(x)] }));
          send('touchstart', ${from}, [touch(${from})]);
          send('touchend', ${to}, []);
        })()`);
      await swipe(250, 100);
      await until(() => event(page), 'Bruno pone la ciega pequeña 0,50');
      await swipe(100, 250);
      await until(() => event(page), 'Antes del primer suceso');
      await swipe(200, 190);
      expect(await event(page)).toBe('Antes del primer suceso');
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    },
    TIMEOUT_MS,
  );

  test(
    'writes a line number of four digits on a phone in one line',
    async () => {
      const page = await open('/replay', PHONE);
      await paste(page, '\n'.repeat(1000) + ALL_IN, 'Reproducir');
      expect(await page.locator('.line-number').first().innerText()).toBe('1001');
      const lines = await page.evaluate(`(() => {
        const number = document.querySelector('.line-number');
        return number.offsetHeight / parseFloat(getComputedStyle(number).lineHeight);
      })()`);
      expect(lines).toBeLessThan(1.5);
    },
    TIMEOUT_MS,
  );

  test.each([
    ['wide', DESKTOP, 'Replay'],
    ['tall', PHONE, 'Reproducir'],
  ] as const)(
    'draws the board of criss-cross as a cross with the last card in its middle (%s)',
    async (_, device, button) => {
      const page = await open('/replay', device);
      const hands = [...dealHands({ game: 'criss-cross', hands: 20, seed: 3, open: true })];
      const whole = hands.find(({ events }) => events.filter(({ type }) => type === 'board').length === 3);
      if (whole === undefined) throw new Error('no hand has a whole board');
      await paste(page, asJson(whole), button);
      await page.keyboard.press('End');
      const cards = page.locator('[data-board="1"] [data-card]');
      await until(() => cards.count(), 5);
      const boxes = await page.evaluate<{ x: number; y: number }[]>(
        `[...document.querySelectorAll('[data-board="1"] [data-card]')].map((card) => card.getBoundingClientRect()).map(({ x, y }) => ({ x, y }))`,
      );
      const [left, right, upper, lower, middle] = boxes;
      for (const side of [left, right]) expect(side?.y).toBeCloseTo(middle?.y ?? 0, 0);
      for (const end of [upper, lower]) expect(end?.x).toBeCloseTo(middle?.x ?? 0, 0);
      const [width, height] = [(right?.x ?? 0) - (left?.x ?? 0), (lower?.y ?? 0) - (upper?.y ?? 0)];
      expect((middle?.x ?? 0) - (left?.x ?? 0)).toBeCloseTo(width / 2, 0);
      expect((middle?.y ?? 0) - (upper?.y ?? 0)).toBeCloseTo(height / 2, 0);
      expect(Math.min(width, height)).toBeGreaterThan(40);
      expect(await page.evaluate<string[]>(TABLE_FAULTS)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'keeps the focus on a step button at the last and at the first step',
    async () => {
      const page = await open('/replay');
      await paste(page, ALL_IN);
      for (const [far, button] of [
        ['End', 'Next step'],
        ['Home', 'Previous step'],
      ] as const) {
        await page.keyboard.press(far);
        await page.keyboard.press(far === 'End' ? 'ArrowLeft' : 'ArrowRight');
        await stepButton(page, button).click();
        await until(() => stepButton(page, button).getAttribute('aria-disabled'), 'true');
        const reached = await event(page);
        await page.keyboard.press('Enter');
        expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe(button);
        expect(await event(page)).toBe(reached);
      }
    },
    TIMEOUT_MS,
  );

  test(
    'says which options of the game hold, and opens the calculator with them',
    async () => {
      const [dealt] = dealHands({
        game: 'five-draw',
        gameOptions: { wildRanks: ['2'] },
        hands: 1,
        seed: 1,
        players: 3,
        open: true,
      });
      const id = await storeHand(pages, asJson(dealt));
      const page = await open(`/hands/${id}?step=5`);
      await page.getByText('Five-card draw, deuces wild').waitFor();
      await page.getByRole('link', { name: 'Open in the calculator' }).click();
      await page.locator('#options', { hasText: 'deuces wild' }).waitFor();
      expect(new URL(page.url()).hash).toContain('game=five-draw&wildRanks=2&');
      await until(() => Promise.resolve(pages.proxy.equityRequests().length > 0), true);
      expect(pages.proxy.equityRequests().at(-1)).toMatchObject({ options: { wildRanks: ['2'] } });
    },
    TIMEOUT_MS,
  );

  test(
    'shows markup, control characters and text of the other direction in names as text',
    async () => {
      const page = await open('/replay');
      const name = '<img src=x onerror=alert(1)>';
      await paste(page, ALL_IN.replaceAll('Bruno', name).replaceAll('Mirador', '\u202eevil\u0007'));
      await page.keyboard.press('End');
      expect(await page.locator('main img').count()).toBe(0);
      expect(await page.locator('[data-seat="2"] title').textContent()).toBe(name);
      expect(await page.locator('.facts-of-hand').innerText()).toContain('\ufffdevil\u2407');
    },
    TIMEOUT_MS,
  );

  test.each([
    ['light', DESKTOP],
    ['dark', PHONE],
  ] as const)(
    'has no accessibility fault (%s)',
    async (colorScheme, device) => {
      const page = await open('/replay', { ...device, colorScheme });
      await page.locator('#pasted-hand').waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await paste(page, SHORT_RAISE, device === PHONE ? 'Reproducir' : 'Replay');
      await page.locator('.finding-head').first().click();
      await page.locator('.rule-text strong').first().waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
