import { buildPots } from '#engine';
import { Table } from '../../../libs/engine/testing/table.js';
import { heads, twoRounds, stud, codesOf, SIX, NINE, KING, type SwitchHands } from './tables.js';

/** Switches of blinds, antes, bring-ins and who opens. */
export const setupHands = {
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
} satisfies Partial<SwitchHands>;
