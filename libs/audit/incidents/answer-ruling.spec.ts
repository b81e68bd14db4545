import { handSchema } from '#histories';
import { cards, makeHand } from '../testing/canonical-hand.js';
import { answerRuling } from './answer-ruling.js';

/** Seat 3 has the button; seat 1 posts 1 and seat 2 posts 2; seat 3 calls and seat 1 raises to 4. */
const hand = handSchema.encode(
  makeHand([1, 2, 3], {
    game: { variant: 'holdem', limit: 'fixed-limit', rotation: null },
    stakes: { smallBlind: 1, bigBlind: 2, smallBet: 2, bigBet: 4, cap: null },
    buttonSeat: 3,
    events: [
      { type: 'post', seat: 1, kind: 'small-blind', amount: 1, dead: 0, allIn: false },
      { type: 'post', seat: 2, kind: 'big-blind', amount: 2, dead: 0, allIn: false },
      { type: 'deal', seat: 3, cards: cards('Ah Ad') },
      { type: 'hole-cards' },
      { type: 'call', seat: 3, amount: 2, allIn: false },
      { type: 'raise', seat: 1, by: 2, to: 4, allIn: false },
    ],
  }),
);

const EXPOSED = { type: 'card-exposed', by: 'dealer', ordinal: 1 };

const answer = (rest: object): unknown => {
  const result = answerRuling({ profile: 'roberts', hand, incident: EXPOSED, ...rest });
  return result.ok ? result.ruling.ruling : result.errors.map(({ pointer, code }) => `${pointer} ${code}`);
};

describe('a request with a hand', () => {
  it('R-MIS-1: has the situation of the hand: two players have acted, so it is too late for a misdeal', () => {
    expect(answer({})).toBe('play-on');
    const { events } = hand as { readonly events: readonly unknown[] };
    expect(answer({ hand: { ...hand, events: events.slice(0, -1) } })).toBe('misdeal');
  });

  it('accepts stated facts that agree, also if an amount is written otherwise', () => {
    const situation = { stage: 'betting', street: 'preflop', players: 3, acted: 2, toCall: '2.00' };
    expect(answer({ situation, game: { variant: 'holdem' } })).toBe('play-on');
  });

  it('names every stated fact that contradicts the hand', () => {
    expect(answer({ situation: { acted: 1, toCall: '3', street: 'flop' } })).toEqual([
      '/situation/acted contradiction',
      '/situation/toCall contradiction',
      '/situation/street contradiction',
    ]);
    expect(answer({ game: { variant: 'omaha' } })).toEqual(['/game/variant contradiction']);
  });

  it('compares the stakes too', () => {
    expect(answer({ stakes: { smallBlind: '1', smallBet: '2.0' } })).toBe('play-on');
    expect(answer({ stakes: { bigBlind: '5' } })).toEqual(['/stakes/bigBlind contradiction']);
  });

  it('names a seat that is not in the hand, but for a fault of the deal', () => {
    expect(answer({ incident: { type: 'folds-by-word', seat: 9 } })).toEqual(['/incident/seat unknown-seat']);
    expect(answer({ incident: { type: 'dealt-to-not-entitled', seat: 9 } })).toBe('play-on');
  });

  it('compares the options of the game by their values', () => {
    const { game } = hand as { game: object };
    const options = { wildRanks: ['2'], joker: 'bug' };
    const wild = { ...hand, game: { ...game, options: { joker: 'bug', wildRanks: ['2'] } } };
    expect(answer({ hand: wild, game: { ...game, rotation: undefined, options } })).not.toContain(
      '/game/options contradiction',
    );
  });

  it('takes a fact that is null as not stated', () => {
    expect(answer({ situation: { acted: null, toCall: null } })).toBe('play-on');
  });

  describe('chips without a word, by the hand', () => {
    const blinds = [
      { type: 'post', seat: 1, kind: 'small-blind', amount: 1, dead: 0, allIn: false },
      { type: 'post', seat: 2, kind: 'big-blind', amount: 2, dead: 0, allIn: false },
      { type: 'deal', seat: 3, cards: cards('Ah Ad') },
      { type: 'hole-cards' },
      { type: 'raise', seat: 3, by: 4, to: 6, allIn: false },
      { type: 'fold', seat: 1, cards: null },
    ] as const;
    const chipsIn = (raise: { by: number; to: number; allIn: boolean }, said?: 'raise'): unknown => {
      const made = makeHand([1, 2, 3], {
        game: { variant: 'holdem', limit: 'no-limit', rotation: null },
        stakes: { smallBlind: 1, bigBlind: 2, smallBet: null, bigBet: null, cap: null },
        buttonSeat: 3,
        events: [...blinds, { type: 'raise', seat: 2, ...raise }],
      });
      const players = made.players.map((player) =>
        player.seat === 2 && raise.allIn ? { ...player, stack: raise.to } : player,
      );
      const incident = {
        type: 'chips-in',
        seat: 3,
        amount: '6',
        chips: 3,
        ...(said === undefined ? {} : { said }),
      };
      const encoded = handSchema.encode({ ...made, players });
      const result = answerRuling({ profile: 'roberts', hand: encoded, incident });
      return result.ok ? [result.ruling.ruling, result.ruling.money] : result.errors;
    };

    it('R-BET-14: make a raise of half or more, where the player may raise', () => {
      expect(chipsIn({ by: 4, to: 10, allIn: false })).toEqual(['raise-completed', [{ seat: 3, puts: '2' }]]);
    });

    it('R-BET-7, R-BET-14: are a call where a short all-in does not open the betting again', () => {
      expect(chipsIn({ by: 2, to: 8, allIn: true })).toEqual(['call', [{ seat: 3, returns: '4' }]]);
      expect(chipsIn({ by: 2, to: 8, allIn: true }, 'raise')).toEqual([
        'binding',
        [{ seat: 3, returns: '4' }],
      ]);
    });
  });

  const moneyFor = (rest: object): unknown => {
    const result = answerRuling({ profile: 'roberts', hand, ...rest });
    return result.ok ? result.ruling.money : result.errors;
  };

  it('R-IRR-3: says what goes back to each player if the hand is void', () => {
    expect(moneyFor({ incident: { type: 'foreign-card', where: 'hand' } })).toEqual([
      { seat: 1, returns: '4' },
      { seat: 2, returns: '2' },
      { seat: 3, returns: '2' },
    ]);
  });

  it('R-IRR-5: the chips of who knew of the bad deck stay for the next hand', () => {
    const incident = { type: 'duplicate-card', cards: 'As', knownBy: 1, aggressive: true };
    expect(moneyFor({ incident })).toEqual([
      { pot: '4', to: 'next-hand' },
      { seat: 2, returns: '2' },
      { seat: 3, returns: '2' },
    ]);
  });

  it('P-IRR-2: says what goes back to each player after a misdeal', () => {
    const { events } = hand as { readonly events: readonly unknown[] };
    const dealt = { ...hand, events: events.slice(0, 4) };
    expect(moneyFor({ hand: dealt, incident: EXPOSED })).toEqual([
      { seat: 1, returns: '1' },
      { seat: 2, returns: '2' },
    ]);
  });

  it('names what is no hand', () => {
    const { scale: _scale, ...unscaled } = hand as Record<string, unknown>;
    expect(answer({ hand: unscaled })).toEqual(['/hand/scale missing']);
    expect(answer({ hand: { ...hand, scale: -1 } })).toEqual(['/hand/scale wrong-value']);
    expect(answer({ hand: { ...hand, players: [] } })).toEqual(['/hand unplayable-hand']);
  });
});
