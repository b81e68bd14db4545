import { makeActions, makeFile, parseFile } from '../../testing/phh-files.js';

const DEALT = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cc', 'p1 cc', 'p2 cc', 'd db 2c7d9h'];
const EARLY = '# incident {"type":"out-of-turn","seat":2,"action":"bet"}';

/** The chips of the last call of player 2, who has 490 after the flop. */
const lastCall = (...early: readonly string[]): unknown => {
  const actions = makeActions(...DEALT, ...early, 'p1 cbr 1000', 'p2 cc');
  const { events } = parseFile(makeFile({ actions, starting_stacks: '[2000, 500, 2000]' }));
  const call = events.findLast(({ type }) => type === 'call');
  return call?.type === 'call' && [call.seat, call.amount, call.allIn];
};

describe('R-BET-11: the chips of a bet out of turn go back', () => {
  it.each([20, 490, 900])('no more of them than the player had: a bet of %d', (chips) => {
    const bet = `p2 cbr ${String(chips)}`;
    expect([lastCall(`${bet} ${EARLY}`), lastCall(bet, EARLY), lastCall(EARLY, bet)]).toEqual([
      [2, 490, true],
      [2, 490, true],
      [2, 490, true],
    ]);
  });
});
