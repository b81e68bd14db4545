import { readFileSync } from 'node:fs';
import { beginStreet, verifyExchange } from '#engine';
import { parseVariant } from '#rules';
import { Table, type TableOptions } from '../../libs/engine/testing/table.js';
import { acts, awards, breaks, cards, violations, follows, type Outcome, type Showdown } from './examples.js';
import { logged } from './logged.js';

type Hands = Omit<Showdown, 'collected'>;

const NOT_THE_WINNER = 'wrong-winner P-SHOW-2 P-SHOW-6';
const NOT_ALL_OF_IT = 'wrong-award P-SHOW-2 L-SUM-1';
const OUT_OF_TURN = 'wrong-turn P-DEAL-1 P-BET-1';

const ANTED: TableOptions = { smallBlind: 0, bigBlind: 0, ante: 1, smallBet: 10 };

describe('draw games', () => {
  const FIVE_DRAW: TableOptions = { game: 'five-draw', limit: 'fixed-limit', ...ANTED };
  const drawn = (seat: number, count: number): Outcome => {
    const table = new Table(FIVE_DRAW).blinds().play('A bet 10', 'B call', 'C call');
    beginStreet(table.hand);
    return violations(verifyExchange(table.hand, seat, count));
  };
  follows('P-VAR-5CD', 'five cards discarded', () => drawn(1, 5));
  breaks('P-VAR-5CD', 'six cards discarded', () => drawn(1, 6), 'wrong-draw P-VAR-5CD');
  breaks('P-VAR-5CD', 'cards discarded out of turn', () => drawn(2, 1), 'wrong-draw P-DEAL-1 P-VAR-5CD');

  const opener = () =>
    new Table({ ...FIVE_DRAW, switches: { drawSecondRound: 'opener' } })
      .blinds()
      .play('A check', 'B bet 10', 'C call', 'A call')
      .street();
  follows('P-VAR-5CD', 'the opener of the first round opens the second', () => acts(opener(), 'B bet 20'));
  breaks('P-VAR-5CD', 'another player opens the second round', () => acts(opener(), 'A bet 20'), OUT_OF_TURN);
  breaks(
    'P-VAR-5CD',
    'a bet in a hand that all players passed',
    () => acts(new Table(FIVE_DRAW).blinds(), 'A check', 'B check', 'C check', 'A bet 10'),
    'wrong-turn P-BET-3 P-VAR-5CD',
  );

  const JACKS = { game: 'five-draw', options: { openers: 'jacks' }, collected: [20, 0] } as const;
  follows('P-VAR-5CD', 'opened with jacks in a game that requires them', () =>
    awards({ ...JACKS, hands: ['Js Jd 9h 5c 2c', 'Ts Td 8h 4c 3c'] }),
  );
  breaks(
    'P-VAR-5CD',
    'opened with tens in a game that requires jacks',
    () => awards({ ...JACKS, hands: ['Ts Td 9h 5c 2c', '9s 9d 8h 4c 3c'] }),
    'action-not-allowed P-VAR-5CD',
  );

  const low: Hands = { game: 'lowball-a6-single', hands: ['5s 4d 3h 2c As', '6h 4s 3s 2s Ad'] };
  follows('P-VAR-LOW', 'in A-6 a straight counts against the hand', () =>
    awards({ ...low, collected: [0, 20] }),
  );
  breaks('P-VAR-LOW', 'the wheel wins in A-6', () => awards({ ...low, collected: [20, 0] }), NOT_THE_WINNER);

  const both: Hands = { game: 'five-draw-hl', hands: ['Ks Kd 8h 4c 2c', '9s 7d 5h 3c As'] };
  follows('P-VAR-HLDRAW', 'high and low split the pot', () => awards({ ...both, collected: [10, 10] }));
  breaks(
    'P-VAR-HLDRAW',
    'the high wins the whole pot',
    () => awards({ ...both, collected: [20, 0] }),
    NOT_ALL_OF_IT,
  );
});

