import { faultsAfter, faultsOf, readOne } from '../../testing/site-audit.js';
import { entraction } from './index.js';

const SIDE_POT = `Game # 900000001 - Omaha High Pot Limit EUR 0.10/0.20 - Table "Lisbon"

Players(max 6):
Ann 7                       (EUR 20.00 in seat 1)
Ann                         (EUR 3.00 in seat 2)
Bo Li                       (EUR 30.00 in seat 4)
Cy                          (EUR 12.50 in seat 5)
Away                        (EUR 9.00 in seat 6)

Dealer:                     Cy
Small Blind:                Ann 7       (0.10)
Big Blind:                  Ann         (0.20)
Small + Big Blind:          Bo Li       (0.30)

Bo Li was dealt:            Ah - Ad - 9c - 8c

Bo Li                       Raise       (0.60)
Cy                          Call        (0.80)
Ann 7                       Call        (0.70)
Ann                         Call        (0.60)

Flop                        As - Kd - 7h

Ann 7                       Check
Ann                         All-In      (2.20)
Bo Li                       Call        (2.20)
Cy                          Fold
Ann 7                       Call        (2.20)

Turn                        As - Kd - 7h - 2c

Ann 7                       Check
Bo Li                       Bet         (4.00)
Ann 7                       Call        (4.00)

River                       As - Kd - 7h - 2c - 3d

Ann 7                       Bet         (5.00)
Bo Li                       Raise       (12.00)
Ann 7                       Call        (7.00)

Bo Li shows:                Ah - Ad - 9c - 8c (three of a kind, Aces)

Ann 7 didn't show hand (Ks - Qs - 7s - Jh)

Bo Li wins:                 EUR 31.00 side pot (with three of a kind, Aces)

Ann shows:                  7d - 7c - Td - Tc (three of a kind, Sevens)

Bo Li wins:                 EUR 9.50 main pot (with three of a kind, Aces)
Rake:                       EUR 1.40

Game ended 2012-05-31 20:10:04 GMT+01:00
`;

const TWO_SEATS = `Game # 900000002 - Texas Hold'em No Limit EUR 5.00/10.00 - Table "Oslo"

Players(max 2):
Dee                         (EUR 1,500.00 in seat 1)
Eve                         (EUR 980.00 in seat 2)

Dealer:                     Eve
Big Blind:                  Dee         (10.00)
Small Blind:                Eve         (5.00)

Eve                         Raise       (25.00)
Dee                         Fold
Eve                         Payback     (20.00)

Eve didn't show hand

Eve wins:                   EUR 20.00
Rake:                       EUR 0.00

Game ended 2012-05-31 02:48:13 GMT
`;

const TOURNAMENT = `Game # 900000003 - Texas Hold'em No Limit 25/50 - Table "€5+1 Turbo Sit & Go 12700001 3"

Players(max 6):
Fay                         (1,085.00 in seat 1)
Gus                         (1,150.00 in seat 3)

Dealer:                     Gus
Small Blind:                Fay      (25.00)
Big Blind:                  Gus      (50.00)

Fay                         Fold
Gus                         Payback     (25.00)

Gus didn't show hand

Gus wins:                50.00

Game ended 2012-06-19 22:45:51 BST
`;

