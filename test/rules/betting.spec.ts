import { verifyBoard, type Switches } from '#engine';
import { findProfile } from '#rules';
import { Table, type TableOptions } from '../../libs/engine/testing/table.js';
import { acts, breaks, cards, violations, follows } from './examples.js';
import { logged } from './logged.js';

const opened = (options: TableOptions = {}) => new Table(options).blinds();

/** Six players who have posted an ante of 1 each. */
const anted = () =>
  new Table({
    stacks: [100, 100, 100, 100, 100, 100],
    ante: 1,
    smallBlind: 0,
    bigBlind: 0,
    smallBet: 2,
  }).blinds();

/** The flop of a limit game with bets of 20, after all players called. */
const limitFlop = (stacks: readonly number[], options: TableOptions = {}) => {
  const table = opened({
    limit: 'fixed-limit',
    bigBlind: 20,
    stacks: stacks.map((stack) => stack + 20),
    ...options,
  });
  while (table.actor !== '-') {
    const call = `${table.actor} call`;
    table.play(table.codeOf(call) === 'legal' ? call : `${table.actor} check`);
  }
  return table.street();
};

const WAR = ['A bet 20', 'B raise 40', 'C raise 60', 'A raise 80'];

describe('turns and actions', () => {
  follows('P-BET-1', 'the player left of the dealer opens if all players anted', () =>
    acts(anted(), 'A check'),
  );
  follows('P-BET-1', 'the player left of the last blind opens', () => acts(opened(), 'C call'));
  breaks('P-BET-1', 'the small blind opens', () => acts(opened(), 'A call'), 'wrong-turn P-DEAL-1 P-BET-1');

  follows('P-BET-2', 'the big blind raises players who called', () =>
    acts(opened(), 'C call', 'A call', 'B raise 6'),
  );
  breaks(
    'P-BET-2',
    'a check with a bet to call',
    () => acts(opened(), 'C check'),
    'action-not-allowed P-BET-2',
  );
  breaks('P-BET-2', 'a call without a bet', () => acts(anted(), 'A call 2'), 'action-not-allowed P-BET-2');

  const called = () => opened().play('C call', 'A call');
  follows('P-BET-3', 'the next street after all players matched', () =>
    violations(verifyBoard(called().play('B check').hand, 1, cards('2c 7d 9h'))),
  );
  breaks(
    'P-BET-3',
    'a bet after the end of the round',
    () => acts(called().play('B check'), 'C raise 6'),
    'missing-street P-BET-3 P-DEAL-4',
  );

  follows('P-BET-4', 'a minimum bet', () => acts(anted(), 'A bet 2'));
  breaks('P-BET-4', 'a bet below the minimum', () => acts(anted(), 'A bet 1'), 'bet-too-small P-BET-4');
  breaks(
    'P-BET-4',
    'a bet larger than the pot',
    () => acts(opened({ limit: 'pot-limit' }), 'C raise 8'),
    'bet-too-big P-SETUP-3 P-BET-4',
  );

  const GOLDEN = [
    'A check',
    'B bet 2',
    'C fold',
    'D raise 6',
    'E call 6',
    'F raise 10',
    'A fold',
    'B call 8',
    'D fold',
  ];
  follows('P-BET-5', 'the golden round', () => acts(anted(), ...GOLDEN, 'E call 4'));
  breaks(
    'P-BET-5',
    'E calls 3 of the 4 chips of F’s raise',
    () => acts(anted(), ...GOLDEN, 'E call 3'),
    'short-call P-BET-2 R-BET-16',
  );

  follows('P-BET-7', 'a player who folded does not act again', () =>
    acts(opened(), 'C fold', 'A call', 'B check'),
  );
  breaks(
    'P-BET-7',
    'a bet after a fold',
    () => acts(opened(), 'C fold', 'A raise 6', 'C raise 20'),
    'action-after-fold P-BET-7',
  );

  follows('P-BLIND-1', 'the small blind left of the button, then the big blind', () => logged());
  breaks(
    'P-BLIND-1',
    'the big blind from the seat of the small blind',
    () =>
      logged([
        ['Bob: posts small blind $0.05\nCid: posts big', 'Cid: posts small blind $0.05\nBob: posts big'],
      ]),
    'wrong-forced-bet P-BLIND-1 P-DEAL-1',
  );
});

