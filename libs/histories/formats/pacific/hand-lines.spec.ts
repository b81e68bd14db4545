import { auditSiteLog } from '../../testing/site-logs.js';
import { pacific } from './index.js';

/** A hand of 888poker in which one player mucks. */
const showdown = (...lines: readonly string[]): string =>
  [
    '#Game No : 5200',
    '***** 888poker Hand History for Game 5200 *****',
    '$0.50/$1 Blinds No Limit Holdem - *** 05 06 2022 23:06:24',
    'Table Sagunto 6 Max (Real Money)',
    'Seat 2 is the button',
    'Total number of players : 2',
    'Seat 2: Ana ( $20 )',
    'Seat 4: Bruno ( $20 )',
    'Ana posts small blind [$0.50]',
    'Bruno posts big blind [$1]',
    '** Dealing down cards **',
    'Ana calls [$0.50]',
    'Bruno checks',
    '** Dealing flop ** [ 8c, 2d, 8d ]',
    'Bruno checks',
    'Ana checks',
    '** Dealing turn ** [ 5c ]',
    'Bruno checks',
    'Ana checks',
    '** Dealing river ** [ Js ]',
    'Bruno checks',
    'Ana checks',
    '** Summary **',
    ...lines,
    'Bruno collected [ $2 ]',
  ].join('\n');

const faultsOf = (...lines: readonly string[]): string[] => auditSiteLog(pacific, showdown(...lines));

const shows = 'Bruno shows [ Kd, Kh ]';

describe('P-SHOW-2: the players of a showdown', () => {
  it('show or muck', () => {
    expect(faultsOf(shows, 'Ana mucks [ Qd, Qh ]')).toEqual([]);
  });

  it('do so before the pot is awarded', () => {
    expect(faultsOf(shows)).toEqual(['wrong-turn 25']);
  });
});
