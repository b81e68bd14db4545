import { errorsIn, rulingOn, shortly } from '../testing/floor.js';

const draw = (method: string, cards: unknown) => ({ incident: { type: 'suit-draw', method, cards } });
const seatsOf = (method: string, cards: unknown): (number | null)[] =>
  rulingOn(draw(method, cards)).seats.map(({ seat }) => seat);

describe('a draw of cards', () => {
  it('cites the rules of its method under both profiles', () => {
    for (const profile of ['intro', 'roberts']) {
      const shortOf = (method: string): string => shortly({ profile, ...draw(method, { 1: 'Jh', 2: '3d' }) });
      expect(shortOf('high-card')).toBe('drawn goes-on P-SETUP-7 R-TIE-1 R-TIE-8');
      expect(shortOf('seats')).toBe('drawn goes-on R-TIE-1 R-TIE-8 P-SETUP-7');
      expect(shortOf('first-jack')).toBe('drawn goes-on P-SETUP-7 R-TIE-8 R-TIE-1');
    }
  });

  it('P-SETUP-7: the highest card wins, and the order of the cards is that of the seats', () => {
    expect(seatsOf('high-card', { 1: '2s', 4: 'Kh', 6: 'Td' })).toEqual([4, 6, 1]);
    expect(
      seatsOf('seats', [
        { seat: 6, card: '10d' },
        { seat: 1, card: 'As' },
      ]),
    ).toEqual([1, 6]);
  });

  it('R-TIE-1: equal ranks go by spades, hearts, diamonds, clubs', () => {
    const cards = { 1: 'Ac', 2: 'Ad', 3: 'Ah', 4: 'As', 5: 'Ks' };
    expect(seatsOf('high-card', cards)).toEqual([4, 3, 2, 1, 5]);
    expect(seatsOf('seats', cards)).toEqual([4, 3, 2, 1, 5]);
  });

  it('R-TIE-1: a second card of a seat does not count', () => {
    const cards = [
      { seat: 1, card: '4s' },
      { seat: 2, card: '5s' },
      { seat: 1, card: 'As' },
    ];
    expect(seatsOf('high-card', cards)).toEqual([2, 1]);
  });

  it('refuses a card that two seats have', () => {
    expect(errorsIn(draw('high-card', { 1: 'As', 2: 'A♠' }))).toEqual(['/incident/cards wrong-value']);
  });

  it('P-SETUP-7: the first jack in the order dealt wins, whatever its suit', () => {
    const cards = [
      { seat: 2, card: 'As' },
      { seat: 5, card: 'Jc' },
      { seat: 1, card: 'Js' },
    ];
    expect(seatsOf('first-jack', cards)).toEqual([5]);
  });

  it('R-TIE-8: cards by seat are dealt in the order of the seats', () => {
    expect(seatsOf('first-jack', { 7: 'Js', 2: 'Kd', 3: 'Jd' })).toEqual([3]);
  });

  it('P-SETUP-7: the dealing goes on until a jack comes', () => {
    expect(shortly(draw('first-jack', { 1: 'As', 2: 'Kd' }))).toBe('dealt-on goes-on P-SETUP-7');
  });

  it('says the order in the explanation', () => {
    expect(rulingOn(draw('high-card', { 1: '2s', 4: 'Kh' })).explanation).toBe(
      'The cards from high to low are the king of hearts in seat 4, the deuce of spades in seat 1. The highest card wins, and cards of the same rank go by suit: spades, hearts, diamonds, clubs. The player in seat 4 takes the button.',
    );
  });

  it('depends on the method and the cards', () => {
    expect(errorsIn({ incident: { type: 'suit-draw' } })).toEqual([
      '/incident/method missing-fact',
      '/incident/cards missing-fact',
    ]);
  });

  it('rejects cards that are none, seats that are none, and a draw without cards', () => {
    for (const cards of [{ 1: 'Zz' }, { 1: 'Jk' }])
      expect(errorsIn(draw('seats', cards))).toEqual(['/incident/cards/1 wrong-value']);
    for (const cards of [{ x: 'As' }, { 99: 'As' }, {}, [], 'As'])
      expect(errorsIn(draw('seats', cards))).toEqual(['/incident/cards wrong-value']);
  });
});
