import { rmSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { dealtTexts } from './dealt.mjs';
import { startService } from './service.mjs';

const CHROMIUM = '/usr/bin/chromium';
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];
const MEGABYTES = 10;
/** A dealt hand has about 1.3 kB. */
const HANDS_PER_MEGABYTE = 800;
const ROUNDS = 5;

/** The time from the choice of a log on the first page to its first results, and to all of them, in Chromium. */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'floorman-bench-page-'));
  const service = await startService();
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS, chromiumSandbox: false });
  try {
    const times = { first: [], all: [] };
    for (let round = 0; round <= ROUNDS; round++) {
      const log = join(folder, `evening ${round}.txt`);
      const { hands } = writeLog(log, round);
      const page = await browser.newPage();
      await page.goto(service.address);
      const chosen = page.locator('input[data-kind="files"]');
      await chosen.waitFor({ state: 'attached' });
      const start = performance.now();
      await chosen.setInputFiles(log);
      await page.locator('.verdict', { hasText: /[1-9]/ }).waitFor();
      const first = performance.now() - start;
      const isWhole = { hasText: `${hands.toLocaleString('en')} hands`, hasNotText: 'so far' };
      await page.locator('.verdict', isWhole).waitFor({ timeout: 120_000 });
      // The first round warms the service up.
      if (round > 0) {
        times.first.push(first);
        times.all.push(performance.now() - start);
      }
      await page.close();
    }
    return [rowOf('first results', times.first), rowOf('all results', times.all)];
  } finally {
    await browser.close();
    await service.stop();
    rmSync(folder, { recursive: true });
  }
}

const writeLog = (file, seed) => {
  const texts = [];
  let bytes = 0;
  for (const text of dealtTexts(MEGABYTES * HANDS_PER_MEGABYTE * 2, 900 + seed)) {
    if (bytes >= MEGABYTES * 1e6) break;
    texts.push(text);
    bytes += text.length;
  }
  writeFileSync(file, texts.join(''));
  return { hands: texts.length };
};

const rowOf = (results, times) => {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    work: `${results} of a log of ${MEGABYTES} MB`,
    who: 'chosen on the first page',
    unit: 'ms',
    rate: sorted[sorted.length >> 1],
    note: `max ${sorted.at(-1).toFixed(0)} ms`,
  };
};
