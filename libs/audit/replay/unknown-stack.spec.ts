import { defaultSwitches } from '#engine';
import { auditHand } from '../claims/audit-hand.js';
import { read, SHORTEST } from '../testing/hands.js';

describe('P-SETUP-5: an unknown stack', () => {
  it('is said of the first seat, and nothing else follows from it', () => {
    const hand = read(SHORTEST.join('\n'));
    const players = hand.players.map((player) => ({ ...player, stack: null }));
    const audited = auditHand({ ...hand, players }, { id: 'test', switches: defaultSwitches })!;
    expect(audited.findings.map(({ code, line, seat }) => [code, line, seat])).toEqual([
      ['unknown-stack', 4, 2],
    ]);
  });
});
