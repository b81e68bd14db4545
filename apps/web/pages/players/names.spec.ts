import { chosenName, namesIn } from './names.js';

const total = (name: string, site: string, hands: number, first: string | null, last: string | null) => ({
  name,
  site,
  currency: 'USD',
  hands,
  firstPlayedAt: first,
  lastPlayedAt: last,
});

const TOTALS = [
  total('ana', 'Boss', 3, null, null),
  total('Ana', 'PokerStars', 2, '2024-03-01T10:00:00.000Z', '2024-03-02T10:00:00.000Z'),
  total('Ana', 'PokerStars', 5, '2024-01-01T10:00:00.000Z', '2024-02-02T10:00:00.000Z'),
  total('ANA', 'PokerStars', 1, null, null),
];

test('the currencies of a player are added up; other sites and spellings are other players', () => {
  expect(namesIn(TOTALS)).toEqual([
    {
      name: 'Ana',
      site: 'PokerStars',
      hands: 7,
      firstPlayedAt: '2024-01-01T10:00:00.000Z',
      lastPlayedAt: '2024-03-02T10:00:00.000Z',
    },
    { name: 'ana', site: 'Boss', hands: 3, firstPlayedAt: null, lastPlayedAt: null },
    { name: 'ANA', site: 'PokerStars', hands: 1, firstPlayedAt: null, lastPlayedAt: null },
  ]);
});

test.each([
  ['Ana', '', 'Ana PokerStars'],
  ['ANA', 'PokerStars', 'ANA PokerStars'],
  ['Ana', 'Boss', 'ana Boss'],
  ['aNa', 'nowhere', 'Ana PokerStars'],
])('%s at “%s” is %s', (name, site, wanted) => {
  const chosen = chosenName(namesIn(TOTALS), { name, site });
  expect(`${chosen?.name ?? ''} ${chosen?.site ?? ''}`).toBe(wanted);
});

test('of no players none is chosen', () => {
  expect(chosenName([], { name: 'Ana', site: '' })).toBeNull();
});
