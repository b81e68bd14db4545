import { auditHand } from '#audit';
import { parseCards, type Card } from '#cards';
import {
  buildPots,
  defaultSwitches,
  findVariant,
  mustProveOpeners,
  variantWith,
  oddChipOrder,
  settle,
  structureFor,
  verifyRun,
  type LimitId,
  type Switches,
} from '#engine';
import { failingRows } from '#testing';
import { dealToTheEnd, withBurns } from '../../libs/audit/testing/burned.js';
import { makeReshuffledDraw } from '../../libs/audit/testing/draws.js';
import { Table, type TableOptions } from '../../libs/engine/testing/table.js';
import { engineSwitchTexts } from '../../libs/rules/profiles/switch-texts/index.js';
import { logged } from './logged.js';

const parsedCards = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  return parsed.ok ? parsed.cards : [];
};

/** The flop of a hand in which all players called a big blind of 20; by default fixed bets of 20 and 40. */
const flop = (
  stacks: readonly number[],
  switches: Partial<Switches>,
  limit: LimitId = 'fixed-limit',
  options: TableOptions = {},
): Table => {
  const all = stacks.map((stack) => stack + 20);
  const table = new Table({ limit, bigBlind: 20, stacks: all, switches, ...options }).blinds();
  while (table.actor !== '-') {
    const call = `${table.actor} call`;
    table.play(table.codeOf(call) === 'legal' ? call : `${table.actor} check`);
  }
  return table.street();
};

const heads = (switches: Partial<Switches>, options: TableOptions = {}): Table =>
  new Table({ stacks: [1000, 1000], switches, ...options });

/** A game of two betting rounds. */
const twoRounds: TableOptions = { game: 'five-draw', limit: 'fixed-limit', bigBlind: 20 };

/** A stud table with these first upcards, by player. */
const stud = (switches: Partial<Switches>, cards: readonly number[], options: TableOptions = {}): Table => {
  const table = new Table({
    game: 'stud',
    limit: 'fixed-limit',
    smallBlind: 0,
    bigBlind: 0,
    smallBet: 10,
    bringIn: 2,
    switches,
    ...options,
  });
  return table.dealUp(cards);
};

const codesOf = (table: Table, ...lines: readonly string[]): string =>
  lines.map((line) => table.codeOf(line)).join(' ');

const rank = (text: string): number => '23456789TJQKA'.indexOf(text) * 4;
const [SIX, NINE, KING] = [rank('6'), rank('9'), rank('K')];

/** Cid folds on the flop without a bet to face. */
const CID_FOLDS = 'Cid: folds\nAnn: bets $0.10\nBob: calls $0.10';

