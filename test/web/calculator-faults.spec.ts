import { DESKTOP } from './browser.js';
import { Calculator, inChromium, TIMEOUT_MS, seat, settled, until } from './calculator.js';
import { sendJson } from './front.js';

inChromium('what the equity calculator says when something is wrong, in Chromium', () => {
  const calculator = new Calculator();
  const { open, openOn } = calculator;

  test(
    'says what is wrong with a range at its character, and asks nothing meanwhile',
    async () => {
      const page = await openOn('game=holdem&range=QQ%2B,AhAh,KK&hand=');
      const fault = seat(page, 1).locator('.fault');
      await fault.waitFor();
      expect(await fault.innerText()).toMatch(/at character 7/);
      expect(await fault.locator('mark').innerText()).toMatch(/^Ah?$/);
      // The question may be refused before the range is explained.
      await until(() => page.locator('textarea').getAttribute('aria-invalid'), 'true');
      await page.locator('textarea').fill('KK');
      await fault.waitFor({ state: 'detached' });
    },
    TIMEOUT_MS,
  );

  test(
    'says what is wrong with the question at the field that it is about',
    async () => {
      const page = await openOn('game=holdem&hand=AhKh&range=AhQd,AhQc&board=8c7c2d');
      const faults = page.locator('.seat .fault, .common .fault');
      await seat(page, 2).locator('.fault').waitFor();
      expect(await faults.allInnerTexts()).toEqual([expect.any(String)]);
      const answer = page.locator('.answer');
      await answer.locator('.fault', { hasText: 'Something above needs mending first.' }).waitFor();
      // It would be refused once more.
      expect(await answer.getByRole('button').allInnerTexts()).toEqual(['Copy the link']);
      await seat(page, 2).getByRole('button', { name: 'Clear player 2' }).click();
      await until(() => faults.count(), 0);
      // What is unfinished is no fault, and is not asked.
      await page.getByRole('button', { name: /^Board/ }).click();
      const asked = calculator.front.questions().length;
      await page.locator('.typed').fill('7c2d');
      await page.locator('.gap', { hasText: 'a board has 3, 4 or 5 cards' }).waitFor();
      await page.locator('.typed').fill('7c2');
      await page.locator('.gap', { hasText: 'expected at character 3' }).waitFor();
      expect(await page.locator('.gap mark').innerText()).toBe('2');
      await page.locator('.typed').fill('7c2d3h');
      await until(() => page.locator('.fault, .gap').count(), 0);
      await until(async () => calculator.front.questions().length, asked + 1);
    },
    TIMEOUT_MS,
  );

  test(
    'tells both who have the same card, and how to write one that may be any',
    async () => {
      const page = await openOn('game=holdem&hand=AhXx&hand=AhZz');
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
      await page.locator('.answer .fault', { hasText: 'Something above needs mending first.' }).waitFor();
      expect(calculator.front.questions()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'after a fault nobody has figures, whoever found it',
    async () => {
      const page = await open();
      await settled(page, '46.21%', '53.79%');
      await seat(page, 2).locator('.slot').click();
      // What is only unfinished may still be: the figures of before stay meanwhile, in grey.
      await page.locator('.typed').fill('As');
      await until(() => page.locator('.equity.stale').count(), 2);
      await settled(page, '46.21%', '53.79%');
      await page.locator('.typed').fill('AhQd');
      await settled(page, '–', '–');
      await page.locator('.typed').fill('QsQd');
      await settled(page, '46.21%', '53.79%');
      await page.getByRole('radio', { name: 'Range' }).check({ force: true });
      await page.locator('textarea').fill('AhKh');
      await until(() => page.locator('.seat .fault').count(), 4);
      await settled(page, '–', '–');
      await page.locator('textarea').fill('AhQd,AhQc');
      await until(() => page.locator('.seat .fault').count(), 1);
      await settled(page, '–', '–');
    },
    TIMEOUT_MS,
  );

  test(
    'says that a link could not be read, until something else is asked',
    async () => {
      const page = await open('/#/equity?v=9&game=razz&hand=Ah2h3h&hand=');
      const said = page.getByText('This link could not be read: this is an example.');
      await said.waitFor();
      await settled(page, '46.21%', '53.79%');
      await page.locator('#method').selectOption('exact');
      await said.waitFor({ state: 'detached' });
      await until(() => page.evaluate('location.hash.includes("method=exact")'), true);
      await page.evaluate('location.hash = "#/equity?v=1"');
      await said.waitFor();
      await page.goBack();
      await said.waitFor({ state: 'detached' });
      expect(await page.locator('#method').inputValue()).toBe('exact');
    },
    TIMEOUT_MS,
  );

  test.each(['error=7', 'seed=x', 'method=guess', 'theme=blue'])(
    'says that a part of a link could not be read (%s), and asks the rest',
    async (part) => {
      const page = await open(`/#/equity?v=1&game=holdem&hand=AhKh&hand=QsQd&${part}`);
      const said = page.getByText('A part of this link could not be read, and was left out.');
      await said.waitFor();
      await settled(page, '46.21%', '53.79%');
      expect(await page.evaluate('location.hash')).toBe('#/equity?v=1&game=holdem&hand=AhKh&hand=QsQd');
      await page.locator('#method').selectOption('exact');
      await said.waitFor({ state: 'detached' });
    },
    TIMEOUT_MS,
  );

  test(
    'says that there is no such page',
    async () => {
      const page = await open('/#/nothing');
      await page.getByText('This link could not be read: this is an example.').waitFor();
    },
    TIMEOUT_MS,
  );

  test.each([
    ['en', 'This depends on the cards that players will throw away', 'throw away decides this'],
    ['es', 'Esto depende de las cartas que los jugadores descarten', 'aún no se puede dar una política'],
  ])(
    'says in words for players why there is no answer (%s)',
    async (locale, sentence, detail) => {
      const page = await openOn('game=irish&hand=AhKhQhJh&hand=2c2d2h2s', { ...DESKTOP, locale });
      await page.locator('.answer .fault', { hasText: sentence }).waitFor();
      expect(await seat(page, 1).locator('.fault').innerText()).toContain(detail);
      // What is said at the field is not said again.
      expect(await page.locator('.answer .detail').count()).toBe(0);
    },
    TIMEOUT_MS,
  );

  test.each([
    [422, 'unprocessable', 'Asked like this there is no answer.', ['the reason']],
    [403, 'forbidden', 'The key under Settings does not allow this.', ['the reason']],
    [500, 'internal-error', 'Something went wrong on the server.', []],
  ])(
    'of a problem %i %s the sentence comes first, and the title never',
    async (status, code, sentence, details) => {
      calculator.front.script = ({ path }, response) => {
        if (path !== '/v1/equity') return false;
        sendJson(response, status, { title: 'Jargon', status, code, detail: 'the reason' });
        return true;
      };
      const page = await open();
      const fault = page.locator('.answer .fault');
      await fault.getByText(sentence).waitFor();
      expect(await fault.locator('.detail').allInnerTexts()).toEqual(details);
      expect(await page.locator('body').innerText()).not.toContain('Jargon');
    },
    TIMEOUT_MS,
  );

  test(
    'says that there is no such game, and takes another',
    async () => {
      const page = await openOn('game=hold-your-horses&hand=&hand=');
      await page.getByText('This server has no game called hold-your-horses').waitFor();
      await page.locator('#game').selectOption('kuhn');
      await seat(page, 2).waitFor();
    },
    TIMEOUT_MS,
  );

  test(
    'says so when nobody answers, and asks again',
    async () => {
      calculator.front.script = ({ path }, response) => {
        if (!path.startsWith('/v1/equity')) return false;
        response.destroy();
        return true;
      };
      const page = await open();
      await page.getByText('The service does not answer.').waitFor();
      calculator.front.script = () => false;
      await page.getByRole('button', { name: 'Ask again' }).click();
      await settled(page, '46.21%', '53.79%');
    },
    TIMEOUT_MS,
  );
});
