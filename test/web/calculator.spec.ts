import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { runningService } from '../imports/running.js';
import { DESKTOP, hasBrowser, openBrowser, openPage, PHONE } from './browser.js';
import { Front, sendJson } from './front.js';
import { answerWith, LongJob } from './jobs.js';

/** A browser on a machine that is busy with other tests; nothing here measures time. */
const PATIENCE_MS = 120_000;

const seat = (page: Page, number: number) => page.locator(`.seat[data-seat="${number}"]`);
const equities = (page: Page) => page.locator('output.equity').allInnerTexts();
const settled = (page: Page, ...shown: readonly string[]): Promise<void> =>
  until(async () => (await equities(page)).join(' '), shown.join(' '));
const card = (page: Page, name: string) => page.locator(`.pick[data-card="${name}"]`);
const square = (page: Page, hand: string) => page.locator(`.square[data-hand="${hand}"]`);

/** Asks again until the answer is right; then it says what it was. */
const until = async (ask: () => Promise<unknown>, wanted: unknown): Promise<void> => {
  const end = performance.now() + 20_000;
  let said = await ask();
  while (said !== wanted && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    said = await ask();
  }
  expect(said).toBe(wanted);
};

/** Which games have names that the field for them does not show to their end. */
const CUT_NAMES = `(() => {
  const field = document.querySelector('#game');
  const pen = document.createElement('canvas').getContext('2d');
  const style = getComputedStyle(field);
  pen.font = style.fontSize + ' ' + style.fontFamily;
  const arrow = 28;
  const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
  return [...field.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
})()`;

const inChromium = hasBrowser ? describe : describe.skip;
if (!hasBrowser) console.warn('skipped: there is no /usr/bin/chromium to try the page in');

