import { findFormat } from '#histories';
import { auditText, readText } from './audit.js';
import { fixtures } from './fixtures.js';

describe("the project's own hands", () => {
  it.each(fixtures())('$name is audited without a finding', ({ text }) => {
    const audited = auditText(text);
    expect(audited).not.toBeNull();
    expect(audited!.findings).toEqual([]);
  });

  /** The text does not show that a table moves its players. */
  it.each(fixtures())('$name is written exactly as it was read', ({ text }) => {
    const reading = readText(text);
    const writing = reading.ok ? findFormat('pokerstars')!.write!(reading.hand) : null;
    expect(writing).toEqual({ ok: true, text: `${text.replace(' Zoom ', ' ')}\n` });
  });
});