/** For every switch a small hand, and its result with each value of the switch. */
const hands: {
  readonly [K in keyof Switches]: {
    readonly resultWith: (switches: Partial<Switches>) => string;
    readonly by: readonly (readonly [value: Switches[K], result: string])[];
  };
} = {
  headsUpBlinds: {
    resultWith: (house) =>
      ['A small-blind 1', 'B small-blind 1']
        .map((post) => (heads(house).post(post).length === 0 ? post.slice(0, 1) : '-'))
        .join(''),
    by: [
      ['button-small', '-B'],
      ['left-of-button-small', 'A-'],
      ['either', 'AB'],
    ],
  },
  tableAnte: {
    resultWith: (house) => {
      const table = heads(house, { oneAnte: true, ante: 2, stacks: [102, 100] });
      table.post('A ante 2', 'B small-blind 1', 'A big-blind 2');
      table.open().play('B raise 100', 'A call 98');
      return buildPots(table.hand)
        .map(({ amount }) => amount)
        .join(' + ');
    },
    by: [
      ['dead', '202'],
      ['live', '200 + 2'],
    ],
  },
  studOpens: {
    // The switch does not change razz and five-card stud.
    resultWith: (house) =>
      ['stud', 'stud-8', 'razz', 'five-stud']
        .map((game) => stud(house, [NINE, SIX, KING], { game }).open().actor)
        .join(' '),
    by: [
      ['low-card', 'B B C C'],
      ['high-card', 'C C C C'],
    ],
  },
  fiveStudOpens: {
    resultWith: (house) =>
      ['five-stud', 'stud', 'razz']
        .map((game) => stud(house, [NINE, SIX, KING], { game }).open().actor)
        .join(' '),
    by: [
      ['high-card', 'C B C'],
      ['low-card', 'B B C'],
    ],
  },
  exposedTie: {
    // Both have a king up: the first player clubs, the second spades.
    resultWith: (house) => {
      const table = stud(house, [SIX, KING, KING + 3])
        .open()
        .play('A bring-in 2', 'B call', 'C call');
      return table.street([NINE, NINE + 1, NINE + 2]).actor;
    },
    by: [
      ['position', 'B'],
      ['suit', 'C'],
    ],
  },
  openPair: {
    resultWith: (house) => {
      const table = stud(house, [SIX, KING, NINE]).open().play('A bring-in 2', 'B call', 'C call');
      return codesOf(table.street([NINE + 1, KING + 1, NINE + 2]), 'B bet 10', 'B bet 20');
    },
    by: [
      ['double-bet', 'legal legal'],
      ['small-bet', 'legal bet-too-big'],
    ],
  },
  drawSecondRound: {
    resultWith: (house) => {
      const table = new Table({
        ...twoRounds,
        smallBlind: 0,
        bigBlind: 0,
        smallBet: 20,
        switches: house,
      }).open();
      return table.play('A check', 'B bet 20', 'C call', 'A call').street().actor;
    },
    by: [
      ['opener', 'B'],
      ['left-of-button', 'A'],
    ],
  },
  shortBlindCall: {
    resultWith: (house) => {
      const table = new Table({ bigBlind: 20, stacks: [1000, 15, 1000], switches: house });
      table.post('A small-blind 10', 'B big-blind 15 all-in');
      return codesOf(table.open(), 'C call 15', 'C call 20');
    },
    by: [
      ['full', 'short-call legal'],
      ['posted', 'legal amount'],
    ],
  },
  smallestChip: {
    // Blinds of 5 and 10 dollars, a stack with half a dollar, and a rake of three quarters.
    resultWith: (house) => {
      const stakes = { bigBlind: 1000, wholeUnit: 100, revenue: 75 };
      const table = heads(house, { ...stakes, stacks: [100_050, 100_000] })
        .blinds()
        .play('B call');
      return `${codesOf(table, 'A raise 2030', 'A raise 2325', 'A raise 2500')} ${String(table.hand.stack[0])}`;
    },
    by: [
      ['of-the-stakes', 'action-not-allowed legal legal 99050'],
      ['not-of-the-rake', 'action-not-allowed action-not-allowed legal 99000'],
      ['least-unit', 'legal legal legal 99050'],
    ],
  },
  checkRaise: {
    resultWith: (house) => {
      const games = ['five-draw', 'lowball-a5-single', 'lowball-27-single', 'lowball-a6-single'];
      return games
        .filter((game) => {
          const table = heads(house, { game, limit: 'fixed-limit' }).blinds();
          table.play('B call', 'A check').street().play('A check', 'B bet 4');
          return table.codeOf('A raise 8') === 'legal';
        })
        .join(' ');
    },
    by: [
      ['allowed', 'five-draw lowball-a5-single lowball-27-single lowball-a6-single'],
      ['not-in-ace-to-five', 'five-draw lowball-27-single lowball-a6-single'],
      ['not-in-lowball', 'five-draw'],
    ],
  },
  foldUnfaced: {
    resultWith: (house) =>
      [
        codesOf(heads(house).blinds().play('B call'), 'A fold'),
        ...logged([['Cid: checks\nAnn: bets $0.10\nBob: calls $0.10\nCid: folds', CID_FOLDS]], house),
      ].join(' '),
    by: [
      ['allowed', 'legal'],
      ['noted', 'legal fold-unfaced P-BET-2 R-DEAD-1'],
      ['not-offered', 'fold-unfaced fold-unfaced P-BET-2 R-DEAD-1'],
    ],
  },
  betsPerRound: {
    resultWith: (house) => {
      const table = flop([1000, 1000, 1000], house);
      let bets = 0;
      for (const line of [
        'A bet 20',
        'B raise 40',
        'C raise 60',
        'A raise 80',
        'B raise 100',
        'C raise 120',
      ]) {
        if (table.codeOf(line) !== 'legal') break;
        table.play(line);
        bets++;
      }
      const draw = new Table({ ...twoRounds, switches: house }).blinds();
      let raises = 0;
      for (const line of ['C raise 40', 'A raise 60', 'B raise 80', 'C raise 100', 'A raise 120']) {
        if (draw.codeOf(line) !== 'legal') break;
        draw.play(line);
        raises++;
      }
      return `${String(bets)} of 6, ${String(raises)} of 5`;
    },
    by: [
      [4, '4 of 6, 3 of 5'],
      [5, '5 of 6, 4 of 5'],
      ['by-rounds', '4 of 6, 4 of 5'],
      [null, '6 of 6, 5 of 5'],
    ],
  },
  capHeadsUp: {
    // Two players at the table, then three of whom one folds; in a cash game and in a tournament.
    resultWith: (house) =>
      [false, true]
        .flatMap((isTournament) =>
          [2, 3].map((players) => {
            const table = flop(new Array(players).fill(1000), house, 'fixed-limit', { isTournament });
            if (players === 3) table.play('A bet 20', 'B raise 40', 'C fold', 'A raise 60', 'B raise 80');
            else table.play('A bet 20', 'B raise 40', 'A raise 60', 'B raise 80');
            return table.codeOf('A raise 100') === 'legal' ? '-' : 'capped';
          }),
        )
        .join(' '),
    by: [
      [true, 'capped capped capped capped'],
      [false, '- - - -'],
      ['in-tournaments', '- - - capped'],
      ['until-two-left', '- capped - capped'],
    ],
  },
  reopenLimit: {
    // An all-in of half a bet; then two smaller ones that add up to more; then a single smaller one.
    resultWith: (house) => {
      const half = flop([1000, 1000, 30], house).play('A bet 20', 'B call', 'C raise 30');
      const less = flop([1000, 1000, 28], house).play('A bet 20', 'B call', 'C raise 28');
      const sum = flop([1000, 26, 1000, 31], house).play('A bet 20', 'B raise 26', 'C call', 'D raise 31');
      return `${codesOf(half, 'A raise 50')}, ${codesOf(sum, 'A raise 51')}, ${codesOf(less, 'A raise 48')}`;
    },
    by: [
      ['cumulative', 'legal, legal, action-not-allowed'],
      ['single', 'legal, action-not-allowed, action-not-allowed'],
      ['never', 'action-not-allowed, action-not-allowed, action-not-allowed'],
      ['always', 'legal, legal, legal'],
    ],
  },
  reopenNoLimit: {
    resultWith: (house) => {
      const sum = flop([1000, 150, 200, 1000], house, 'no-limit');
      sum.play('A bet 100', 'B raise 150', 'C raise 200', 'D call');
      const one = flop([1000, 150, 1000], house, 'no-limit').play('A bet 100', 'B raise 150', 'C call');
      return `${codesOf(sum, 'A raise 300')}, ${codesOf(one, 'A raise 300')}`;
    },
    by: [
      ['cumulative', 'legal, action-not-allowed'],
      ['single', 'action-not-allowed, action-not-allowed'],
      ['always', 'legal, legal'],
    ],
  },
  shortAllInRaise: {
    // Half a bet or more, and less.
    resultWith: (house) =>
      [12, 8]
        .map((short) => {
          const table = flop([short, 1000, 1000], house).play(`A bet ${String(short)}`);
          const legal = [20, short + 20, 40].filter(
            (to) => table.codeOf(`B raise ${String(to)}`) === 'legal',
          );
          return `${String(short)}: ${legal.join(' ')}`;
        })
        .join(', '),
    by: [
      ['complete', '12: 20, 8: 20'],
      ['on-top', '12: 32, 8: 28'],
      ['either', '12: 20 32, 8: 20 28'],
      ['by-size', '12: 32, 8: 20'],
      ['as-full-bet', '12: 40, 8: 20'],
    ],
  },
  capCounts: {
    resultWith: (house) => {
      const table = heads(house, { limit: 'fixed-limit' }).blinds();
      return codesOf(table.play('B raise 4', 'A raise 6', 'B raise 8'), 'A raise 10');
    },
    by: [
      ['blinds-too', 'raise-cap'],
      ['raises-only', 'legal'],
    ],
  },
  coveringBet: {
    resultWith: (house) => codesOf(flop([1000, 7], house, 'no-limit'), 'A bet 6', 'A bet 7'),
    by: [
      ['too-small', 'bet-too-small bet-too-small'],
      ['allowed', 'bet-too-small legal'],
    ],
  },
  raiseOverAllIn: {
    resultWith: (house) =>
      codesOf(flop([7, 1000], house, 'no-limit').play('A bet 7'), 'B call', 'B raise 27'),
    by: [
      ['not-offered', 'legal action-not-allowed'],
      ['allowed', 'legal legal'],
    ],
  },
  lateStraddle: {
    resultWith: (house) => {
      const table = new Table({ switches: house, stacks: [1000, 1000, 1000, 1000] });
      table.post('A small-blind 1', 'B big-blind 2', 'D straddle 4');
      return codesOf(table.open(), 'C fold', 'A fold');
    },
    by: [
      ['opens', 'wrong-turn legal'],
      ['acts-last', 'legal wrong-turn'],
    ],
  },
  straddle: {
    // C is left of the big blind, and E has the button.
    resultWith: (house) =>
      ['A straddle 4', 'B straddle 4', 'C straddle 4', 'D straddle 4', 'E straddle 4']
        .filter((post) => {
          const table = new Table({ switches: house, stacks: [100, 100, 100, 100, 100] });
          return table.post('A small-blind 1', 'B big-blind 2', post).length === 0;
        })
        .map((post) => post.charAt(0))
        .join(''),
    by: [
      ['left-of-big-blind', 'C'],
      ['button-too', 'CE'],
      ['any-seat', 'ACDE'],
      ['not-played', ''],
    ],
  },
  deadBlind: {
    resultWith: (house) =>
      ['1', '2', '3']
        .filter((amount) => {
          const table = new Table({ switches: house, stacks: [100, 100, 100, 100] });
          return table.post('A small-blind 1', 'B big-blind 2', `D dead-blind ${amount}`).length === 0;
        })
        .join(' '),
    by: [
      ['small', '1'],
      ['any', '1 2 3'],
    ],
  },
  missedBlind: {
    resultWith: (house) =>
      ['D small-blind 1', 'D big-blind 2', 'D posted-blind 3', 'D dead-blind 1']
        .map((post) => {
          const table = new Table({ switches: house, stacks: [100, 100, 100, 100] });
          return table.post('A small-blind 1', 'B big-blind 2', post).join('') || 'legal';
        })
        .join(' '),
    by: [
      ['posted', 'legal legal legal legal'],
      ['not-owed', 'wrong-forced-bet wrong-forced-bet wrong-forced-bet wrong-forced-bet'],
    ],
  },
  kill: {
    resultWith: (house) => {
      const table = (kill: number): string => {
        const posted = new Table({ limit: 'fixed-limit', switches: house });
        return posted.post('A small-blind 1', 'B big-blind 2', `C kill ${String(kill)}`).join('') || 'legal';
      };
      return [2, 3, 4].filter((kill) => table(kill) === 'legal').join();
    },
    by: [
      ['small-bet', '2'],
      ['half', '3'],
      ['full', '4'],
      ['not-played', ''],
    ],
  },
  burn: {
    // A hand of hold'em, with a burn before the first deal and without one.
    resultWith: (house) =>
      ['??', '']
        .map((first) => withBurns(dealToTheEnd(), [first, '??', '??', '??']))
        .map((hand) => auditHand(hand, { id: 'test', switches: { ...defaultSwitches, ...house } }))
        .map((audited) => (audited?.findings.some(({ code }) => code === 'wrong-burn') === true ? '-' : '+'))
        .join(''),
    by: [
      ['every-stage', '+-'],
      ['after-first-deal', '-+'],
      ['none', '--'],
    ],
  },
  runs: {
    resultWith: (house) => {
      const { hand } = flop([20, 20], house).force('A bet 20', 'B call 20');
      return [1, 2, 3, 4].filter((run) => verifyRun(hand, run) === null).join();
    },
    by: [
      ['once', ''],
      ['twice', '1'],
      ['thrice', '1,2'],
      ['any', '1,2,3,4'],
    ],
  },
  potBehindShortBlind: {
    // A pot of 10 and 15: a call of 20 makes it 45, or 50 with the full blind.
    resultWith: (house) => {
      const table = new Table({
        limit: 'pot-limit',
        bigBlind: 20,
        stacks: [1000, 15, 1000],
        switches: house,
      }).blinds();
      return codesOf(table, 'C raise 65', 'C raise 66', 'C raise 70', 'C raise 71');
    },
    by: [
      ['posted', 'legal bet-too-big bet-too-big bet-too-big'],
      ['full', 'legal legal legal bet-too-big'],
    ],
  },
  firstRaise: {
    resultWith: (house) => {
      const table = new Table({ switches: house });
      table.post('A small-blind 1', 'B big-blind 2', 'C straddle 4');
      return codesOf(table.open(), 'A raise 6', 'A raise 8');
    },
    by: [
      ['largest-blind', 'short-raise legal'],
      ['minimum-bet', 'legal legal'],
    ],
  },
  firstToAct: {
    // The straddle is all-in for less than the big blind.
    resultWith: (house) => {
      const table = new Table({ bigBlind: 20, stacks: [1000, 1000, 1000, 1000, 15], switches: house });
      table.post('A small-blind 10', 'B big-blind 20', 'E straddle 15 all-in');
      return table.open().actor;
    },
    by: [
      ['after-last-blind', 'A'],
      ['after-largest-bet', 'C'],
    ],
  },
  fixedLimitAs: {
    resultWith: (house) => {
      const switches = { ...defaultSwitches, ...house };
      return structureFor('fixed-limit', findVariant('omaha-8')!, switches).id;
    },
    by: [
      ['fixed-limit', 'fixed-limit'],
      ['pot-limit', 'pot-limit'],
    ],
  },
  unopened: {
    resultWith: (house) => {
      const table = new Table({ ...twoRounds, smallBlind: 0, bigBlind: 0, smallBet: 20, switches: house });
      return String(table.open().play('A check', 'B check', 'C check').hand.passedOut);
    },
    by: [
      ['thrown-in', 'true'],
      ['played-on', 'false'],
    ],
  },
  openersProof: {
    resultWith: (house) => {
      const game = variantWith(findVariant('five-draw')!, { openers: 'jacks' })!;
      return String(mustProveOpeners(game, { ...defaultSwitches, ...house }));
    },
    by: [
      ['shown', 'true'],
      ['on-request', 'false'],
    ],
  },
  ownDiscard: {
    resultWith: (house) => {
      const audited = auditHand(makeReshuffledDraw('Kh 9h'), {
        id: 'test',
        switches: { ...defaultSwitches, ...house },
      });
      return String(audited?.findings.some(({ code }) => code === 'wrong-draw'));
    },
    by: [
      ['kept-out', 'true'],
      ['may-return', 'false'],
    ],
  },
  unclaimedLow: {
    // The first player is all-in for the main pot and has the only low.
    resultWith: (house) => {
      const { switches } = heads(house).hand.setup;
      const pots = [
        { amount: 30, players: [0, 1, 2, 3] },
        { amount: 40, players: [1, 2, 3] },
        { amount: 10, players: [2, 3] },
      ];
      const claims = [
        [1, 9, 2, 5],
        [7, null, null, null],
      ];
      const awards = settle(pots, [30, 40, 10], [claims], switches);
      return awards.map(({ player, amount }) => `${'ABCD'.charAt(player)} ${String(amount)}`).join(', ');
    },
    by: [
      ['to-high', 'B 15, A 15, B 40, D 10'],
      ['shared', 'B 15, A 15, B 20, B 10, D 10, D 10'],
    ],
  },
  oddChip: {
    resultWith: (house) => {
      const { switches } = heads(house).hand.setup;
      const pots = [{ amount: 11, players: [0, 1, 2] }];
      const hole = ['2c 3c', 'Kd 4c', 'Ks 5c'].map(parsedCards);
      const order = oddChipOrder(findVariant('holdem')!, hole, switches.oddChip);
      return settle(pots, [11], [[[7, 7, 7]]], switches, order)
        .map(({ player, amount }) => `${String(player)} ${String(amount)}`)
        .join(', ');
    },
    by: [
      ['by-button', '0 4, 1 4, 2 3'],
      ['from-big-blind', '1 4, 2 4, 0 3'],
      ['by-card', '2 4, 1 4, 0 3'],
      ['all-to-first', '0 5, 1 3, 2 3'],
    ],
  },
};

describe('every value of a switch of the engine changes the result of a hand', () => {
  const rows = engineSwitchTexts.map((text) => {
    const { resultWith, by } = hands[text.id];
    const wanted = new Map<unknown, string>(by);
    const found = text.values.map(({ value }) => [value, resultWith({ [text.id]: value })] as const);
    return [text.id, wanted, found] as const;
  });

  it('as the table says, with a different result for each value', () => {
    const failures = failingRows(rows, ([, wanted, found]) => {
      expect(new Map<unknown, string>(found)).toEqual(wanted);
      expect(new Set(wanted.values()).size).toBe(wanted.size);
    });
    expect(failures).toEqual([]);
  });
});
