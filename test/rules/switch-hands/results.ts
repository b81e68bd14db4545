import { auditHand } from '#audit';
import {
  defaultSwitches,
  findVariant,
  mustProveOpeners,
  variantWith,
  oddChipOrder,
  settle,
  verifyRun,
} from '#engine';
import { dealToTheEnd, withBurns } from '../../../libs/audit/testing/burned.js';
import { makeReshuffledDraw } from '../../../libs/audit/testing/draws.js';
import { Table } from '../../../libs/engine/testing/table.js';
import { parsedCards, flop, heads, twoRounds, type SwitchHands } from './tables.js';

/** Switches of cards, openers and awards. */
export const resultHands = {
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
} satisfies Partial<SwitchHands>;
