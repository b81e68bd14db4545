import { deckCards, formatCard } from '#cards';
import { toRequestOrder } from '#equity';
import { runsOf } from '#testing';
import fc from 'fast-check';
import { handTexts, type SolverRequest } from '../request.js';
import { type GroupOutcome, prepareRequest, solveGroup, solvePrepared } from './requests.js';

/** What an outcome says, without the time that it took. */
type Said = { readonly issues: unknown } | { readonly answer: unknown };

/** The answer to a request by itself, as the API makes it: in canonical order, and from its plain data. */
const answerAlone = (request: SolverRequest): Said => {
  const prepared = prepareRequest(request);
  if (!prepared.ok) return { issues: prepared.issues };
  const { spot, options, strategy, order } = prepared;
  const { answer } = solvePrepared(structuredClone({ spot, options, strategy }));
  const { players, ...rest } = toRequestOrder(answer, order, handTexts(request));
  return { answer: JSON.parse(JSON.stringify({ ...rest, cached: false, players })) as unknown };
};

const saidBy = (outcome: GroupOutcome): Said => {
  if (outcome.kind === 'issues') return { issues: outcome.issues };
  if (outcome.kind === 'too-large') throw new Error(`too large: ${String(outcome.cost)}`);
  const { seconds: _, ...answer } = JSON.parse(outcome.json) as Record<string, unknown>;
  return { answer };
};

/** The answers to requests in groups; a group may be returned unfinished. */
const answerTogether = (requests: readonly SolverRequest[]): Said[] => {
  const said: Said[] = [];
  while (said.length < requests.length)
    said.push(...solveGroup({ group: requests.slice(said.length), maxCost: Infinity }).map(saidBy));
  return said;
};

const CARDS = deckCards('standard').map(formatCard);

/** Different cards; those of several texts may be the same. */
const cards = (least: number, most = least): fc.Arbitrary<string> =>
  fc.uniqueArray(fc.constantFrom(...CARDS), { minLength: least, maxLength: most }).map((all) => all.join(''));

const hand = (text: fc.Arbitrary<string>) => fc.record({ hand: text });
const range = (...texts: readonly string[]) => fc.record({ range: fc.constantFrom(...texts) });

const holdemPlayer = fc.oneof(
  { weight: 12, arbitrary: hand(cards(2)) },
  { weight: 4, arbitrary: range('AKs', 'QQ+,AsKs:0.5', 'JTs-98s', '72o:0.3,33', 'AhKh') },
  { weight: 1, arbitrary: hand(cards(0, 3)) },
  { weight: 1, arbitrary: hand(fc.constantFrom('Ah', 'AhK', 'Zz', 'Jk2c', '??2c', '10h 9h', '[Ks, Kd]')) },
  { weight: 1, arbitrary: range('A', '', 'KK,', 'AhAh') },
);

const holdem = fc.record({
  game: fc.constantFrom('holdem', 'holdem', 'short-deck'),
  players: fc.oneof(
    { weight: 8, arbitrary: fc.tuple(holdemPlayer, holdemPlayer) },
    { weight: 1, arbitrary: fc.array(holdemPlayer, { maxLength: 1 }) },
  ),
  board: fc.oneof({ weight: 6, arbitrary: fc.constant('') }, { weight: 2, arbitrary: cards(2, 6) }),
  dead: fc.oneof({ weight: 6, arbitrary: fc.constant('') }, { weight: 1, arbitrary: cards(1, 2) }),
});

const omaha = fc.record({
  game: fc.constantFrom('omaha', 'omaha-8'),
  players: fc.tuple(hand(cards(4)), hand(cards(4))),
  board: cards(4, 5),
  dead: fc.constant(''),
});

const request: fc.Arbitrary<SolverRequest> = fc
  .tuple(
    fc.oneof({ weight: 5, arbitrary: holdem }, { weight: 1, arbitrary: omaha }),
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom({ method: 'auto' } as const, { method: 'exact' } as const) },
      { weight: 1, arbitrary: fc.constant({ method: 'monte-carlo', trials: 200 } as const) },
    ),
  )
  .map(([question, options]) => ({ ...question, options }));

describe('solveGroup', () => {
  it('answers each request as it is answered by itself, whatever comes before it, and reports the same issues', () => {
    const found = { answers: 0, issues: 0 };
    fc.assert(
      fc.property(fc.array(request, { minLength: 1, maxLength: 12 }), (requests) => {
        const together = answerTogether(requests);
        const alone = requests.toReversed().map(answerAlone).reverse();
        expect(together).toEqual(alone);
        for (const said of together) found['answer' in said ? 'answers' : 'issues']++;
      }),
      { numRuns: runsOf(600) },
    );
    expect(Math.min(found.answers, found.issues)).toBeGreaterThan(20);
  });
});
