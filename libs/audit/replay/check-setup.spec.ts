import { defaultSwitches } from '#engine';
import { auditHand } from '../claims/audit-hand.js';
import { readLog, SHORTEST } from '../testing/logs.js';

describe('P-SETUP-5: an unknown stack', () => {
  it('is reported once, for the first seat', () => {
    const hand = readLog(SHORTEST.join('\n'));
    const players = hand.players.map((player) => ({ ...player, stack: null }));
    const audited = auditHand({ ...hand, players }, { id: 'test', switches: defaultSwitches })!;
    expect(audited.findings.map(({ code, line, seat }) => [code, line, seat])).toEqual([
      ['unknown-stack', 4, 2],
    ]);
  });
});
