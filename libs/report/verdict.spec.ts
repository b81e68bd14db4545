import { verdict } from './verdict.js';

const textOf = (html: string): string => html.replace(/<[^>]*>/g, '').trim();

test.each([
  [{ hands: 4669, faulty: 117, illegal: 3, rejected: 0 }, '117 of 4,669 hands have a fault; 3 break a rule.'],
  [
    { hands: 10, faulty: 1, illegal: 1, rejected: 1 },
    '1 of 10 hands has a fault; 1 breaks a rule. 1 hand could not be read.',
  ],
  [{ hands: 10, faulty: 2, illegal: 0, rejected: 0 }, '2 of 10 hands have a fault; none breaks a rule.'],
  [
    { hands: 10, faulty: 0, illegal: 0, rejected: 2 },
    'None of 10 hands has a fault. 2 hands could not be read.',
  ],
  [{ hands: 1, faulty: 1, illegal: 1, rejected: 0 }, 'The audited hand has a fault; it breaks a rule.'],
  [{ hands: 1, faulty: 1, illegal: 0, rejected: 0 }, 'The audited hand has a fault; it breaks no rule.'],
  [
    { hands: 1, faulty: 0, illegal: 0, rejected: 1 },
    'The audited hand has no fault. 1 hand could not be read.',
  ],
  [{ hands: 0, faulty: 0, illegal: 0, rejected: 0 }, 'No hand was audited.'],
  [{ hands: 0, faulty: 0, illegal: 0, rejected: 1 }, 'No hand was audited. 1 hand could not be read.'],
])('the verdict on %o', (counts, text) => {
  expect(textOf(verdict(counts, 'en'))).toBe(text);
});

test.each([
  [{ hands: 10, faulty: 0, rejected: 0 }, 'good'],
  [{ hands: 10, faulty: 1, rejected: 1 }, 'bad'],
  [{ hands: 10, faulty: 0, rejected: 1 }, 'partial'],
  [{ hands: 0, faulty: 0, rejected: 1 }, 'partial'],
  [{ hands: 0, faulty: 0, rejected: 0 }, 'partial'],
])('the verdict on %o is %s', (counts, kind) => {
  expect(verdict({ ...counts, illegal: 0 }, 'en')).toContain(`class="verdict ${kind}"`);
});

test('the verdict in Spanish', () => {
  const counts = { hands: 4669, faulty: 117, illegal: 3, rejected: 0 };
  expect(textOf(verdict(counts, 'es'))).toBe('117 de 4669 manos tienen fallos; 3 incumplen una regla.');
});