describe('straddles and short blinds', () => {
  const FIVE: TableOptions = { stacks: [500, 500, 500, 500, 500] };
  const posts = (house: string, ...lines: readonly string[]) =>
    new Table({ ...FIVE, switches: findProfile(house)!.switches }).post(
      'A small-blind 1',
      'B big-blind 2',
      ...lines,
    );
  follows('P-SETUP-2', 'the player left of the big blind straddles, and the next player doubles it', () =>
    posts('roberts', 'C straddle 4', 'D straddle 8'),
  );
  follows('P-SETUP-2', 'any seat straddles where the house says so', () =>
    posts('thebiggame', 'E straddle 4'),
  );
  breaks('P-SETUP-2', 'another player straddles', () => posts('roberts', 'D straddle 4'), 'wrong-forced-bet');
  breaks(
    'P-SETUP-2',
    'the big blind straddles over himself, also where any seat may',
    () => posts('thebiggame', 'B straddle 4'),
    'wrong-forced-bet',
  );
  breaks(
    'P-SETUP-2',
    'a straddle of less than two big blinds',
    () => posts('roberts', 'C straddle 3'),
    'wrong-forced-bet',
  );
  breaks('P-SETUP-2', 'a straddle in a tournament', () => posts('wsop', 'C straddle 4'), 'wrong-forced-bet');
  breaks(
    'P-SETUP-2',
    'a missed blind in a tournament',
    () => posts('wsop', 'D posted-blind 3'),
    'wrong-forced-bet',
  );

  const behindShort = (house: string) =>
    opened({
      limit: 'pot-limit',
      bigBlind: 20,
      stacks: [1000, 15, 1000],
      switches: findProfile(house)!.switches,
    });
  follows('P-BET-4', 'behind a short big blind the pot counts it in full under wsop', () =>
    acts(behindShort('wsop'), 'C raise 70'),
  );
  breaks(
    'P-BET-4',
    'behind a short big blind the pot has the posted chips',
    () => acts(behindShort('roberts'), 'C raise 70'),
    'bet-too-big P-SETUP-3 P-BET-4',
  );
});

describe('sizes and numbers of bets', () => {
  const chips = (line: string) =>
    acts(opened({ bigBlind: 10, switches: { smallestChip: 'of-the-stakes' } }), line);
  follows('R-BET-1', 'a raise by a multiple of the smallest chip', () => chips('C raise 25'));
  follows('R-BET-1', 'in a 20 round an all-in of 15 is raised to 35', () =>
    acts(
      limitFlop([15, 500, 500], { switches: findProfile('roberts')!.switches }),
      'A bet 15',
      'B raise 35',
      'C raise 55',
    ),
  );
  breaks('R-BET-1', 'a raise with smaller chips', () => chips('C raise 23'), 'action-not-allowed R-BET-1');

  const lowball = (checkRaise: Switches['checkRaise'], game = 'lowball-a5-single') => {
    const table = opened({
      game,
      limit: 'fixed-limit',
      bigBlind: 20,
      switches: { checkRaise },
    });
    return acts(
      table.play('C call', 'A call', 'B check').street(),
      'A check',
      'B bet 40',
      'C call',
      'A raise 80',
    );
  };
  follows('R-BET-2', 'a player who has checked raises', () => lowball('allowed'));
  breaks(
    'R-BET-2',
    'a check-raise in lowball that does not allow it',
    () => lowball('not-in-ace-to-five'),
    'action-not-allowed R-BET-2',
  );
  follows('R-BET-2', 'a check-raise in 2-7 where only ace-to-five lowball has none', () =>
    lowball('not-in-ace-to-five', 'lowball-27-single'),
  );

  follows('R-BET-3', 'six raises in no limit', () =>
    acts(opened(), 'C raise 4', 'A raise 6', 'B raise 8', 'C raise 10', 'A raise 12', 'B raise 14'),
  );
  breaks(
    'R-BET-3',
    'a log that calls the betting of no limit capped',
    () => logged([['Bob: calls $0.05', 'Betting is capped\nBob: calls $0.05']]),
    'raise-cap R-BET-3',
  );

  follows('R-BET-4', 'a bet and three raises', () => acts(limitFlop([500, 500, 500]), ...WAR));
  breaks(
    'R-BET-4',
    'a fourth raise',
    () => acts(limitFlop([500, 500, 500]), ...WAR, 'B raise 100'),
    'raise-cap R-BET-4 R-BET-5',
  );

  const FREE: TableOptions = { switches: { capHeadsUp: false } };
  const DUEL = ['A bet 20', 'B raise 40', 'A raise 60', 'B raise 80', 'A raise 100'];
  follows('R-BET-5', 'more raises heads-up', () => acts(limitFlop([500, 500], FREE), ...DUEL));
  breaks(
    'R-BET-5',
    'a fourth raise heads-up where the cap always holds',
    () => acts(limitFlop([500, 500]), ...DUEL),
    'raise-cap R-BET-4 R-BET-5',
  );
  const ROBERTS: TableOptions = { switches: findProfile('roberts')!.switches };
  const THREE = ['A bet 20', 'B raise 40', 'C fold', 'A raise 60', 'B raise 80', 'A raise 100'];
  follows('R-BET-5', 'more raises heads-up in a cash game', () =>
    acts(limitFlop([500, 500, 500], ROBERTS), ...THREE),
  );
  follows('R-BET-5', 'more raises of two players who may be the last ones of a tournament', () =>
    acts(limitFlop([500, 500], { ...ROBERTS, isTournament: true }), ...DUEL),
  );
  breaks(
    'R-BET-5',
    'a fourth raise heads-up in a tournament with three players at the table',
    () => acts(limitFlop([500, 500, 500], { ...ROBERTS, isTournament: true }), ...THREE),
    'raise-cap R-BET-4 R-BET-5',
  );
  breaks(
    'R-BET-5',
    'a raise heads-up after three players reached the cap',
    () => acts(limitFlop([500, 500, 500], FREE), ...WAR, 'B fold', 'C raise 100'),
    'raise-cap R-BET-4 R-BET-5',
  );

  follows('R-BET-6', 'a raise of the size of the raise before', () =>
    acts(opened(), 'C raise 10', 'A raise 18'),
  );
  breaks(
    'R-BET-6',
    'a smaller raise',
    () => acts(opened(), 'C raise 10', 'A raise 17'),
    'short-raise R-BET-6',
  );
});

