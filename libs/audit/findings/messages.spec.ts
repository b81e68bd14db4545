import { formatMessage } from './messages.js';
import { auditOf } from '../testing/found.js';

/** Three players at 50/100, Ana on the button, each dealt in; what is posted, and what follows. */
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

/** The first finding's sentence in both languages. */
const said = (lines: readonly string[]): [en: string, es: string] => {
  const [{ code, detail }] = auditOf(lines).findings;
  const finding = { code, detail, expected: null, actual: null };
  return [formatMessage(finding, 'en', String), formatMessage(finding, 'es', String)];
};

const small = 'Bruno: posts small blind 50';
const big = 'Carla: posts big blind 100';

describe('a blind from a wrong seat says whose it is', () => {
  it('the small one', () => {
    expect(said(log(['Ana: posts small blind 50', big]))).toEqual([
      'A forced bet was posted from a wrong seat. The small blind is due from seat 2.',
      'Una apuesta obligatoria se puso desde un asiento equivocado. La ciega pequeña la debe el asiento 2.',
    ]);
  });

  it('the big one behind a small one', () => {
    expect(said(log([small, 'Ana: posts big blind 100']))).toEqual([
      'A forced bet was posted from a wrong seat. The big blind is due from seat 3.',
      'Una apuesta obligatoria se puso desde un asiento equivocado. La ciega grande la debe el asiento 3.',
    ]);
  });

  it('the big one alone', () => {
    expect(said(log([big]))[0]).toBe(
      'A forced bet was posted from a wrong seat. Nobody posted a small blind before it: then the big blind is due from seat 2.',
    );
  });

  it('and where the log has the button, if it is that which does not fit', () => {
    expect(said(log(['Carla: posts small blind 50', 'Ana: posts big blind 100']))).toEqual([
      'A forced bet was posted from a wrong seat. The log has the button in seat 1; the blinds do not follow from there.',
      'Una apuesta obligatoria se puso desde un asiento equivocado. El historial sitúa el botón en el asiento 1; las ciegas no parten de ahí.',
    ]);
  });
});

describe('cards of a street out of place say why', () => {
  const called = ['Ana: calls 100', 'Bruno: calls 50', 'Carla: checks'];
  const checked = ['Bruno: checks', 'Carla: checks', 'Ana: checks'];
  const flop = '*** FLOP *** [2c 7d 9h]';

  it('the street was dealt before', () => {
    expect(said(log([small, big], [...called, flop, ...checked, flop]))).toEqual([
      'The cards of a street were dealt wrongly. The flop, or a street after it, had been dealt before.',
      'Las cartas de una calle se repartieron mal. La calle flop, u otra posterior, ya se había repartido.',
    ]);
  });

  it('one player alone was left', () => {
    expect(said(log([small, big], ['Ana: folds', 'Bruno: folds', flop]))).toEqual([
      'The cards of a street were dealt wrongly. Cards for the flop although one player alone was left.',
      'Las cartas de una calle se repartieron mal. Hubo cartas para la calle flop aunque solo quedaba un jugador.',
    ]);
  });

  it('they are too many', () => {
    expect(said(log([small, big], [...called, '*** FLOP *** [2c 7d 9h Tc]']))[0]).toBe(
      'The cards of a street were dealt wrongly. Expected 3 cards, found 4.',
    );
  });
});
