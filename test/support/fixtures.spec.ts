import { auditText } from './audit.js';
import { fixtures } from './fixtures.js';

describe("the project's own hands", () => {
  it.each(fixtures())('$name is read, played and settled without a finding', ({ text }) => {
    const audited = auditText(text);
    expect(audited).not.toBeNull();
    expect(audited!.findings).toEqual([]);
  });
});