describe('short all-ins', () => {
  follows('R-BET-7', 'half a bet all-in reopens the betting', () =>
    acts(limitFlop([500, 500, 30]), 'A bet 20', 'B call', 'C raise 30', 'A raise 50'),
  );
  follows('R-BET-7', 'a player who has not acted completes less than half a bet', () =>
    acts(limitFlop([500, 25, 500]), 'A bet 20', 'B raise 25', 'C raise 40'),
  );
  breaks(
    'R-BET-7',
    'a raise after less than half a bet all-in',
    () => acts(limitFlop([500, 500, 25]), 'A bet 20', 'B call', 'C raise 25', 'A raise 45'),
    'action-not-allowed R-BET-7',
  );

  follows('R-BET-7N', 'two short all-ins add up to a raise', () =>
    acts(opened({ stacks: [15, 20, 1000] }), 'C raise 11', 'A raise 15', 'B raise 20', 'C raise 40').slice(1),
  );
  const WSOP: TableOptions = { switches: findProfile('wsop')!.switches };
  const CHAIN = ['C raise 12', 'D call', 'A raise 16'];
  follows(
    'R-BET-7N',
    'under wsop a chain of short all-ins that together are a full raise reopens the betting',
    () => acts(opened({ ...WSOP, stacks: [16, 22, 1000, 1000] }), ...CHAIN, 'B raise 22', 'C raise 40'),
  );
  breaks(
    'R-BET-7N',
    'under wsop a chain that is less than a full raise does not',
    () => acts(opened({ ...WSOP, stacks: [16, 21, 1000, 1000] }), ...CHAIN, 'B raise 21', 'C raise 40'),
    'action-not-allowed R-BET-7N',
  );
  breaks(
    'R-BET-7N',
    'a raise after one short all-in',
    () => acts(opened({ stacks: [15, 1000, 1000] }), 'C raise 11', 'A raise 15', 'B call', 'C raise 40'),
    'action-not-allowed R-BET-7N',
  );

  follows('R-BET-16', 'a call of the right amount', () => acts(opened(), 'C raise 10', 'A call 9'));
  breaks(
    'R-BET-16',
    'a call that is too small',
    () => acts(opened(), 'C raise 10', 'A call 8'),
    'short-call P-BET-2 R-BET-16',
  );
  breaks(
    'R-BET-16',
    'a small bet on a street with big bets',
    () => acts(limitFlop([500, 500, 500]).play('A check', 'B check', 'C check').street(), 'A bet 20'),
    'bet-too-small P-BET-4',
  );
});

describe('all-in', () => {
  const short = () => opened({ stacks: [50, 200, 200] }).play('C raise 100');
  follows('P-ALLIN-1', 'a call with the rest of the stack', () => acts(short(), 'A call 49'));
  breaks(
    'P-ALLIN-1',
    'a call with a part of the stack',
    () => acts(short(), 'A call 40'),
    'short-call P-BET-2 R-BET-16',
  );

  follows('P-ALLIN-2', 'two players with chips bet for the side pot', () =>
    acts(short().play('A call 49', 'B call').street(), 'B bet 50', 'C call'),
  );
  breaks(
    'P-ALLIN-2',
    'a bet without an opponent who has chips',
    () => acts(opened({ stacks: [50, 200, 50] }).play('C raise 50', 'A call'), 'B raise 100'),
    'action-not-allowed P-ALLIN-2',
  );
});
