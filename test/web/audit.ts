import type { Page } from 'playwright-core';

/** A file as the browser chooses it. */
export const fileOf = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

export const choose = (page: Page, ...files: readonly ReturnType<typeof fileOf>[]): Promise<void> =>
  page.locator('input[data-kind="files"]').setInputFiles([...files]);

export const verdict = (page: Page): Promise<string> => page.locator('.verdict').innerText();