inChromium('the equity calculator in Chromium', () => {
  const service = runningService({});
  let browser: Browser;
  let front: Front;
  let complaints: string[] = [];
  let page: Page;

  beforeAll(async () => {
    browser = await openBrowser();
    front = await Front.before(service.client.address);
  }, PATIENCE_MS);
  afterAll(async () => {
    await browser.close();
    await front.close();
  }, PATIENCE_MS);

  const open = async (path = '/', options: BrowserContextOptions = DESKTOP): Promise<Page> => {
    const opened = await openPage(browser, front.url + path, options);
    ({ page, complaints } = opened);
    return page;
  };
  /** On a question: `game=holdem&hand=AhKh…`. */
  const openOn = (question: string, options?: BrowserContextOptions): Promise<Page> =>
    open(`/#/equity?v=1&${question}`, options);

  beforeEach(() => {
    front.script = () => false;
    front.asked.length = 0;
  });
  // Whatever a test does: no script fails, the policy is not offended, nobody else is asked.
  afterEach(async () => {
    await page.context().close();
    expect(complaints).toEqual([]);
  });

  test(
    'shows an example, and what it is worth',
    async () => {
      await open();
      await settled(page, '46.21%', '53.79%');
      expect(await page.title()).toBe('Equity · Floorman');
      const answer = page.locator('.answer');
      expect(await answer.innerText()).toMatch(/Exact: every case counted\s+Cases\s+1,712,304/);
    },
    PATIENCE_MS,
  );

  test(
    'takes cards from the deck, and from nobody else',
    async () => {
      await open();
      await page.getByRole('button', { name: 'Clear all' }).click();
      await page.getByRole('button', { name: 'Player 1: any hand' }).click();
      for (const name of ['As', 'Ah']) await card(page, name).click();
      await page.getByRole('button', { name: 'Player 2: any hand' }).click();
      expect(await card(page, 'As').getAttribute('aria-disabled')).toBe('true');
      expect(await card(page, 'As').getAttribute('aria-label')).toBe('ace of spades, in use');
      await card(page, 'As').click({ force: true });
      for (const name of ['Ks', 'Kh']) await card(page, name).click();
      await page.getByRole('button', { name: /^Board/ }).click();
      for (const name of ['2c', '7d', '9h']) await card(page, name).click();
      await settled(page, '91.62%', '8.38%');
      expect(front.questions().at(-1)).toEqual({
        game: 'holdem',
        players: [{ hand: 'AsAh' }, { hand: 'KsKh' }],
        board: '2c7d9h',
        dead: '',
        method: 'auto',
        seed: 1,
      });
      // Another card in a full hand takes the place of the last one.
      await page.getByRole('button', { name: /^Player 2/ }).click();
      await card(page, 'Kd').click();
      expect(await page.locator('.typed').inputValue()).toBe('KsKd');
    },
    PATIENCE_MS,
  );

  test(
    'is used by keyboard alone',
    async () => {
      await openOn('game=holdem&hand=&hand=');
      await seat(page, 2).waitFor();
      const press = async (...keys: readonly string[]): Promise<void> => {
        for (const key of keys) await page.keyboard.press(key);
      };
      const focused = (): Promise<unknown> =>
        page.evaluate('document.activeElement.getAttribute("aria-label") ?? document.activeElement.id');
      await press('Tab', 'Enter');
      expect(await focused()).toBe('main');
      while (!String(await focused()).startsWith('Player 1')) await press('Tab');
      // It is open; closed and opened again, its text has the focus.
      await press('Enter', 'Enter');
      await page.keyboard.type('ah 10h');
      await press('Tab', 'ArrowDown', 'ArrowRight', 'End');
      expect(await focused()).toBe('2 of hearts');
      await press('Escape');
      expect(await focused()).toBe('Player 1: ace of hearts, ten of hearts');
      while (!String(await focused()).startsWith('Player 2')) await press('Tab');
      await page.keyboard.type('2c2d');
      expect(await page.locator('.typed').inputValue()).toBe('2c2d');
      await page.keyboard.press('ControlOrMeta+a');
      await press('Delete', 'Tab', 'Enter');
      expect(await page.locator('.typed').inputValue()).toBe('As');
      await press('ArrowRight', 'Space');
      expect(await page.locator('.typed').inputValue()).toBe('AsKs');
      await until(
        async () => JSON.stringify(front.questions().at(-1)?.players),
        '[{"hand":"AhTh"},{"hand":"AsKs"}]',
      );
    },
    PATIENCE_MS,
  );

  test(
    'has a range as grid and as text, each following the other',
    async () => {
      await openOn('game=holdem&range=QQ+,AKs:0.5,AhQd&hand=');
      const text = page.locator('textarea');
      await until(() => square(page, 'AKs').getAttribute('aria-label'), 'AKs 50%');
      expect(await square(page, 'AQo').getAttribute('aria-label')).toBe('AQo 8.33%, 1 of 12');
      expect(await square(page, 'JJ').getAttribute('aria-selected')).toBe('false');

      await square(page, 'JJ').click();
      expect(await text.inputValue()).toBe('JJ+,AKs:0.5,(QQ+,AKs:0.5,AhQd):AQo');
      await square(page, 'JJ').click();
      await square(page, 'QQ').click();
      expect(await text.inputValue()).toBe('KK+,AKs:0.5,(QQ+,AKs:0.5,AhQd):AQo');

      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      const [from, to] = [await square(page, 'KQs').boundingBox(), await square(page, 'K9s').boundingBox()];
      await page.mouse.move(from!.x + 5, from!.y + 5);
      await page.mouse.down();
      await page.mouse.move(to!.x + 5, to!.y + 5, { steps: 12 });
      await page.mouse.up();
      expect(await text.inputValue()).toBe('K9s+');
      await page.getByLabel('Weight').selectOption('250');
      await square(page, 'AA').click();
      await square(page, 'QQ').click({ modifiers: ['Shift'] });
      expect(await text.inputValue()).toBe('KJs-K9s,(QQ+,AQs+,KQs,AQo+,KQo):0.25');

      await text.fill('22+');
      await until(() => square(page, '55').getAttribute('aria-label'), '55 100%');
      expect(await square(page, 'K9s').getAttribute('aria-label')).toBe('K9s');
      expect(await page.locator('.range-editor').innerText()).toContain('78 hands, 5.88% of all');
      await page.keyboard.press('Tab');
      await square(page, '55').focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
      expect(await text.inputValue()).toBe('22+,54s:0.25');
    },
    PATIENCE_MS,
  );

  test(
    'says what is wrong with a range at its character, and asks nothing meanwhile',
    async () => {
      await openOn('game=holdem&range=QQ%2B,AhAh,KK&hand=');
      const fault = seat(page, 1).locator('.fault');
      await fault.waitFor();
      expect(await fault.innerText()).toMatch(/at character 7/);
      expect(await fault.locator('mark').innerText()).toMatch(/^Ah?$/);
      // The question may be refused before the range is explained.
      await until(() => page.locator('textarea').getAttribute('aria-invalid'), 'true');
      await page.locator('textarea').fill('KK');
      await fault.waitFor({ state: 'detached' });
    },
    PATIENCE_MS,
  );

  test(
    'says what is wrong with the question at the field that it is about',
    async () => {
      await openOn('game=holdem&hand=AhKh&range=AhQd&board=8c7c2d');
      const faults = page.locator('.seat .fault, .common .fault');
      await seat(page, 2).locator('.fault').waitFor();
      expect(await faults.allInnerTexts()).toEqual(['Ah is there twice']);
      const answer = page.locator('.answer');
      await answer.getByText('Something above does not fit: it is said there what.').waitFor();
      // It would be refused once more.
      expect(await answer.getByRole('button').allInnerTexts()).toEqual(['Copy the link']);
      await seat(page, 2).getByRole('button', { name: 'Clear player 2' }).click();
      await until(() => faults.count(), 0);
      // What is unfinished is no fault, and is not asked.
      await page.getByRole('button', { name: /^Board/ }).click();
      const asked = front.questions().length;
      await page.locator('.typed').fill('7c2d');
      await page.locator('.gap', { hasText: 'a board has 3, 4 or 5 cards' }).waitFor();
      await page.locator('.typed').fill('7c2');
      await page.locator('.gap', { hasText: 'expected at character 3' }).waitFor();
      expect(await page.locator('.gap mark').innerText()).toBe('2');
      await page.locator('.typed').fill('7c2d3h');
      await until(() => page.locator('.fault, .gap').count(), 0);
      await until(async () => front.questions().length, asked + 1);
    },
    PATIENCE_MS,
  );

  test(
    'tells both who have the same card, and how to write one that may be any',
    async () => {
      await openOn('game=holdem&hand=AhXx&hand=AhZz');
      await seat(page, 2).locator('.fault').waitFor();
      const said = (number: number) => seat(page, number).locator('.field-fault p').allInnerTexts();
      expect(await said(1)).toEqual([
        expect.stringMatching(/^a card such as Ah is expected at character 3; .* is a range, such as Ah\*/),
        'ace of hearts: there is only one',
      ]);
      expect(await said(2)).toEqual([
        expect.stringMatching(/^a card such as Ah is expected at character 3\s+AhZz$/),
        'ace of hearts: there is only one',
      ]);
      await page.locator('.answer').getByText('Something above does not fit').waitFor();
      expect(front.questions()).toEqual([]);
    },
    PATIENCE_MS,
  );

  test.each([
    ['en', 'This depends on the cards that players will throw away', 'throw away decides this'],
    ['es', 'Esto depende de las cartas que los jugadores descarten', 'aún no se puede dar una política'],
  ])(
    'says in words for players why there is no answer (%s)',
    async (locale, sentence, detail) => {
      await openOn('game=irish&hand=AhKhQhJh&hand=2c2d2h2s', { ...DESKTOP, locale });
      await page.locator('.answer .fault', { hasText: sentence }).waitFor();
      expect(await seat(page, 1).locator('.fault').innerText()).toContain(detail);
    },
    PATIENCE_MS,
  );

  test.each([
    [422, 'unprocessable', 'Asked like this there is no answer.', ['the reason']],
    [403, 'forbidden', 'The key under Settings does not allow this.', ['the reason']],
    [500, 'internal-error', 'Something went wrong on the server.', []],
  ])(
    'of a problem %i %s the sentence comes first, and the title never',
    async (status, code, sentence, details) => {
      front.script = ({ path }, response) => {
        if (path !== '/v1/equity') return false;
        sendJson(response, status, { title: 'Jargon', status, code, detail: 'the reason' });
        return true;
      };
      await open();
      const fault = page.locator('.answer .fault');
      await fault.getByText(sentence).waitFor();
      expect(await fault.locator('.detail').allInnerTexts()).toEqual(details);
      expect(await page.locator('body').innerText()).not.toContain('Jargon');
    },
    PATIENCE_MS,
  );

  test(
    'says that there is no such game, and takes another',
    async () => {
      await openOn('game=hold-your-horses&hand=&hand=');
      await page.getByText('This server has no game called hold-your-horses').waitFor();
      await page.locator('#game').selectOption('kuhn');
      await seat(page, 2).waitFor();
    },
    PATIENCE_MS,
  );

  test(
    'says so when the error that was wanted is not reached',
    async () => {
      const answers = [
        { ...answerWith(0.6, 0.0004), reached: false },
        { ...answerWith(0.6, 0.00008), reached: true },
      ];
      front.script = ({ path }, response) => {
        if (path !== '/v1/equity') return false;
        sendJson(response, 200, answers.shift());
        return true;
      };
      await openOn('game=holdem&hand=AhKh&hand=QsQd&method=monte-carlo&error=0.0001');
      const missed = page.getByText('The wanted standard error of ± 0.01% was not reached: 1,000,000 trials');
      await missed.waitFor();
      await page.getByRole('button', { name: 'Another sample' }).click();
      await missed.waitFor({ state: 'detached' });
      await until(() => page.locator('.answer .state').innerText(), 'Monte Carlo: a random sample');
    },
    PATIENCE_MS,
  );

  test(
    'samples alike from the same link, and another sample has another link',
    async () => {
      const link = 'game=holdem&hand=AhKh&hand=&hand=&method=monte-carlo&error=0.01';
      const sampled = async (): Promise<string> => {
        await seat(page, 3).locator('.figures').waitFor();
        await page.getByRole('button', { name: 'Another sample' }).waitFor();
        return (await equities(page)).join(' ');
      };
      await openOn(link);
      const first = await sampled();
      await page.getByRole('button', { name: 'Another sample' }).click();
      await until(async () => (await equities(page)).join(' ') !== first, true);
      await until(async () => new URL(page.url()).hash, `#/equity?v=1&${link}&seed=2`);
      const second = await sampled();
      const address = page.url();
      await page.context().close();
      await open(address.slice(front.url.length));
      expect(await sampled()).toBe(second);
      await page.context().close();
      await openOn(link);
      expect(await sampled()).toBe(first);
    },
    PATIENCE_MS,
  );

  test(
    'leaves hands behind that another game has no place for, and brings them back',
    async () => {
      await openOn('game=holdem&hand=AhKh&range=QQ%2B&board=Ts9h2c');
      await seat(page, 2).waitFor();
      await page.locator('#game').selectOption('omaha');
      await page
        .getByText("There is no place here for: AhKh · QQ+. They come back with Texas hold'em.")
        .waitFor();
      await until(async () => new URL(page.url()).hash, '#/equity?v=1&game=omaha&hand=&range=&board=Ts9h2c');
      await page.locator('#game').selectOption('holdem');
      await until(
        async () => new URL(page.url()).hash,
        '#/equity?v=1&game=holdem&hand=AhKh&range=QQ+&board=Ts9h2c',
      );
      expect(await page.getByText('There is no place here').count()).toBe(0);
    },
    PATIENCE_MS,
  );

  test(
    'follows a long question: estimate, error, progress, answer',
    async () => {
      const job = new LongJob();
      front.script = job.script;
      await open();
      await page.getByText('Waiting for its turn').waitFor();
      job.run(3, 0.6, 0.01);
      await settled(page, '60.00%', '40.00%');
      await page.getByText('Counting: 30% done').waitFor();
      expect(await seat(page, 1).locator('.interval').innerText()).toContain('95% between 58.00% and 62.00%');
      expect(await seat(page, 1).locator('.whisker').count()).toBe(1);
      expect(await page.locator('progress').getAttribute('value')).toBe('0.3');
      job.hangUp();
      job.run(6, 0.61, 0.005);
      await settled(page, '61.00%', '39.00%');
      job.finish(0.6123);
      await settled(page, '61.23%', '38.77%');
      expect(await page.locator('.answer').innerText()).toMatch(
        /Monte Carlo.*\s.*Trials\s+1,000,000\s+Standard error\s+± 0\.05%\s+Seed\s+42/s,
      );
      expect(await page.locator('progress').count()).toBe(0);
    },
    PATIENCE_MS,
  );

  test(
    'cancels a long question, and asks it again',
    async () => {
      const job = new LongJob();
      front.script = job.script;
      await open();
      job.run(3, 0.6, 0.01);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByText('Cancelled. The figures are the estimates up to then.').waitFor();
      expect(job.cancelled).toBe(true);
      front.script = ({ method, path }, response) => {
        if (method !== 'POST' || path !== '/v1/equity') return false;
        sendJson(response, 200, answerWith(0.25));
        return true;
      };
      await page.getByRole('button', { name: 'Ask again' }).click();
      await settled(page, '25.00%', '75.00%');
    },
    PATIENCE_MS,
  );

  test(
    'calls off a long question that is asked no more, and drops an answer that comes late',
    async () => {
      const job = new LongJob();
      front.script = job.script;
      await open();
      job.run(3, 0.6, 0.01);
      await settled(page, '60.00%', '40.00%');
      const late: (() => void)[] = [];
      front.script = ({ method, path, body }, response) => {
        if (method !== 'POST' || path !== '/v1/equity') return job.script({ method, path, body }, response);
        const answer = (equity: number) => () => {
          sendJson(response, 200, answerWith(equity));
        };
        if (body.includes('"dead":"2c"')) late.push(answer(0.1));
        else answer(0.2)();
        return true;
      };
      await page.getByRole('button', { name: /^Dead/ }).click();
      await page.locator('.typed').fill('2c');
      await until(async () => late.length, 1);
      await until(async () => job.cancelled, true);
      await page.locator('.typed').fill('2d');
      await settled(page, '20.00%', '80.00%');
      for (const answer of late) answer();
      await page.waitForTimeout(300);
      expect(await equities(page)).toEqual(['20.00%', '80.00%']);
    },
    PATIENCE_MS,
  );

  test(
    'waits for a service that is busy, and says why a job failed',
    async () => {
      let refusals = 0;
      const job = new LongJob();
      front.script = (asked, response) => {
        if (asked.method !== 'POST' || asked.path !== '/v1/equity' || refusals > 0)
          return job.script(asked, response);
        refusals++;
        response.setHeader('retry-after', '1');
        sendJson(response, 429, { title: 'Too many requests', status: 429, code: 'too-many-requests' });
        return true;
      };
      await open();
      await page.getByText('The service is busy: asking again in 1 s.').waitFor();
      await page.getByText('Waiting for its turn').waitFor();
      job.fail('the disk is full');
      await page.getByText('The calculation failed. the disk is full').waitFor();
    },
    PATIENCE_MS,
  );

  test(
    'asks for a key where there are keys, and forgets it with the tab',
    async () => {
      const keys: (string | undefined)[] = [];
      front.script = ({ path }, response) => {
        const { authorization } = response.req.headers;
        keys.push(authorization);
        if (!path.startsWith('/v1/') || authorization === 'Bearer fm_secret') return false;
        sendJson(response, 401, { title: 'A key is needed', status: 401, code: 'unauthorized' });
        return true;
      };
      await open();
      await page.getByText('This server asks for a key').waitFor();
      await page.getByLabel('API key').fill('fm_secret');
      // The service itself has no keys, and takes none.
      front.script = ({ path }, response) => {
        keys.push(response.req.headers.authorization);
        delete response.req.headers.authorization;
        if (path === '/v1/equity') sendJson(response, 200, answerWith(0.3));
        return path === '/v1/equity';
      };
      await page.getByRole('button', { name: 'Use' }).click();
      await settled(page, '30.00%', '70.00%');
      expect(keys).toContain('Bearer fm_secret');
      expect(
        await page.evaluate('[sessionStorage.getItem("floorman.key"), JSON.stringify(localStorage)]'),
      ).toEqual(['fm_secret', '{}']);
      expect(page.url()).not.toContain('secret');
    },
    PATIENCE_MS,
  );

  test(
    'has the question in its address, and Back leads to the one before',
    async () => {
      await openOn('game=omaha-8&hand=AsAhKsKh&hand=9d8d7c6c&method=monte-carlo&error=0.01');
      expect(await page.locator('#game').inputValue()).toBe('omaha-8');
      expect(await page.locator('#error').inputValue()).toBe('0.01');
      await seat(page, 1).locator('.figures').waitFor();
      const names = await seat(page, 1).locator('.figures dt').allInnerTexts();
      expect(names.slice(0, 3)).toEqual(['High', 'Low', 'Scoop']);
      await page.locator('#game').selectOption('razz');
      await until(
        async () => new URL(page.url()).hash,
        '#/equity?v=1&game=razz&hand=AsAhKsKh&hand=9d8d7c6c&method=monte-carlo&error=0.01',
      );
      expect(await page.getByRole('button', { name: /^Board/ }).count()).toBe(0);
      await page.goBack();
      await until(() => page.locator('#game').inputValue(), 'omaha-8');
      expect(
        await page
          .getByRole('button', {
            name: 'Player 1: ace of spades, ace of hearts, king of spades, king of hearts',
          })
          .count(),
      ).toBe(1);
      await page.goForward();
      await until(() => page.locator('#game').inputValue(), 'razz');
    },
    PATIENCE_MS,
  );

  test(
    'takes as many players as the game does',
    async () => {
      await openOn('game=royal-holdem&hand=&hand=');
      const add = page.getByRole('button', { name: 'Add a player' });
      await add.waitFor();
      const { items } = await service.client.json<{ items: { id: string; maxPlayers: number }[] }>(
        '/v1/variants',
      );
      const most = items.find(({ id }) => id === 'royal-holdem')!.maxPlayers;
      for (let players = 2; players < most; players++) await add.click();
      expect(await add.count()).toBe(0);
      expect(await page.locator('.seat').count()).toBe(most);
      await page.getByRole('button', { name: 'Remove player 1', exact: true }).click();
      expect(await page.locator('.seat').count()).toBe(most - 1);
      // The button has gone with its player: the focus is on the next one.
      expect(await page.evaluate('document.activeElement.id')).toBe(
        await seat(page, 1).locator('.slot').getAttribute('id'),
      );
    },
    PATIENCE_MS,
  );

  test(
    'speaks the language of the browser, or the one that is chosen',
    async () => {
      await open('/', { ...DESKTOP, locale: 'es-MX' });
      await settled(page, '46,21\u00a0%', '53,79\u00a0%');
      expect(await page.locator('html').getAttribute('lang')).toBe('es');
      await page.getByText('Exacto: contados todos los casos').waitFor();
      await page.getByText('Ajustes').click();
      await page.locator('#language').selectOption('en');
      await page.getByText('Exact: every case counted').waitFor();
      await page.keyboard.press('Escape');
      await page.locator('#language').waitFor({ state: 'hidden' });
      expect(await page.evaluate('document.activeElement.textContent')).toBe('Settings');
      await page.reload();
      await page.getByText('Exact: every case counted').waitFor();
    },
    PATIENCE_MS,
  );

  test(
    'fits a phone, with targets for thumbs',
    async () => {
      for (const question of [
        'game=holdem&range=QQ%2B&hand=',
        'game=omaha&hand=AsAhKsKh&hand=',
        'game=stud&hand=&hand=',
      ]) {
        await openOn(question, PHONE);
        await seat(page, 1).locator('.slot').tap();
        await page.locator('.editor').waitFor();
        await page.locator('.seat .figures').first().waitFor();
        const width = await page.evaluate('document.documentElement.scrollWidth');
        expect([question, width]).toEqual([question, 360]);
        const small = await page.evaluate(
          `[...document.querySelectorAll('button:not(.square), select, .typed, summary')]
          .map((each) => [each.className || each.id, each.getBoundingClientRect()])
          .filter(([, box]) => box.height < 40 || box.width < 36).map(([name]) => name)`,
        );
        expect([question, small]).toEqual([question, []]);
        const cut = await page.evaluate(CUT_NAMES);
        expect([question, cut]).toEqual([question, []]);
        if (!question.endsWith('stud&hand=&hand=')) await page.context().close();
      }
      await card(page, '2c').tap();
      await card(page, '3c').tap();
      expect(await page.locator('.typed').inputValue()).toBe('2c3c');
    },
    PATIENCE_MS,
  );

  test(
    'is dark where that is preferred, and every control has a name',
    async () => {
      await openOn('game=holdem&range=QQ%2B&hand=AhKh', { ...DESKTOP, colorScheme: 'dark' });
      await page.locator('.seat .figures').first().waitFor();
      const paper = await page.evaluate('getComputedStyle(document.body).backgroundColor');
      expect(paper).toBe('rgb(22, 25, 23)');
      const nameless = await page.evaluate(
        `[...document.querySelectorAll('button, input, select, textarea')].filter((each) =>
        !each.textContent.trim() && !each.getAttribute('aria-label') && !each.labels?.length).map((each) => each.outerHTML)`,
      );
      expect(nameless).toEqual([]);
      const ids: string[] = await page.evaluate('[...document.querySelectorAll("[id]")].map(({ id }) => id)');
      expect(new Set(ids).size).toBe(ids.length);
    },
    PATIENCE_MS,
  );

  test(
    'says so when nobody answers, and asks again',
    async () => {
      front.script = ({ path }, response) => {
        if (!path.startsWith('/v1/equity')) return false;
        response.destroy();
        return true;
      };
      await open();
      await page.getByText('The service does not answer.').waitFor();
      front.script = () => false;
      await page.getByRole('button', { name: 'Ask again' }).click();
      await settled(page, '46.21%', '53.79%');
    },
    PATIENCE_MS,
  );
});
