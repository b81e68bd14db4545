import { defaultSwitches, findVariant, structureFor } from '#engine';
import { Table } from '../../../libs/engine/testing/table.js';
import { logged } from '../logged.js';
import { flop, heads, twoRounds, codesOf, CID_FOLDS, type SwitchHands } from './tables.js';

/** Switches of what a player may bet and raise. */
export const bettingHands = {
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
} satisfies Partial<SwitchHands>;
