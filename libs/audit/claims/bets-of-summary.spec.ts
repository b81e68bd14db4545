import { listFaults } from '../testing/findings.js';
import { editShowdown } from '../testing/logs.js';

describe('L-CLAIM-1: a player of whom the summary says that he did not bet', () => {
  const folded = 'Seat 4: Cid (big blind) folded on the Flop';

  it('did not call, bet or raise', () => {
    const raised = editShowdown(
      ['Cid: checks', 'Cid: raises $0.10 to $0.20\nAnn: calls $0.10\nBob: calls $0.10'],
      ['collected $0.50', 'collected $0.80'],
      ['Total pot $0.50', 'Total pot $0.80'],
      ['won ($0.50)', 'won ($0.80)'],
    );
    expect(listFaults(raised)).toEqual([]);
    expect(listFaults(raised.replace(folded, `${folded} (didn't bet)`))).toEqual(['wrong-summary 33']);
    expect(listFaults(editShowdown([folded, `${folded} (didn't bet)`]))).toEqual([]);
  });
});

describe('L-CLAIM-1: a hand that was mucked', () => {
  it('is not shown in the summary', () => {
    const mucked = editShowdown(
      ['Bob: shows [Kd Qd] (high card King)', 'Bob: mucks hand'],
      ['showed [Kd Qd] and lost with high card King', 'mucked [Kd Qd]'],
    );
    expect(listFaults(mucked)).toEqual([]);
    expect(
      listFaults(mucked.replace('mucked [Kd Qd]', 'showed [Kd Qd] and lost with high card King')),
    ).toEqual(['wrong-summary 30']);
    const winner = editShowdown(
      ['Bob: shows [Kd Qd] (high card King)', 'Bob: mucks hand'],
      ['Ann: shows [Ah Ad] (a pair of Aces)', 'Ann: mucks hand'],
      ['showed [Kd Qd] and lost with high card King', 'mucked'],
    );
    expect(listFaults(winner)).toEqual(['wrong-summary 29']);
  });
});
