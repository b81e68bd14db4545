import { formatRejection, rejectionTexts, sourceTexts, type AuditRejection } from './rejections.js';

/** Every rejection that a record can have: by code, and for sources by the code of their error. */
const rejections: AuditRejection[] = [
  ...Object.keys(rejectionTexts).map((code) => ({ code, text: '' })),
  ...Object.keys(sourceTexts).map((text) => ({ code: 'unreadable-source', text })),
].map((rejection) => ({ ...rejection, line: 1, message: '' }) as AuditRejection);

const name = ({ code, text }: AuditRejection): string => (text === '' ? code : `${code} (${text})`);

describe('the sentence of a rejection', () => {
  it.each(rejections.map((rejection) => [name(rejection), rejection] as const))(
    'for %s is one of its own in each language',
    (_, rejection) => {
      const english = formatRejection(rejection, 'en');
      const spanish = formatRejection(rejection, 'es');
      expect([english, spanish]).toEqual([
        expect.stringMatching(/^[A-Z][^.]*\.$/),
        expect.stringMatching(/^\p{Lu}[^.]*\.$/u),
      ]);
      expect(spanish).not.toBe(english);
      const others = rejections.filter((other) => other !== rejection);
      expect(others.map((other) => formatRejection(other, 'en'))).not.toContain(english);
      expect(others.map((other) => formatRejection(other, 'es'))).not.toContain(spanish);
    },
  );

  it.each(rejections.map((rejection) => [name(rejection), rejection] as const))(
    "for %s keeps a reader's English detail for English, and out of Spanish",
    (_, rejection) => {
      const detailed = { ...rejection, message: 'a summary was expected' };
      expect(formatRejection(detailed, 'en')).toBe(
        formatRejection(rejection, 'en').replace(/\.$/, ': a summary was expected.'),
      );
      expect(formatRejection(detailed, 'es')).toBe(formatRejection(rejection, 'es'));
    },
  );

  it('has a detail in both languages where there is one', () => {
    const rejection = { ...rejections[0], message: { en: 'why', es: 'por qué' } };
    expect(formatRejection(rejection, 'en')).toMatch(/: why\.$/);
    expect(formatRejection(rejection, 'es')).toMatch(/: por qué\.$/);
  });

  it('of a source whose text is no code of ours is that of the code', () => {
    const rejection = { code: 'unreadable-source', line: 1, text: 'toString', message: '' } as const;
    expect(formatRejection(rejection, 'es')).toBe(`${rejectionTexts['unreadable-source'].es}.`);
  });
});