describe('stud games', () => {
  /** The first upcards: A has the king, B the six, C the nine. */
  const dealt = (game: string, options: TableOptions = {}) =>
    new Table({ game, limit: 'fixed-limit', ...ANTED, ante: 0, bringIn: 2, ...options })
      .dealUp(cards('Kd 6c 9h'))
      .open();

  const OLD_RULE: TableOptions = { switches: { studOpens: 'high-card' } };
  follows('P-VAR-5CS', 'the highest upcard posts the bring-in', () =>
    acts(dealt('five-stud'), 'A bring-in 2'),
  );
  breaks(
    'P-VAR-5CS',
    'another player posts the bring-in',
    () => acts(dealt('five-stud'), 'B bring-in 2'),
    OUT_OF_TURN,
  );
  const third = () => dealt('five-stud').play('A bring-in 2', 'B call', 'C call').street(cards('2d 6h Ts'));
  follows('P-VAR-5CS', 'the best exposed hand opens the later rounds', () => acts(third(), 'B bet 10'));
  breaks('P-VAR-5CS', 'a worse hand opens', () => acts(third(), 'A bet 10'), OUT_OF_TURN);

  follows('P-VAR-7CS', 'the lowest upcard posts the bring-in', () =>
    acts(dealt('stud'), 'B bring-in 2', 'C raise 10'),
  );
  follows('P-VAR-7CS', 'the highest upcard posts the bring-in, by the old rule', () =>
    acts(dealt('stud', OLD_RULE), 'A bring-in 2'),
  );
  breaks(
    'P-VAR-7CS',
    'the lowest upcard checks',
    () => acts(dealt('stud'), 'B check'),
    'wrong-forced-bet P-VAR-7CS P-SETUP-2',
  );
  breaks(
    'P-VAR-7CS',
    'a bring-in that is too small',
    () => acts(dealt('stud'), 'B bring-in 1'),
    'wrong-forced-bet P-VAR-7CS P-SETUP-2',
  );

  follows('P-VAR-RAZZ', 'the highest upcard posts the bring-in', () => acts(dealt('razz'), 'A bring-in 2'));
  follows('P-VAR-RAZZ', 'the highest upcard posts it also where the highest one does in stud', () =>
    acts(dealt('razz', OLD_RULE), 'A bring-in 2'),
  );
  breaks(
    'P-VAR-RAZZ',
    'the lowest upcard posts the bring-in',
    () => acts(dealt('razz'), 'B bring-in 2'),
    OUT_OF_TURN,
  );
  const fourth = () => dealt('razz').play('A bring-in 2', 'B call', 'C call').street(cards('2d 6h Ts'));
  follows('P-VAR-RAZZ', 'the lowest exposed hand opens the later rounds', () => acts(fourth(), 'C bet 10'));
  breaks('P-VAR-RAZZ', 'a pair opens in razz', () => acts(fourth(), 'B bet 10'), OUT_OF_TURN);

  /** A has kings and no low, B has a nine low. */
  const both: Hands = { game: 'stud-hl', hands: ['Ks Kd Qh Jc Tc 4s 3s', '9s 7d 5h 3c 2c Qc Jd'] };
  follows('P-VAR-7CSHL', 'a nine low wins half without a qualifier', () =>
    awards({ ...both, collected: [10, 10] }),
  );
  breaks(
    'P-VAR-7CSHL',
    'the high wins the whole pot without a qualifier',
    () => awards({ ...both, collected: [20, 0] }),
    NOT_ALL_OF_IT,
  );
  follows('P-VAR-7CSHL', 'the high wins the whole pot if no player has an eight low', () =>
    awards({ ...both, game: 'stud-8', collected: [20, 0] }),
  );
  breaks(
    'P-VAR-7CSHL',
    'half of the pot for a nine low in eight or better',
    () => awards({ ...both, game: 'stud-8', collected: [10, 10] }),
    NOT_THE_WINNER,
  );
});

