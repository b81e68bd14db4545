// `npm run screenshots`: the pictures of the README, made with a headless Chromium on a running service.
// Needs the program `chromium` (or CHROMIUM, its path).
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';

const IMAGES = join(root, 'docs', 'images');
const SIZE = { width: 1100, height: 760 };
const EQUITY = 'v=1&game=holdem&hand=AhKh&range=QQ+,AKs&board=Ts9h2c';

/** Starts the service on a free port with a temporary data folder. Returns its address and a function that stops it. */
async function startService(folder) {
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    env: { ...process.env, PORT: '0', FLOORMAN_DATA: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let output = '';
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (data) => {
      output += String(data);
      const [address] = /http:\/\/[\w.:]+/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    void ended.then(() => reject(new Error(`the service did not start: ${output}`)));
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Writes the HTML report of the hand of the tour, and returns its path. */
function writeReport(folder) {
  const path = join(folder, 'report.html');
  copyFileSync(join(root, 'docs', 'examples', 'short-raise.txt'), join(folder, 'short-raise.txt'));
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'bin', 'floorman.mjs'), 'audit', 'short-raise.txt', '--html', path],
    { cwd: folder, encoding: 'utf8' },
  );
  // Exit code 1: the audit has findings.
  if (status !== 1) throw new Error(stderr);
  return path;
}

await prepare();
const folder = mkdtempSync(join(tmpdir(), 'floorman-screenshots-'));
mkdirSync(IMAGES, { recursive: true });
const service = await startService(folder);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light', locale: 'en' });
  await page.goto(`${service.url}/equity#${EQUITY}`);
  await page.locator('.equity', { hasText: '%' }).first().waitFor();
  await page.screenshot({ path: join(IMAGES, 'page.png') });
  await page.setViewportSize({ ...SIZE, height: 500 });
  await page.goto(pathToFileURL(writeReport(folder)).href);
  await page.screenshot({ path: join(IMAGES, 'report.png') });
} finally {
  await browser.close();
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
}
