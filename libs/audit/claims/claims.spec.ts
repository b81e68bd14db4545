import { listFindings } from '../testing/findings.js';
import { editShowdown } from '../testing/logs.js';

const TOTALS = 'Total pot $0.50 | Rake $0';
const BOARD = 'Board [2c 7d 9h 3s 4s]';

describe('L-CLAIM-1: the claims of a summary', () => {
  it('have no finding if they agree with the hand', () => {
    expect(listFindings(editShowdown())).toEqual([]);
  });

  it('are compared with the bets and the awards', () => {
    expect(listFindings(editShowdown(['Total pot $0.50', 'Total pot $0.60']))).toEqual(['total-pot 27']);
    expect(listFindings(editShowdown(['and won ($0.50)', 'and won ($0.40)']))).toEqual(['wrong-award 29']);
  });

  it('L-CARD-1: are compared with the board', () => {
    expect(listFindings(editShowdown([BOARD, 'Board [2c 7d 9h 3s 5s]']))).toEqual(['wrong-board 28']);
  });

  it('have the totals and the board once, before the seats', () => {
    expect(listFindings(editShowdown([TOTALS, `${TOTALS}\n${TOTALS}`]))).toEqual(['total-pot 28']);
    expect(listFindings(editShowdown([BOARD, `${BOARD}\n${BOARD}`]))).toEqual(['wrong-board 29']);
    expect(listFindings(editShowdown([`\n${BOARD}`, '']))).toEqual(['wrong-board 28']);
  });
});
