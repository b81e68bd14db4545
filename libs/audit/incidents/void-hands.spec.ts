import { auditFloor, BLINDS, called, floorFindings } from '../testing/floor.js';
import { writeAuditedRecord } from '../record/audited-record.js';
import { JsonWriter } from '../record/json-writer.js';
import type { AuditedRecord } from '../record/schema.js';

const VOID = called({ type: 'foreign-card', where: 'board' }, 'void');
const PLAYED = [...BLINDS, 'hole-cards', 'call 2 10', 'fold 3', 'fold 4', 'check 1', 'flop 2c7d9h', VOID];

describe('R-IRR-3: a void hand has no fault', () => {
  it.each([
    ['that gives no chips back', []],
    ['that gives all chips back', ['uncalled 1 10', 'uncalled 2 10', 'uncalled 4 5']],
    ['whose players collect them', ['collect 1 10', 'collect 2 10', 'collect 4 5']],
    ['of which both are in the log', ['uncalled 1 10', 'collect 2 10', 'uncalled 4 5']],
    [
      'that gives the chips of a player back in parts',
      ['uncalled 1 5', 'uncalled 1 5', 'uncalled 2 10', 'uncalled 4 5'],
    ],
    ['for which the floor comes twice', [VOID, 'uncalled 1 10', 'uncalled 2 10', 'uncalled 4 5']],
  ])('%s', (_, refunds) => {
    expect(floorFindings([...PLAYED, ...refunds])).toEqual([]);
  });
});

describe('R-IRR-3: what a void hand gives back wrongly is found', () => {
  it.each([
    [['uncalled 1 10'], ['uncalled: end']],
    [['uncalled 1 10', 'uncalled 2 10'], ['uncalled: end']],
    [['uncalled 1 10', 'uncalled 1 10', 'uncalled 2 10', 'uncalled 4 5'], ['uncalled: uncalled 1']],
    [['uncalled 1 10', 'uncalled 2 5', 'uncalled 4 5'], ['uncalled: uncalled 2']],
    [['collect 1 10', 'collect 1 10', 'collect 2 10', 'collect 4 5'], ['wrong-award: collect 1']],
    [['collect 1 25'], ['wrong-award: collect 1']],
  ])('%j', (refunds, found) => {
    expect(floorFindings([...PLAYED, ...refunds])).toEqual(found);
  });
});

describe('R-IRR-3: a void hand that is played on gives back no more than was put in', () => {
  const played = [...PLAYED, 'bet 1 20'];

  it.each([
    ['the bet', [...played, 'fold 2', 'uncalled 1 20'], []],
    ['the bet and the chips of before', [...played, 'fold 2', 'uncalled 1 20', 'uncalled 1 10'], []],
    ['more than the bet', [...played, 'fold 2', 'uncalled 1 150'], ['uncalled: uncalled 1']],
    [
      'the bet a second time',
      [...played, 'fold 2', 'uncalled 1 30', 'uncalled 1 10'],
      ['uncalled: uncalled 1'],
    ],
    ['a bet that was not made', [...PLAYED, 'fold 1', 'uncalled 1 150'], ['uncalled: uncalled 1']],
  ])('%s', (_, events, found) => {
    expect(floorFindings(events).filter((finding) => !finding.startsWith('wrong-turn'))).toEqual(found);
  });
});

const recordOf = (events: Parameters<typeof auditFloor>[0]): AuditedRecord => {
  const json = new JsonWriter();
  writeAuditedRecord(auditFloor(events), 'en', json);
  return JSON.parse(`{${Buffer.from(json.take()).toString()}`) as AuditedRecord;
};

describe('R-IRR-3: the chips of a void hand are those of before', () => {
  it.each([
    ['without lines', []],
    ['with refunds', ['uncalled 1 10', 'uncalled 2 10', 'uncalled 4 5']],
    ['with awards', ['collect 1 10', 'collect 2 10', 'collect 4 5']],
  ])('%s', (_, refunds) => {
    const { players } = recordOf([...PLAYED, ...refunds]);
    expect(
      players.map(({ contributed, collected, finishingStack }) => [
        contributed,
        collected ?? '0',
        finishingStack,
      ]),
    ).toEqual(players.map(() => ['0', '0', '1000']));
  });
});

describe.each([
  ['R-IRR-3: a void hand', 'R-IRR-3', VOID],
  ['R-MIS-2: a misdeal', 'R-MIS-2', called({ type: 'card-exposed', by: 'dealer', ordinal: 1 }, 'misdeal')],
])('%s after which the log plays on', (_, rule, incident) => {
  const before = [...BLINDS, 'hole-cards', 'call 2 10', incident];
  const betting = [
    'call 3 10',
    'fold 4',
    'check 1',
    'flop 2c7d9h',
    'check 1',
    'check 2',
    'check 3',
    'turn 3s',
  ];

  it.each([
    ['to a bet', ['bet 1 20', 'fold 2', 'fold 3', 'uncalled 1 20', 'collect 1 35']],
    ['to a showdown', ['river 4s', 'showdown', 'show 1 AhAd', 'show 2 KhKd', 'muck 3', 'collect 1 35']],
    [
      'to a pot for two',
      ['river 4s', 'showdown', 'show 1 AhAd', 'show 2 AsAc', 'collect 1 18', 'collect 2 17'],
    ],
  ])('%s is found at the first action and at the award', (_end, end) => {
    const found = auditFloor([...before, ...betting, ...end]).findings.filter(
      ({ code }) => code !== 'ruling',
    );
    expect(found.map(({ code, seat, expected }) => [code, seat, expected])).toEqual([
      ['wrong-turn', 3, null],
      ['wrong-award', 1, 10],
    ]);
  });

  it('is found by the rule that ended the hand, also if only cards are dealt', () => {
    const rulesOf = (...events: readonly string[]): readonly (readonly string[])[] =>
      auditFloor([...before, ...events])
        .findings.filter(({ code }) => code !== 'ruling')
        .map(({ rules }) => rules);
    expect(rulesOf('call 3 10')[0]).toEqual(['P-BET-3', rule]);
    expect(rulesOf('flop 2c7d9h')[0]).toEqual([rule]);
  });
});
