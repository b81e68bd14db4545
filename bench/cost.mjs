import { deckCards, formatCard } from '#cards';
import { defineVariant, findVariant, variants, withOptions } from '#engine';
import { prepare, solve } from '#equity';
import { Random } from '#random';
import { consume } from './timing.mjs';

/**
 * The CPU time of a unit of cost (`hand-cost.ts`) for every game and some custom variants. The requests are of all kinds, and
 * their costs are between these bounds, so that they can be timed and take up to a few seconds. A unit should take 0.1 to 0.2 µs, with
 * a factor of three at most.
 */
const FEWEST = 30_000;
const MOST = 300_000;
const QUESTIONS = 4;

const made = (id, options) => [`${id} ${JSON.stringify(options)}`, withOptions(findVariant(id), options)];
const own = (id, name, changes) => [`${id}, ${name}`, defineVariant({ ...findVariant(id), ...changes })];
/** `count` hole cards, all but three of them dealt on the second street. */
const holding = (count) => ({
  streets: [3, count - 3].map((cards, street) => ({
    id: `street-${street}`,
    deals: [{ to: 'hole', count: cards }],
    opener: street === 0 ? 'after-blinds' : 'left-of-button',
    size: 'small',
  })),
  maxPlayers: 4,
});

const games = [
  ...variants.map((game) => [game.id, game]),
  ...[
    'holdem',
    'omaha',
    'omaha-8',
    'stud',
    'stud-8',
    'razz',
    'five-draw',
    'lowball-27-single',
    'badugi',
    'drawmaha',
    'omaha-6',
  ].flatMap((id) => [made(id, { wildRanks: ['2'] }), made(id, { joker: 'bug' })]),
  made('holdem', { wildRanks: ['2', 'J'], joker: 'wild', boards: 2 }),
  made('short-deck', { joker: 'wild' }),
  made('omaha-6-8', { wildRanks: ['2', '3'] }),
  own('stud', 'nine cards', { ...holding(9) }),
  own('stud', 'nine cards, deuces wild', { ...holding(9), wild: { ranks: [0] } }),
  own('stud', 'eleven cards', { ...holding(11) }),
  own('stud-8', 'nine cards', { ...holding(9) }),
  own('razz', 'nine cards', { ...holding(9) }),
  own('razz-27', 'seven cards, joker', { deck: 'standard-joker', wild: { joker: 'wild' }, maxPlayers: 4 }),
  own('badugi', 'seven cards', { ...holding(7) }),
  own('badugi', 'ten cards', { ...holding(10) }),
  own('omaha', 'deuce to seven', {
    shares: [{ scale: 'deuce-to-seven', composition: 'two-and-three', half: null }],
  }),
  own('holdem', 'five cards, all may play', {
    ...findVariant('omaha-5'),
    shares: findVariant('holdem').shares,
  }),
];

export async function run() {
  return games.flatMap(([work, game]) => [
    ...rowOf(`${work}, exact`, exactQuestions(game)),
    ...rowOf(`${work}, Monte Carlo`, sampledQuestions(game)),
  ]);
}

function rowOf(work, questions) {
  if (questions.length === 0) return [];
  const times = questions.map(timed).sort((a, b) => a - b);
  const [least, middle, most] = [0, times.length >> 1, times.length - 1].map((at) => times[at]);
  return [
    {
      work,
      who: 'floorman',
      rate: middle,
      unit: 'ns a unit',
      note: `${least.toFixed(0)} to ${most.toFixed(0)}`,
    },
  ];
}

/** Random questions whose exact cost is within the bounds. */
function exactQuestions(game) {
  const options = { method: 'exact', seed: 1 };
  return Array.from(randomQuestions(game), (question) => prepare(question, options))
    .filter(({ ok }) => ok)
    .filter(({ cost }) => cost >= FEWEST && cost <= MOST)
    .slice(0, QUESTIONS);
}

/** Random questions with as many trials as the upper bound of the cost allows. */
function sampledQuestions(game) {
  return Array.from(randomQuestions(game), (question) => {
    const options = { method: 'monte-carlo', trials: 1_000, seed: 1 };
    const { cost } = prepare(question, options);
    return prepare(question, { ...options, trials: options.trials * Math.ceil(MOST / cost) });
  }).slice(0, QUESTIONS);
}

function* randomQuestions(game) {
  const random = new Random(7);
  for (let tries = 0; tries < 200; tries++) {
    const question = randomQuestion(random, game);
    if (prepare(question, { method: 'monte-carlo', seed: 1 }).ok) yield question;
  }
}

function randomQuestion(random, game) {
  const pack = [...deckCards(game.deck)];
  random.shuffle(pack);
  const sizes = [0];
  for (const { deals } of game.streets)
    for (const { to, count } of deals) if (to === 'board') sizes.push(sizes.at(-1) + count);
  const boards = game.boards ?? 1;
  const boardSize = random.pick(sizes);
  const text = (cards) => cards.map(formatCard).join('');
  const board = text(pack.splice(0, boardSize * boards));
  const dealtLater = game.streets.some(({ exchange }) => exchange?.replaced) || sizes.length === 1;
  const players = Array.from({ length: random.pick([2, 2, 3]) }, () => {
    const missing = dealtLater ? random.below(Math.min(4, game.holeCards)) : 0;
    return { hand: text(pack.splice(0, game.holeCards - missing)) };
  });
  const dead = text(pack.splice(0, random.below(8)));
  return { game, players, board, dead };
}

/** Nanoseconds of CPU time for a unit; on a shared machine elapsed time would vary too much. */
function timed(prepared) {
  let best = Infinity;
  for (let round = 0; round < 3; round++) {
    const { user, system } = process.cpuUsage();
    consume(solve(prepared).tally.total);
    const used = process.cpuUsage();
    best = Math.min(best, used.user + used.system - user - system);
  }
  return (best * 1e3) / prepared.cost;
}
