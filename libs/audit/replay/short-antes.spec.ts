import { defaultSwitches } from '#engine';
import { findFormat, LineCursor } from '#histories';
import { auditHand } from '../claims/audit-hand.js';

const log = (
  antes: readonly string[],
): string => `PokerStars Hand #7: Tournament #9, $3.00+$0.30 USD Hold'em No Limit - Level V (75/150) - 2025/01/06 13:00:00 ET
Table '9 1' 4-max Seat #4 is the button
Seat 1: Ann (20 in chips)
Seat 2: Bob (20 in chips)
Seat 3: Cid (900 in chips)
Seat 4: Dee (20 in chips)
${antes.join('\n')}
*** HOLE CARDS ***
*** SUMMARY ***
Total pot 0 | Rake 0
`;

const faultsOf = (antes: readonly string[]): (string | number)[] => {
  const text = log(antes);
  const reading = findFormat('pokerstars')!.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(JSON.stringify(reading.rejection));
  const audited = auditHand(reading.hand, { id: 'test', switches: defaultSwitches });
  return audited!.findings
    .filter(({ code, expected }) => code === 'wrong-forced-bet' && expected !== null)
    .map(({ line }) => line);
};

const allIn = (...names: string[]) => names.map((name) => `${name}: posts the ante 20 and is all-in`);

describe('P-SETUP-2, P-ALLIN-1: the ante that is due', () => {
  it('is what those posted who had chips left, though more players were short of it', () => {
    expect(faultsOf([...allIn('Ann', 'Bob', 'Dee'), 'Cid: posts the ante 25'])).toEqual([]);
  });

  it('is not what a player with chips posted less than others who had', () => {
    const antes = ['Ann: posts the ante 15', 'Bob: posts the ante 15', 'Cid: posts the ante 10'];
    expect(faultsOf([...antes, 'Dee: posts the ante 15'])).toEqual([9]);
  });
});
