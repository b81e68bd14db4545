import { findFormat } from '#histories';
import { auditText, readText } from './audit.js';
import { fixtures } from './fixtures.js';

describe("the project's own hands", () => {
  it.each(fixtures())('$name is read, played and settled without a finding', ({ text }) => {
    const audited = auditText(text);
    expect(audited).not.toBeNull();
    expect(audited!.findings).toEqual([]);
  });

  /** A table that moves its players cannot be recognized. */
  it.each(fixtures())('$name is printed to the letter as it was read', ({ text }) => {
    const reading = readText(text);
    const writing = reading.ok ? findFormat('pokerstars')!.write!(reading.hand) : null;
    expect(writing).toEqual({ ok: true, text: `${text.replace(' Zoom ', ' ')}\n` });
  });
});
