import { rejectionMessages, sourceMessages } from './messages.js';
import { formatRejection, type AuditRejection } from './rejections.js';

/** Every rejection that a record can have: by code, and for sources by the code of their error. */
const rejections: AuditRejection[] = [
  ...Object.keys(rejectionMessages).map((code) => ({ code, text: '' })),
  ...Object.keys(sourceMessages).map((text) => ({ code: 'unreadable-source', text })),
].map((rejection) => ({ ...rejection, line: 1, message: '' }) as AuditRejection);

describe('formatRejection', () => {
  it('formats each rejection as one sentence in each language', () => {
    for (const rejection of rejections) {
      expect(formatRejection(rejection, 'en')).toMatch(/^[A-Z][^.]*\.$/);
      expect(formatRejection(rejection, 'es')).toMatch(/^\p{Lu}[^.]*\.$/u);
    }
  });

  it('formats different rejections and languages differently', () => {
    const texts = rejections.flatMap((rejection) => [
      formatRejection(rejection, 'en'),
      formatRejection(rejection, 'es'),
    ]);
    expect(new Set(texts).size).toBe(2 * rejections.length);
  });

  it('appends an English detail in English, and leaves it out in Spanish', () => {
    for (const rejection of rejections) {
      const detailed = { ...rejection, message: 'a summary was expected' };
      expect(formatRejection(detailed, 'en')).toBe(
        formatRejection(rejection, 'en').replace(/\.$/, ': a summary was expected.'),
      );
      expect(formatRejection(detailed, 'es')).toBe(formatRejection(rejection, 'es'));
    }
  });

  it('appends a detail that exists in both languages', () => {
    const rejection = { ...rejections[0], message: { en: 'why', es: 'por qué' } };
    expect(formatRejection(rejection, 'en')).toMatch(/: why\.$/);
    expect(formatRejection(rejection, 'es')).toMatch(/: por qué\.$/);
  });

  it('formats an unknown source error by the code of the rejection', () => {
    const rejection = { code: 'unreadable-source', line: 1, text: 'toString', message: '' } as const;
    expect(formatRejection(rejection, 'es')).toBe(`${rejectionMessages['unreadable-source'].es}.`);
  });
});
