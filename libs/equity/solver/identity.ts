import { createHash } from 'node:crypto';
import type { EquityGame } from '../spot/game.js';
import type { Spot } from '../spot/spot.js';
import { permutationsOf, SUIT_PERMUTATIONS } from '../spot/suit-permutations.js';
import { type SeededOptions, stoppingRuleOf } from './options.js';
import type { Strategy } from './strategy.js';

/** Increase it whenever any digit of an answer changes, so that stored answers are no longer used. */
export const KERNEL_VERSION = 5;

/** The same for games in which places or a suit decide. */
const PLACES_VERSION = 1;

/** The same for answers with a policy alone. */
const POLICY_VERSION = 2;

/**
 * Everything that the answer to a canonical spot depends on, hashed: equal for equal requests, and for no others. The game is
 * included with all of its data, so that a custom variant cannot be confused with another of the same name.
 */
export const identityHash = (spot: Spot, options: SeededOptions, strategy: Strategy): Buffer => {
  const { text, parts } = identityOf(spot, options, strategy);
  const hash = createHash('sha256').update(text);
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** The parts to hash. The text in front states the lengths of the binary parts after it. */
const identityOf = (
  { game, players, boards, dead, policy }: Spot,
  options: SeededOptions,
  { method, outputs }: Strategy,
) => {
  const isExact = method === 'exact';
  const included = outputs.map((each) => [each.output, each.method === 'exact']);
  const isSampled = !isExact || outputs.some((each) => each.method === 'monte-carlo');
  const sample = isSampled ? { seed: options.seed, ...stoppingRuleOf(options) } : null;
  const sizes = players.map(({ size, missing, count }) => [size, missing, count]);
  return {
    text: JSON.stringify([
      KERNEL_VERSION,
      dataOf(game),
      isExact,
      sample,
      included,
      sizes,
      boards,
      dead,
      // Keys of spots without a policy stay as they are.
      ...(policy === undefined ? [] : [policy, POLICY_VERSION]),
      ...(permutationsOf(game).length < SUIT_PERMUTATIONS.length ? [PLACES_VERSION] : []),
    ]),
    parts: players.flatMap(({ cards, weights }) => [cards, weights]),
  };
};

/** Fields of variants that were renamed. Keys and seeds depend on the first name, so it must not change. */
const KEY_NAMES: Readonly<Partial<Record<string, string>>> = { maxHoleCards: 'mostHeld' };

const dataOf = (game: EquityGame): string => {
  let data = DATA.get(game);
  if (data === undefined) {
    const fields = Object.entries({
      ...withoutOrder(game),
      wildCards: game.wildCards && [...game.wildCards.kinds],
    });
    data = JSON.stringify(
      Object.fromEntries(fields.map(([name, value]) => [KEY_NAMES[name] ?? name, value])),
    );
    DATA.set(game, data);
  }
  return data;
};

/** A game without the fields that count only where the order of the deal does, so that keys and seeds of others stay as they are. */
const withoutOrder = (game: EquityGame): EquityGame => {
  if (game.isSpecial === true) return game;
  const { downcards: _, upcards: _up, isSpecial: _special, isQualified: _qualified, ...rest } = game;
  return rest;
};

const DATA = new WeakMap<EquityGame, string>();
