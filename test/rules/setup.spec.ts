import { setupOf, Table } from '../../libs/engine/testing/table.js';
import { acts, breaks, follows, setsUp } from './examples.js';
import { logged } from './logged.js';

const players = (count: number) => setupOf({ stacks: Array.from({ length: count }, () => 100) });

describe('setting up a game', () => {
  follows('P-SETUP-1', 'ten players in hold’em', () => setsUp(players(10)));
  breaks('P-SETUP-1', 'one player alone', () => setsUp(players(1)), 'impossible-setup P-SETUP-1');
  breaks(
    'P-SETUP-1',
    'more players than the deck has cards for',
    () => setsUp(players(23)),
    'impossible-setup P-SETUP-1',
  );

  follows('P-SETUP-2', 'the blinds that the header states', () => logged());
  breaks(
    'P-SETUP-2',
    'a big blind that is too small',
    () =>
      logged([
        ['posts big blind $0.10', 'posts big blind $0.06'],
        ['Ann: calls $0.10', 'Ann: calls $0.10'],
      ]),
    'wrong-forced-bet P-SETUP-2 P-SETUP-8',
  );

  const limit = () => new Table({ limit: 'fixed-limit', bigBlind: 20 }).blinds();
  follows('P-SETUP-3', 'a raise by the bet size of a limit game', () => acts(limit(), 'C raise 40'));
  breaks(
    'P-SETUP-3',
    'a larger raise in a limit game',
    () => acts(limit(), 'C raise 50'),
    'bet-too-big P-SETUP-3 P-BET-4',
  );

  follows('P-SETUP-5', 'an all-in with the chips in front', () => acts(new Table().blinds(), 'C raise 1000'));
  breaks(
    'P-SETUP-5',
    'a bet larger than the stack',
    () => acts(new Table().blinds(), 'C raise 1001'),
    'over-stack P-SETUP-5',
  );

  follows('P-SETUP-6', 'awards of the pot after the declared rake', () => logged());
  breaks(
    'P-SETUP-6',
    'a rake that does not match the pot',
    () => logged([['Rake $0.02', 'Rake $0.03']]),
    'rake L-SUM-1 P-SETUP-6',
  );
});
