import { verifyBoard } from '#engine';
import { Table } from '../../libs/engine/testing/table.js';
import { acts, breaks, cards, violations, follows } from './examples.js';
import { logged } from './logged.js';

const FLOP = cards('2c 7d 9h');

describe('the deal', () => {
  follows('P-DEAL-1', 'clockwise from the left of the blinds', () =>
    acts(new Table().blinds(), 'C call', 'A call', 'B check'),
  );
  breaks(
    'P-DEAL-1',
    'a player acts before his turn',
    () => acts(new Table().blinds(), 'A call'),
    'wrong-turn P-DEAL-1 P-BET-1',
  );
  breaks(
    'P-DEAL-1',
    'a flop of two cards',
    () => {
      const table = new Table().blinds().play('C call', 'A call', 'B check');
      return violations(verifyBoard(table.hand, 1, FLOP.slice(1)));
    },
    'wrong-board P-DEAL-1',
  );

  follows('P-DEAL-3', 'the button acts as the dealer, also when another person deals', () =>
    acts(new Table({ seats: [5, 8, 2], button: 2 }).blinds(), 'C call', 'A call', 'B check'),
  );

  breaks(
    'P-DEAL-3',
    'blinds that do not follow the button',
    () => logged([['Seat #1 is', 'Seat #4 is']]),
    'wrong-forced-bet P-BLIND-1 P-DEAL-1',
  );

  const checked = () => new Table().blinds().play('C call', 'A call');
  follows('P-DEAL-4', 'the flop after the last check', () =>
    violations(verifyBoard(checked().play('B check').hand, 1, FLOP)),
  );
  breaks(
    'P-DEAL-4',
    'the flop before the big blind has acted',
    () => violations(verifyBoard(checked().hand, 1, FLOP)),
    'wrong-turn P-DEAL-4 P-BET-3',
  );
});
