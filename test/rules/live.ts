import { auditHand } from '#audit';
import { findProfile, parseProfile, type HouseSwitches, type PresetId, type RulingId } from '#rules';
import { readLog } from '../../libs/audit/testing/logs.js';
import { breaks, follows, type Outcome } from './examples.js';

/** An incident of a live table. */
export interface LiveIncident {
  readonly incident: { readonly type: string; readonly [field: string]: unknown };
  /** When the floor is called: before anybody acts, after two players, on the flop without a bet or before seat 4 calls one. */
  readonly at: 'deal' | 'acted' | 'unfaced' | 'facing' | 'showdown';
  readonly profile?: PresetId | { readonly base: PresetId; readonly switches: Partial<HouseSwitches> };
}

const TABLE = `PokerStars Hand #7:  Hold'em Limit ($5/$10 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 6-max Seat #1 is the button
Seat 1: Ann ($200 in chips)
Seat 2: Bob ($200 in chips)
Seat 4: Cid ($200 in chips)
Bob: posts small blind $2
Cid: posts big blind $5`;

/** The lines of the hand between the places where an incident may be. Ann wins, and Cid has seat 4. */
const PARTS: readonly (readonly [place: LiveIncident['at'] | null, ...lines: readonly string[]])[] = [
  [null, '*** HOLE CARDS ***'],
  ['deal', 'Ann: calls $5', 'Bob: calls $3'],
  ['acted', 'Cid: checks', '*** FLOP *** [2c 7d 9h]'],
  ['unfaced', 'Bob: bets $5'],
  ['facing', 'Cid: calls $5', 'Ann: calls $5', '*** TURN *** [2c 7d 9h] [3s]'],
  [null, 'Bob: checks', 'Cid: checks', 'Ann: checks', '*** RIVER *** [2c 7d 9h 3s] [4s]'],
  [null, 'Bob: checks', 'Cid: checks', 'Ann: checks', '*** SHOW DOWN ***'],
  [null, 'Bob: shows [Kd Qd] (high card King)', 'Cid: shows [Jc Th] (high card Jack)'],
  ['showdown', 'Ann: shows [Ah Ad] (a pair of Aces)'],
];

/** The lines of the hand if the table follows the ruling. */
const linesOf = ({ incident, at }: LiveIncident, ruling: RulingId): readonly string[] => {
  const floor = `Floor: ${JSON.stringify({ incident, logged: { ruling } })}`;
  const place = PARTS.findIndex(([name]) => name === at);
  const before = PARTS.slice(0, place).flatMap(([, ...lines]) => lines);
  const after = PARTS.slice(place).flatMap(([, ...lines]) => lines);
  const isDead = ruling === 'dead-hand' || ruling === 'pot-lost';
  const rest = isDead ? after.filter((line) => !line.startsWith('Cid')) : after;
  if (ruling === 'void') return [TABLE, ...before, floor, '*** SUMMARY ***', 'Total pot $0 | Rake $0'];
  const isDealtAgain = ruling === 'misdeal' || ruling === 'deal-passes';
  const again = isDealtAgain ? before : [];
  const pot = String(isDead && at !== 'showdown' ? 25 : 30);
  return [
    TABLE,
    ...before,
    floor,
    ...again,
    ...rest,
    `Ann collected $${pot} from pot`,
    '*** SUMMARY ***',
    `Total pot $${pot} | Rake $0`,
  ];
};

const switchesOf = (profile: NonNullable<LiveIncident['profile']>): HouseSwitches => {
  if (typeof profile === 'string') return findProfile(profile)!.switches;
  const parsed = parseProfile(profile);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
  return parsed.profile.switches;
};

/**
 * The findings of a log in which the floor rules so, and the table follows the ruling. The notice that names each incident is
 * left out.
 */
export const live = (called: LiveIncident, ruling: RulingId): Outcome => {
  const hand = readLog([...linesOf(called, ruling), ''].join('\n'));
  const audited = auditHand(hand, { id: 'test', switches: switchesOf(called.profile ?? 'roberts') });
  const found = audited?.findings ?? [];
  const named = found.some(({ code }) => code === 'ruling' || code === 'wrong-ruling');
  return [
    ...(named ? [] : ['no ruling']),
    ...found.filter(({ code }) => code !== 'ruling').map(({ code, rules }) => [code, ...rules].join(' ')),
  ];
};

/** A right ruling and a wrong one on an incident; the wrong one is found with the rules of the right one. */
export const ruled = (
  rule: string,
  what: string,
  called: LiveIncident,
  right: RulingId,
  wrong: RulingId,
  ...rules: readonly string[]
): void => {
  follows(rule, `${what}: ${right}`, () => live(called, right));
  breaks(rule, `${what}: ${wrong}`, () => live(called, wrong), `wrong-ruling ${rules.join(' ')}`);
};

/** A card that is exposed in the deal, by default the first one by the dealer. */
export const exposed = (fields: object = {}): LiveIncident['incident'] => ({
  type: 'card-exposed',
  by: 'dealer',
  ordinal: 1,
  ...fields,
});
