import { Calculator, equities, inChromium, TIMEOUT_MS, seat, settled, until } from './calculator.js';
import { sendJson } from './proxy.js';
import { answerWith, LongJob } from './jobs.js';

inChromium('equity jobs in the equity calculator, in Chromium', () => {
  const calculator = new Calculator();
  const { open } = calculator;

  test(
    'follows a job: estimate, error, progress, answer',
    async () => {
      const job = new LongJob();
      calculator.proxy.script = job.script;
      const page = await open();
      await page.getByText('Queued.').waitFor();
      job.run(3, 0.6, 0.01);
      await settled(page, '60.00%', '40.00%');
      await page.getByText('Computing: 30% done').waitFor();
      expect(await seat(page, 1).locator('.interval').innerText()).toContain('95%: 58.00% – 62.00%');
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
    TIMEOUT_MS,
  );

  test(
    'shows how near the required error is, and the time that passed',
    async () => {
      const job = new LongJob();
      calculator.proxy.script = job.script;
      const page = await calculator.openOn('game=holdem&hand=AhKh&hand=QsQd&method=monte-carlo&error=0.005');
      job.run(1, 0.6, 0.01);
      await page.getByText('Computing: 25% done. The standard error is ± 1%, ± 0.5% is required.').waitFor();
      expect(await page.locator('progress').getAttribute('value')).toBe('0.25');
      job.finish(0.6123);
      await settled(page, '61.23%', '38.77%');
      // The job of the test says 12.5 s; the visitor did not wait that long for it.
      expect(await page.locator('.answer .terms').innerText()).not.toContain('12.5');
    },
    TIMEOUT_MS,
  );

  test(
    'cancels a job, and starts it again',
    async () => {
      const job = new LongJob();
      calculator.proxy.script = job.script;
      const page = await open();
      job.run(3, 0.6, 0.01);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByText('Cancelled. The figures are the last estimates.').waitFor();
      expect(job.cancelled).toBe(true);
      const sent = calculator.proxy.equityRequests().length;
      await page.getByRole('button', { name: 'Español' }).click();
      await page.getByText('Cancelado. Las cifras').waitFor();
      await page.getByRole('button', { name: 'English' }).click();
      // Longer than the delay of a request.
      await page.waitForTimeout(1000);
      expect(calculator.proxy.equityRequests()).toHaveLength(sent);
      calculator.proxy.script = ({ method, path }, response) => {
        if (method !== 'POST' || path !== '/v1/equity') return false;
        sendJson(response, 200, answerWith(0.25));
        return true;
      };
      await page.getByRole('button', { name: 'Try again' }).click();
      await settled(page, '25.00%', '75.00%');
    },
    TIMEOUT_MS,
  );

  test(
    'cancels a job when the inputs change, and ignores its late answer',
    async () => {
      const job = new LongJob();
      calculator.proxy.script = job.script;
      const page = await open();
      job.run(3, 0.6, 0.01);
      await settled(page, '60.00%', '40.00%');
      const late: (() => void)[] = [];
      calculator.proxy.script = (request, response) => {
        if (request.method !== 'POST' || request.path !== '/v1/equity') return job.script(request, response);
        const answer = (equity: number) => () => {
          sendJson(response, 200, answerWith(equity));
        };
        if (request.body.includes('"dead":"2c"')) late.push(answer(0.1));
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
    TIMEOUT_MS,
  );

  test(
    'waits while the service is busy, and shows why a job failed',
    async () => {
      let refusals = 0;
      const job = new LongJob();
      calculator.proxy.script = (request, response) => {
        if (request.method !== 'POST' || request.path !== '/v1/equity' || refusals > 0)
          return job.script(request, response);
        refusals++;
        response.setHeader('retry-after', '1');
        sendJson(response, 429, { title: 'Too many requests', status: 429, code: 'too-many-requests' });
        return true;
      };
      const page = await open();
      await page.getByText('The service is busy. Next attempt in 1 s.').waitFor();
      await page.getByText('Queued.').waitFor();
      job.fail('the disk is full');
      await page.getByText('The calculation failed. the disk is full').waitFor();
    },
    TIMEOUT_MS,
  );
});
