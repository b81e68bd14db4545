import { looksLikeHands } from './unknown-log.js';

describe('looksLikeHands', () => {
  test.each([
    ['lines of actions', `Table Elm\n${'Ann checks\nBen bets 20\nAnn folds\n'.repeat(3)}`],
    ['a log in Swedish', `Bord Alm\n${'Ann checkar\nBen höjer 20\nAnn lägger sig\n'.repeat(3)}`],
    ['a log in Russian', `Стол Вяз\n${'Анна: чек\nБен: рейз 20\nАнна: фолд\n'.repeat(3)}`],
    ['lines with cards', `桌子\n${'安 [Ah Kd]\n本 [7c 7d]\n'.repeat(3)}`],
    ['markup with players and cards', '<hand><player name="Ann"/><card>Ah</card></hand>'],
    ['records with players and cards', '{"players": [{"name": "Ann", "cards": ["Ah"]}]}'],
  ])('sees a log in %s', (_, text) => {
    expect(looksLikeHands(text)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    [
      'a text about poker',
      `# Rules\n\n${'A player who folds is out of the hand.\nThe cards are shuffled.\nThe pot is paid.\nAll is noted.\n'.repeat(9)}`,
    ],
    [
      'long lines of prose',
      'A player calls, raises or folds; nobody checks who owes a bet, and so on, as the house has ruled since long before the first log was written.\n\n'.repeat(
        9,
      ) + 'x',
    ],
    ['a page', '<!doctype html><title>Players</title>'],
    [
      'a ruling request',
      '{"profile":"wsop","situation":{"players":6},"incident":{"type":"extra-cards","card":"Ah"}}',
    ],
    ['a custom variant', '{"name":"One card each","streets":[],"shares":[],"maxPlayers":9}'],
    ['a table of numbers', 'date,amount\n1,2\n'.repeat(50)],
  ])('sees none in %s', (_, text) => {
    expect(looksLikeHands(text)).toBe(false);
  });
});
