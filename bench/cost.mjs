import { deckCards, formatCard } from '#cards';
import { defineVariant, findVariant, variants, withOptions } from '#engine';
import { answer, costOf, readQuestion } from '#equity';
import { Random } from '#random';
import { consume } from './timing.mjs';

/**
 * What a unit of cost takes (`costOf`), by game: of every game of the engine and of some of a house's own, questions of all
 * kinds that cost enough to be timed and not more than a second or two. A unit is to be a tenth to a fifth of a microsecond,
 * three times as much or a third at the most.
 */
const FEWEST = 30_000;
const MOST = 300_000;
const QUESTIONS = 4;
const TRIALS = 20_000;

const made = (id, options) => [`${id} ${JSON.stringify(options)}`, withOptions(findVariant(id), options)];
const own = (id, name, changes) => [`${id}, ${name}`, defineVariant({ ...findVariant(id), ...changes })];
const holding = (count) => [
  { id: 'deal', deals: [{ to: 'hole', count }], opener: 'after-blinds', size: 'small' },
];

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
  own('stud', 'nine cards', { streets: holding(9), maxPlayers: 4 }),
  own('stud', 'nine cards, deuces wild', { streets: holding(9), maxPlayers: 4, wild: { ranks: [0] } }),
  own('stud', 'eleven cards', { streets: holding(11), maxPlayers: 4 }),
  own('stud-8', 'nine cards', { streets: holding(9), maxPlayers: 4 }),
  own('razz', 'nine cards', { streets: holding(9), maxPlayers: 4 }),
  own('razz-27', 'seven cards, joker', { deck: 'standard-joker', wild: { joker: 'wild' }, maxPlayers: 4 }),
  own('badugi', 'seven cards', { streets: holding(7), maxPlayers: 4 }),
  own('badugi', 'ten cards', { streets: holding(10), maxPlayers: 4 }),
  own('omaha', 'deuce to seven', {
    shares: [{ scale: 'deuce-to-seven', composition: 'two-and-three', half: null }],
  }),
  own('holdem', 'five cards, all may play', {
    ...findVariant('omaha-5'),
    shares: findVariant('holdem').shares,
  }),
];

export async function run() {
  const rows = [];
  for (const [work, game] of games) {
    if (!game.shares) throw new Error(`no game: ${work} ${JSON.stringify(game)}`);
    for (const [who, asking] of [
      ['exact', { method: 'exact', seed: 1 }],
      ['Monte Carlo', { method: 'monte-carlo', trials: TRIALS, seed: 1 }],
    ]) {
      const times = questionsOf(game, asking).map((deal) => timed(deal, asking));
      if (times.length === 0) continue;
      const by = times.map(({ each }) => each).sort((a, b) => a - b);
      rows.push({
        work,
        who,
        rate: by[Math.floor(by.length / 2)],
        unit: 'µs/unit',
        note: `${by[0].toFixed(3)} to ${by.at(-1).toFixed(3)}`,
        times,
      });
      console.log(
        work.padEnd(45),
        who.padEnd(12),
        by.map((x) => x.toFixed(3)).join(' '),
        times.map((x) => x.note).join(' '),
      );
    }
  }
  return rows;
}

/** Of all sorts of questions some that cost enough. */
function questionsOf(game, asking) {
  const random = new Random(7);
  const found = [];
  for (let tries = 0; tries < 400 && found.length < QUESTIONS; tries++) {
    const deal = randomQuestion(random, game);
    if (deal === null) continue;
    const cost = costOf(deal, asking);
    if (cost >= FEWEST && cost <= MOST) found.push(deal);
  }
  return found;
}

function randomQuestion(random, game) {
  const pack = [...deckCards(game.deck)];
  random.shuffle(pack);
  const sizes = [0];
  for (const { deals } of game.streets)
    for (const { to, count } of deals) if (to === 'board') sizes.push(sizes.at(-1) + count);
  const boards = game.boards ?? 1;
  const lie = random.pick(sizes);
  const text = (cards) => cards.map(formatCard).join('');
  const board = text(pack.splice(0, lie * boards));
  const dealtLater = sizes.length === 1;
  const players = Array.from({ length: random.pick([2, 2, 3]) }, () => {
    const missing = dealtLater ? random.below(Math.min(4, game.holeCards)) : 0;
    return { hand: text(pack.splice(0, game.holeCards - missing)) };
  });
  const dead = text(pack.splice(0, random.below(8)));
  const read = readQuestion({ game, players, board, dead });
  return read.ok ? read.deal : null;
}

function timed(deal, asking) {
  const cost = costOf(deal, asking);
  consume(answer(deal, asking)?.tally.total ?? 0);
  let best = Infinity;
  for (let round = 0; round < 2; round++) {
    const start = performance.now();
    consume(answer(deal, asking)?.tally.total ?? 0);
    best = Math.min(best, performance.now() - start);
  }
  return {
    each: (best * 1000) / cost,
    note: `${deal.players.length}p/${Math.round(cost / 1000)}k/${best.toFixed(0)}ms`,
  };
}
