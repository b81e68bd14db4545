import { defaultSwitches } from '#engine';
import { auditHand } from '../claims/audit-hand.js';
import { makeHand } from '../testing/canonical-hand.js';
import { listFaults, listFindings } from '../testing/findings.js';
import { editShowdown } from '../testing/logs.js';

describe('P-ALLIN-1: a bring-in that is all-in for less', () => {
  const log = (
    call: string,
    back: string,
  ): string => `PokerStars Hand #10:  Razz Limit ($1/$2 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 8-max
Seat 2: Bob ($0.25 in chips)
Seat 3: Cid ($20 in chips)
Seat 5: Eve ($20 in chips)
Bob: posts the ante $0.10
Cid: posts the ante $0.10
Eve: posts the ante $0.10
*** 3rd STREET ***
Dealt to Bob [Kd]
Dealt to Cid [4c 5c 6h]
Dealt to Eve [Qs]
Bob: brings in for $0.15 and is all-in
Cid: calls $0.30
Eve: calls ${call}
*** 4th STREET ***
Dealt to Bob [Kd] [2s]
Dealt to Cid [4c 5c 6h] [8d]
Dealt to Eve [Qs] [Qc]
Cid: bets $1
Eve: folds
Uncalled bet ($1) returned to Cid
*** 5th STREET ***
Dealt to Bob [Kd 2s] [2d]
Dealt to Cid [4c 5c 6h 8d] [Ah]
*** 6th STREET ***
Dealt to Bob [Kd 2s 2d] [2h]
Dealt to Cid [4c 5c 6h 8d Ah] [Jc]
*** RIVER ***
Dealt to Cid [4c 5c 6h 8d Ah Jc] [Js]
*** SHOW DOWN ***
Cid: shows [4c 5c 6h 8d Ah Jc Js] (Lo: 8,6,5,4,A)
Bob: mucks hand
Cid collected ${back} from pot
*** SUMMARY ***
Total pot ${back} | Rake $0
Seat 2: Bob mucked [Kc Ks Kd 2s 2d 2h 2c]
Seat 3: Cid showed [4c 5c 6h 8d Ah Jc Js] and won (${back}) with Lo: 8,6,5,4,A
Seat 5: Eve folded on the 4th Street
`;

  it('is called with the full bring-in, which the first call shows', () => {
    expect(listFaults(log('$0.30', '$1.05'))).toEqual([]);
    expect(listFaults(log('$0.15', '$0.90'))).toEqual(['short-call 15']);
  });
});

describe('P-BET-2: a fold with nothing to call', () => {
  it.each(['noted', 'not-offered'] as const)('is a notice, and does not hide faults: %s', (foldUnfaced) => {
    const text = editShowdown(
      ['Bob: bets $0.10\nCid: folds\nAnn: calls $0.10', 'Bob: checks\nCid: folds\nAnn: checks'],
      ['Ann collected $0.50', 'Ann collected $0.30'],
      ['and won ($0.50)', 'and won ($0.30)'],
      ['Total pot $0.50', 'Total pot $0.35'],
    );
    expect(listFindings(text, { foldUnfaced })).toEqual(['fold-unfaced 14', 'total-pot 27']);
    expect(listFindings(text, { foldUnfaced: 'allowed' })).toEqual(['total-pot 27']);
  });
});

describe('a fault is reported once', () => {
  it('if the header names another game', () => {
    const text = editShowdown(
      ["Hold'em No Limit", 'Omaha Pot Limit'],
      ['HOLE CARDS ***', 'HOLE CARDS ***\nDealt to Ann [Ah Ad]'],
    );
    expect(listFindings(text)).toEqual(['wrong-card-count 9']);
  });

  it('if a line is repeated', () => {
    const uncalled = 'Uncalled bet ($0.10) returned to Ann\n'.repeat(50);
    expect(listFindings(editShowdown(['*** SHOW DOWN', `${uncalled}*** SHOW DOWN`]))).toEqual([
      'uncalled 22',
    ]);
  });
});

describe('P-DEAL-4: the cards are dealt before the first action', () => {
  it('whether the log leaves lines out or not', () => {
    const deal = '*** HOLE CARDS ***\nAnn: calls $0.10';
    expect(listFaults(editShowdown([deal, 'Ann: calls $0.10\n*** HOLE CARDS ***']))).toEqual([
      'missing-street 8',
    ]);
    const early = makeHand([1, 2], {
      format: 'everleaf',
      game: { variant: 'holdem', limit: 'no-limit', rotation: null },
      stakes: { smallBlind: 5, bigBlind: 10, smallBet: null, bigBet: null, cap: null },
      buttonSeat: 1,
      events: [
        { type: 'fold', seat: 1, cards: null, line: 4 },
        { type: 'hole-cards', line: 5 },
      ],
    });
    expect(auditHand(early, { id: 'test', switches: defaultSwitches })?.findings).toContainEqual(
      expect.objectContaining({ code: 'missing-street', line: 5 }),
    );
  });
});
