import { DESKTOP } from './browser.js';
import { Calculator, inChromium, TIMEOUT_MS, seat, settled, until } from './calculator.js';
import { sendJson } from './proxy.js';

inChromium('errors in the equity calculator, in Chromium', () => {
  const calculator = new Calculator();
  const { open, openOn } = calculator;

  test(
    'reports an error in a range at its character, and sends no request meanwhile',
    async () => {
      const page = await openOn('game=holdem&range=QQ%2B,AhAh,KK&hand=');
      const fault = seat(page, 1).locator('.error');
      await fault.waitFor();
      expect(await fault.innerText()).toMatch(/at character 7/);
      expect(await fault.locator('mark').innerText()).toMatch(/^Ah?$/);
      // The response to the equity request may arrive before that about the range.
      await until(() => page.getByLabel('Range as text').getAttribute('aria-invalid'), 'true');
      await page.getByLabel('Range as text').fill('KK');
      await fault.waitFor({ state: 'detached' });
    },
    TIMEOUT_MS,
  );

  test(
    'reports errors at their field',
    async () => {
      const page = await openOn('game=holdem&hand=AhKh&range=AhQd,AhQc&board=8c7c2d');
      const faults = page.locator('.seat .error, .common .error');
      await seat(page, 2).locator('.error').waitFor();
      expect(await faults.allInnerTexts()).toEqual([expect.any(String)]);
      const answer = page.locator('.answer');
      await answer.locator('.error', { hasText: 'Correct the errors above first.' }).waitFor();
      // The same request would fail again.
      expect(await answer.getByRole('button').allInnerTexts()).toEqual(['Copy the link']);
      await seat(page, 2).getByRole('button', { name: 'Clear player 2' }).click();
      await until(() => faults.count(), 0);
      // Incomplete fields are not errors, and no request is sent.
      await page.getByRole('button', { name: /^Board/ }).click();
      const count = calculator.proxy.equityRequests().length;
      await page.locator('.typed').fill('7c2d');
      await page.locator('.gap', { hasText: 'a board has 3, 4 or 5 cards' }).waitFor();
      await page.locator('.typed').fill('7c2');
      await page.locator('.gap', { hasText: 'at character 3' }).waitFor();
      expect(await page.locator('.gap mark').innerText()).toBe('2');
      await page.locator('.typed').fill('7c2d3h');
      await until(() => page.locator('.error, .gap').count(), 0);
      await until(async () => calculator.proxy.equityRequests().length, count + 1);
    },
    TIMEOUT_MS,
  );

  test(
    'reports a card that is used twice at both fields, and how to write an unknown card',
    async () => {
      const page = await openOn('game=holdem&hand=AhXx&hand=AhZz');
      await seat(page, 2).locator('.error').waitFor();
      const said = (number: number) => seat(page, number).locator('.field-error p').allInnerTexts();
      expect(await said(1)).toEqual([
        expect.stringMatching(/^expected a card such as Ah at character 3; .* is a range, such as Ah\*/),
        'ace of hearts: used twice',
      ]);
      expect(await said(2)).toEqual([
        expect.stringMatching(/^expected a card such as Ah at character 3\s+AhZz$/),
        'ace of hearts: used twice',
      ]);
      await page.locator('.answer .error', { hasText: 'Correct the errors above first.' }).waitFor();
      expect(calculator.proxy.equityRequests()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'shows no equities after an error, on either side',
    async () => {
      const page = await open();
      await settled(page, '46.21%', '53.79%');
      await seat(page, 2).locator('.slot').click();
      // While fields are incomplete, the previous equities stay, in grey.
      await page.locator('.typed').fill('As');
      await until(() => page.locator('.equity.stale').count(), 2);
      await settled(page, '46.21%', '53.79%');
      await page.locator('.typed').fill('AhQd');
      await settled(page, '–', '–');
      await page.locator('.typed').fill('QsQd');
      await settled(page, '46.21%', '53.79%');
      await page.getByRole('radio', { name: 'Range' }).check({ force: true });
      await page.getByLabel('Range as text').fill('AhKh');
      await until(() => page.locator('.seat .error').count(), 4);
      await settled(page, '–', '–');
      await page.getByLabel('Range as text').fill('AhQd,AhQc');
      await until(() => page.locator('.seat .error').count(), 1);
      await settled(page, '–', '–');
    },
    TIMEOUT_MS,
  );

  test(
    'reports an unreadable link until the inputs change',
    async () => {
      const page = await open('/equity#v=9&game=razz&hand=Ah2h3h&hand=');
      const said = page.getByText('The link could not be read. This is an example.');
      await said.waitFor();
      await settled(page, '46.21%', '53.79%');
      await page.locator('#method').selectOption('exact');
      await said.waitFor({ state: 'detached' });
      await until(() => page.evaluate('location.hash.includes("method=exact")'), true);
      await page.evaluate('location.hash = "#v=1"');
      await said.waitFor();
      await page.goBack();
      await said.waitFor({ state: 'detached' });
      expect(await page.locator('#method').inputValue()).toBe('exact');
    },
    TIMEOUT_MS,
  );

  test.each(['error=7', 'seed=x', 'method=guess', 'theme=blue'])(
    'reports an unreadable part of a link (%s), and uses the rest',
    async (part) => {
      const page = await open(`/equity#v=1&game=holdem&hand=AhKh&hand=QsQd&${part}`);
      const said = page.getByText('A part of the link could not be read and was ignored.');
      await said.waitFor();
      await settled(page, '46.21%', '53.79%');
      expect(await page.evaluate('location.hash')).toBe('#v=1&game=holdem&hand=AhKh&hand=QsQd');
      await page.locator('#method').selectOption('exact');
      await said.waitFor({ state: 'detached' });
    },
    TIMEOUT_MS,
  );

  test.each([
    ['en', 'This depends on the cards that players will discard', 'depends on the discards'],
    ['es', 'Esto depende de las cartas que los jugadores descarten', 'indique una política de descarte'],
  ])(
    'explains why there is no answer (%s)',
    async (locale, sentence, detail) => {
      const page = await openOn('game=irish&hand=AhKhQhJh&hand=2c2d2h2s', { ...DESKTOP, locale });
      await page.locator('.answer .error', { hasText: sentence }).waitFor();
      expect(await seat(page, 1).locator('.error').innerText()).toContain(detail);
      // A message at the field is not repeated.
      expect(await page.locator('.answer .detail').count()).toBe(0);
    },
    TIMEOUT_MS,
  );

  test(
    'says once that a result depends on discards, and why players must not declare',
    async () => {
      const page = await openOn('game=irish&hand=AhKhQhJh&range=');
      const error = page.locator('.answer .error');
      await error.waitFor();
      expect(await error.innerText()).toBe('This depends on the cards that players will discard.');
      const declared = await openOn('game=five-draw-hl&declare=true&hand=AhKhQhJh9c&hand=2c2d2h2s3c');
      await declared.getByText('This cannot be computed.').waitFor();
      expect(await declared.locator('.answer .detail').innerText()).toMatch(/^[A-Z].*\.$/);
    },
    TIMEOUT_MS,
  );

  test.each([
    [422, 'unprocessable', 'This cannot be computed.', ['The reason.']],
    [403, 'forbidden', 'The key under Settings does not allow this.', ['The reason.']],
    [500, 'internal-error', 'The server reported an internal error.', []],
  ])(
    'shows for problem %i %s its message first, and never the title',
    async (status, code, sentence, details) => {
      calculator.proxy.script = ({ path }, response) => {
        if (path !== '/v1/equity') return false;
        sendJson(response, status, { title: 'Jargon', status, code, detail: 'the reason' });
        return true;
      };
      const page = await open();
      const fault = page.locator('.answer .error');
      await fault.getByText(sentence).waitFor();
      expect(await fault.locator('.detail').allInnerTexts()).toEqual(details);
      expect(await page.locator('body').innerText()).not.toContain('Jargon');
    },
    TIMEOUT_MS,
  );

  test(
    'estimates on demand what has too many cases to be counted',
    async () => {
      const page = await openOn('game=omaha&range=&range=&range=&method=exact');
      await page.getByText('There are too many cases to count them all.').waitFor();
      await page.getByRole('button', { name: 'Estimate with Monte Carlo' }).click();
      await page.getByText('Monte Carlo: a random sample').first().waitFor();
      await until(() => Promise.resolve(page.url().includes('method=monte-carlo')), true);
    },
    TIMEOUT_MS,
  );

  test(
    'reports an unknown game, and accepts another',
    async () => {
      const page = await openOn('game=hold-your-horses&hand=&hand=');
      await page.getByText('This server has no game called hold-your-horses').waitFor();
      await page.locator('#game').selectOption('kuhn');
      await seat(page, 2).waitFor();
    },
    TIMEOUT_MS,
  );

  test(
    'reports an unreachable service, and retries',
    async () => {
      calculator.proxy.script = ({ path }, response) => {
        if (!path.startsWith('/v1/equity')) return false;
        response.destroy();
        return true;
      };
      const page = await open();
      await page.getByText('The service does not respond.').waitFor();
      calculator.proxy.script = () => false;
      await page.getByRole('button', { name: 'Try again' }).click();
      await settled(page, '46.21%', '53.79%');
    },
    TIMEOUT_MS,
  );
});