describe('the reader of Entraction', () => {
  it.each([
    ['a side pot', SIDE_POT],
    ['a table of two seats, which lists the big blind first', TWO_SEATS],
    ['a tournament', TOURNAMENT],
  ])('reads %s without a fault', (_name, text) => {
    expect(faultsOf(entraction, text)).toEqual([]);
    expect(entraction.recognises(text)).toBe(true);
  });

  it('reads the header, and the time of the end', () => {
    expect(readOne(entraction, SIDE_POT)).toMatchObject({
      id: '900000001',
      playedAt: '2012-05-31T19:10:04Z',
      currency: 'EUR',
      game: { variant: 'omaha', limit: 'pot-limit' },
      stakes: { smallBlind: 10, bigBlind: 20 },
      table: { name: 'Lisbon', seats: 6 },
      buttonSeat: 5,
      heroSeat: 4,
    });
    expect(readOne(entraction, TOURNAMENT)).toMatchObject({
      currency: 'CHIPS',
      tournament: { id: '12700001' },
      playedAt: '2012-06-19T21:45:51Z',
    });
  });

  it('reads a missed small blind as dead, and players without a line as away', () => {
    const hand = readOne(entraction, SIDE_POT);
    expect(hand.events[2]).toMatchObject({ kind: 'posted-blind', amount: 30, dead: 10 });
    expect(hand.players.filter(({ dealtIn }) => dealtIn === false)).toMatchObject([{ name: 'Away' }]);
  });

  it('awards no certain side pot where two lines name one', () => {
    const twice = SIDE_POT.replace('EUR 31.00 side pot', 'EUR 30.00 side pot').replace(
      'Ann shows:',
      'Bo Li wins:                 EUR 1.00 side pot\n\nAnn shows:',
    );
    const pots = readOne(entraction, twice).events.flatMap((event) =>
      event.type === 'collect' ? [event.pot] : [],
    );
    expect(pots).toEqual([null, null, 0]);
    expect(faultsOf(entraction, twice)).toEqual([]);
  });

  it.each([
    ['what a raise adds', 'Raise       (0.60)', 'Raise       (0.70)', 'bet-too-big 17'],
    ['the amount of a missed blind', 'Bo Li       (0.30)', 'Bo Li       (0.40)', 'wrong-forced-bet 13'],
    [
      'a card of the board that the next street repeats',
      'As - Kd - 7h\n',
      'As - Qd - 7h\n',
      'wrong-board 30',
    ],
    ['another hand', 'Ah - Ad - 9c - 8c (three', 'Ah - Kc - 9c - 8c (three', 'wrong-card-count 42'],
    [
      'the name of a shown hand',
      '8c (three of a kind, Aces)',
      '8c (a straight, Ace high)',
      'hand-description 42',
    ],
    ['the name of a winning hand', 'side pot (with three', 'side pot (with four', 'hand-description 46'],
    ['a name that cannot be read', 'a kind, Sevens)', 'a kind, Svens)', 'unread-line 48'],
    ['a winner', 'Bo Li wins:                 EUR 9', 'Ann wins:                 EUR 9', 'wrong-winner 50'],
    ['an award of the wrong pot', 'EUR 31.00 side', 'EUR 31.00 main', 'wrong-award 46'],
    ['the rake', 'EUR 1.40', 'EUR 1.50', 'rake 51'],
    ['a rake that is stated twice', 'Game ended', 'Rake:   EUR 1.40\nGame ended', 'unread-line 53'],
    ['a time that no clock shows', '2012-05-31 20', '2012-15-31 20', 'unread-line 53'],
    ['a muck of a folded hand', "Ann 7 didn't show", "Cy didn't show", 'action-after-fold 44'],
  ])('finds %s', (_name, from, to, finding) => {
    expect(faultsAfter(entraction, SIDE_POT, from, to)).toContain(finding);
  });

  it.each([
    [
      'another button',
      'Dealer:                     Eve',
      'Dealer:                     Dee',
      'wrong-forced-bet 9',
    ],
    ['an uncalled bet', 'Payback     (20.00)', 'Payback     (19.00)', 'uncalled 13'],
    ['a pot without a winner', 'Eve wins:                   EUR 20.00\n', '', 'wrong-award 17'],
  ])('finds %s', (_name, from, to, finding) => {
    expect(faultsAfter(entraction, TWO_SEATS, from, to)).toContain(finding);
  });

  /** A text with a line, by the words that it begins with, and the next one exchanged. */
  const withExchanged = (text: string, words: string): string => {
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.startsWith(words));
    [lines[at], lines[at + 1]] = [lines[at + 1], lines[at]];
    return lines.join('\n');
  };

  it.each([
    ['the button after the small blind', SIDE_POT, 'Dealer:', 'wrong-turn 11'],
    ['the small blind after the big one', SIDE_POT, 'Small Blind:', 'wrong-turn 12'],
    ['a missed blind before the big one', SIDE_POT, 'Big Blind:', 'wrong-turn 12'],
    ['the small blind before the big one at a table of two seats', TWO_SEATS, 'Big Blind:', 'wrong-turn 8'],
  ])('finds %s', (_name, text, words, finding) => {
    expect(faultsOf(entraction, withExchanged(text, words))).toContain(finding);
  });

  it.each([
    ['a seat that the table does not have', 'in seat 5', 'in seat 7', 7],
    ['a name in two seats', 'Cy                          (EUR', 'Bo Li                          (EUR', 7],
    ['another game', 'Omaha High', 'Omaha Middle', 1],
  ])('rejects %s', (_name, from, to, line) => {
    expect(() => readOne(entraction, SIDE_POT.replace(from, to))).toThrow(
      `rejected: unreadable-line on line ${String(line)}`,
    );
  });

  it('rejects a hand without its end', () => {
    const text = TWO_SEATS.slice(0, TWO_SEATS.indexOf('Game ended'));
    expect(() => readOne(entraction, text)).toThrow('rejected: truncated on line 18');
  });

  it('keeps a time without a zone as text', () => {
    const hand = readOne(entraction, TWO_SEATS.replace(/Game ended (\S+ \S+).*/, 'Game ended $1'));
    expect(hand.playedAt).toBeNull();
    expect(hand.playedAtText).toMatch(/^2012-/);
  });
});
