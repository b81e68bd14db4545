import { formatFindingMessage } from './finding-message.js';
import type { FindingValue } from './finding.js';
import { auditLines } from '../testing/findings.js';

/** A hand of three players at 50/100 with Ana on the button: the posts, and the lines after the deal. */
const log = (posts: readonly string[], rest: readonly string[] = []): string[] => [
  "PokerStars Hand #7: Tournament #9, $3.00+$0.30 USD Hold'em No Limit - Level V (50/100) - 2025/01/06 13:00:00 ET",
  "Table '9 1' 9-max Seat #1 is the button",
  'Seat 1: Ana (1000 in chips)',
  'Seat 2: Bruno (1000 in chips)',
  'Seat 3: Carla (1000 in chips)',
  ...posts,
  '*** HOLE CARDS ***',
  ...rest,
  '*** SUMMARY ***',
  'Total pot 0 | Rake 0',
];

/** The message of the first finding in both languages. */
const messagesOf = (lines: readonly string[]): [en: string, es: string] => {
  const [{ code, detail }] = auditLines(lines).findings;
  const finding = { code, detail, expected: null, actual: null };
  return [formatFindingMessage(finding, 'en', String), formatFindingMessage(finding, 'es', String)];
};

const small = 'Bruno: posts small blind 50';
const big = 'Carla: posts big blind 100';

describe('the message of a blind from the wrong seat', () => {
  it('names the seat that owes the small blind', () => {
    expect(messagesOf(log(['Ana: posts small blind 50', big]))).toEqual([
      'A forced bet was posted from the wrong seat. The small blind is due from seat 2.',
      'Una apuesta obligatoria se puso desde un asiento equivocado. La ciega pequeña la debe el asiento 2.',
    ]);
  });

  it('names the seat that owes the big blind', () => {
    expect(messagesOf(log([small, 'Ana: posts big blind 100']))).toEqual([
      'A forced bet was posted from the wrong seat. The big blind is due from seat 3.',
      'Una apuesta obligatoria se puso desde un asiento equivocado. La ciega grande la debe el asiento 3.',
    ]);
  });

  it('names the seat that owes the big blind if no small blind is posted', () => {
    expect(messagesOf(log([big]))[0]).toBe(
      'A forced bet was posted from the wrong seat. No small blind was posted before it: the big blind is due from seat 2.',
    );
  });

  it('names the stated button if the blinds contradict it', () => {
    expect(messagesOf(log(['Carla: posts small blind 50', 'Ana: posts big blind 100']))).toEqual([
      'A forced bet was posted from the wrong seat. The log has the button in seat 1; the blinds do not follow from there.',
      'Una apuesta obligatoria se puso desde un asiento equivocado. El historial sitúa el botón en el asiento 1; las ciegas no parten de ahí.',
    ]);
  });
});

describe('the message of a street that is dealt wrongly', () => {
  const called = ['Ana: calls 100', 'Bruno: calls 50', 'Carla: checks'];
  const checked = ['Bruno: checks', 'Carla: checks', 'Ana: checks'];
  const flop = '*** FLOP *** [2c 7d 9h]';

  it('names a street that was dealt before', () => {
    expect(messagesOf(log([small, big], [...called, flop, ...checked, flop]))).toEqual([
      'The cards of a street were dealt wrongly. The flop, or a street after it, had been dealt before.',
      'Las cartas de una calle se repartieron mal. La calle flop, u otra posterior, ya se había repartido.',
    ]);
  });

  it('names a street that was dealt although one player was left', () => {
    expect(messagesOf(log([small, big], ['Ana: folds', 'Bruno: folds', flop]))).toEqual([
      'The cards of a street were dealt wrongly. Cards were dealt for the flop although only one player was left.',
      'Las cartas de una calle se repartieron mal. Hubo cartas para la calle flop aunque solo quedaba un jugador.',
    ]);
  });

  it('states the expected and actual number of cards', () => {
    expect(messagesOf(log([small, big], [...called, '*** FLOP *** [2c 7d 9h Tc]']))[0]).toBe(
      'The cards of a street were dealt wrongly. Expected 3 cards, found 4.',
    );
  });
});

describe('the message of a line out of place', () => {
  it('has what belongs there, and none where nothing does', () => {
    const finding = { code: 'wrong-turn', expected: '<ACTION>', actual: '<PLAYER>', detail: null } as const;
    expect(formatFindingMessage(finding, 'en', String)).toBe(
      'The line is out of place: expected <ACTION>, found <PLAYER>.',
    );
    expect(formatFindingMessage({ ...finding, expected: null }, 'en', String)).toBe(
      'The line is out of place: expected nothing, found <PLAYER>.',
    );
  });
});

describe('the message of a setup that contradicts itself', () => {
  const setupMessage = (from: string, to: string): string => {
    const lines = log([small, big]).map((line) => line.replace(from, to));
    const [finding] = auditLines(lines).findings;
    const text = (value: FindingValue): string | null => (typeof value === 'string' ? value : null);
    const parts = { ...finding, expected: text(finding.expected), actual: text(finding.actual) };
    return formatFindingMessage(parts, 'en', String);
  };

  it('names the tournament whose number the table does not have', () => {
    expect(setupMessage("'9 1'", "'8 1'")).toBe(
      'The log contradicts itself about the tournament: expected number 9, found 8 1.',
    );
  });

  it('names the button', () => {
    expect(setupMessage('Seat #1', 'Seat #12')).toBe(
      'The log contradicts itself about the seat of the button: expected 9, found 12.',
    );
  });
});

it('writes out a line of which nothing can be seen', () => {
  const messageOf = (actual: string): string =>
    formatFindingMessage({ code: 'unread-line', expected: null, actual, detail: null }, 'en', String);
  expect(messageOf('\u200b\u2060')).toBe('This line was not understood: U+200B U+2060');
  expect(messageOf('\u200bAna')).toBe('This line was not understood: \u200bAna');
});

it('names the all-in of a player who has less than the smallest raise', () => {
  const raised = log([small, big], ['Ana: raises 500 to 600', 'Bruno: raises 200 to 800']);
  expect(messagesOf(raised)).toEqual([
    'Raised to nothing; the smallest raise was to nothing. All-in, the player could make it 1000.',
    'Subió a nada; la subida mínima era a nada. All-in, el jugador podía llegar a 1000.',
  ]);
  const enough = log([small, big], ['Ana: raises 200 to 300', 'Bruno: raises 100 to 400']);
  expect(messagesOf(enough)[0]).not.toContain('All-in');
});