describe('flop games', () => {
  const shared: Hands = { board: '5c 5d Kh 5h 7c', hands: ['Ah Kd', 'Kc 3d'] };
  follows('P-VAR-HOLDEM', 'ace-king and king-three play 555KK', () =>
    awards({ ...shared, collected: [10, 10] }),
  );
  breaks(
    'P-VAR-HOLDEM',
    'ace-king wins the whole pot',
    () => awards({ ...shared, collected: [20, 0] }),
    NOT_ALL_OF_IT,
  );

  const flush: Hands = { game: 'omaha', board: '2h 3h Th 9h 5s', hands: ['Ah Kd Qd Jd', '9c 9d 4s 4c'] };
  follows('P-VAR-OMAHA', 'one heart as hole card makes no flush', () =>
    awards({ ...flush, collected: [0, 20] }),
  );
  breaks(
    'P-VAR-OMAHA',
    'a flush with one heart as hole card',
    () => awards({ ...flush, collected: [20, 0] }),
    NOT_THE_WINNER,
  );

  /** A plays A-4 for low and K-K for high. */
  const sides: Hands = { game: 'omaha-8', board: '2h 3d 8h Jc Ts', hands: ['As 4d Kd Kc', 'Ad Th 9s 9c'] };
  follows('P-VAR-OMAHA8', 'two hole cards for each half, chosen separately', () =>
    awards({ ...sides, collected: [20, 0] }),
  );
  breaks(
    'P-VAR-OMAHA8',
    'a low with one hole card',
    () => awards({ ...sides, collected: [10, 10] }),
    NOT_THE_WINNER,
  );
});

describe('games by name', () => {
  const HEADER = "Hold'em No Limit ($0.05/$0.10 USD)";
  follows('P-VAR-HORSE', 'a hand of the game that the header names', () =>
    logged([[HEADER, "HORSE (Hold'em Limit, $0.10/$0.20 USD)"]]),
  );
  breaks(
    'P-VAR-HORSE',
    'hold’em hands under the header of Omaha',
    () =>
      logged([
        [HEADER, 'HORSE (Omaha Hi/Lo Limit, $0.10/$0.20 USD)'],
        ['HOLE CARDS ***', 'HOLE CARDS ***\nDealt to Ann [Ah Ad]'],
      ]),
    'wrong-card-count P-VAR-HORSE R-DEAD-1 L-CARD-1',
  );

  const lantern = (changes: object): Outcome => {
    const path = new URL('../../docs/examples/lantern.json', import.meta.url);
    const reading = parseVariant({ ...(JSON.parse(readFileSync(path, 'utf8')) as object), ...changes });
    return reading.ok ? [] : reading.errors.map(({ code }) => code);
  };
  follows('P-VAR-DC', 'a custom variant', () => lantern({}));
  breaks('P-VAR-DC', 'a variant with too few cards', () => lantern({ maxPlayers: 20 }), 'cards-run-out');

  breaks(
    'P-VAR-MORE',
    'two boards: only one is dealt',
    () =>
      awards({
        options: { boards: 2 },
        board: '2c 7d 9h 3s 4s',
        hands: ['Ah Ad', 'Kh Kd'],
        collected: [20, 0],
      }),
    'missing-street P-DEAL-1 P-DEAL-4',
  );
  const badugi: Hands = { game: 'badugi', hands: ['As 2d 3h 8c', '4s 3d 2c Ac'] };
  follows('P-VAR-MORE', 'badugi: four cards beat three', () => awards({ ...badugi, collected: [20, 0] }));
  breaks(
    'P-VAR-MORE',
    'badugi: two clubs beat four suits',
    () => awards({ ...badugi, collected: [0, 20] }),
    NOT_THE_WINNER,
  );

  const discarded = (count: number): Outcome => {
    const table = new Table({ game: 'pineapple' }).blinds().play('C call', 'A call', 'B check');
    beginStreet(table.hand);
    return violations(verifyExchange(table.hand, 1, count));
  };
  follows('P-VAR-MORE', 'pineapple: one card discarded before the flop', () => discarded(1));
  breaks('P-VAR-MORE', 'pineapple: no card discarded', () => discarded(0), 'wrong-draw P-VAR-MORE');
});
