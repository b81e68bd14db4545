import { findVariant } from '#engine';
import type { Chance } from './chance.js';
import { gameCodes } from './game-codes.js';
import { playHand } from './reference-play.js';
import { settleTable } from './reference-settlement.js';
import { UNIT, type ReferenceSetup, type Structure } from './reference-table.js';

/** A hand in the Poker Hand History notation, with its finishing stacks. */
export interface ReferenceHand {
  readonly text: string;
  readonly finishing: readonly number[];
}

/**
 * Plays a random hand of a game by a reference implementation of the profile `phh`: stacks of all sizes, all kinds of
 * antes, straddles, and all-ins on every street. Only the ranking of hands comes from the engine.
 */
export const makeReferenceHand = (code: string, chance: Chance): ReferenceHand => {
  const setup = makeSetup(code, chance);
  const table = playHand(setup, chance);
  const finishing = settleTable(table);
  return { text: formatHand(code, setup, table.actions, finishing), finishing };
};

const makeSetup = (code: string, chance: Chance): ReferenceSetup => {
  const variant = findVariant(gameCodes[code])!;
  const isStud = variant.forced === 'bring-in';
  const size = 2 + chance.upTo(Math.min(variant.maxPlayers, 9) - 2);
  const byPlayer = (amountOf: (player: number) => number): number[] =>
    Array.from({ length: size }, (_, player) => amountOf(player));
  const starting = byPlayer(() => 1 + chance.upTo([3, 15, 60, 300, 2000][chance.upTo(4)]));
  const kind = chance.upTo(4);
  const tableAnte = [0, 3, 10][chance.upTo(2)];
  const poster = kind === 1 ? 1 : size - 1;
  const antes = byPlayer((player) =>
    isStud || kind > 2 ? 3 : kind === 0 ? 0 : player === poster ? tableAnte : 0,
  );
  const trimsAntes = chance.upTo(2) === 0;
  const hasButtonBlind = code === 'NS' && chance.upTo(3) > 0;
  const button = size === 2 ? 0 : size - 1;
  const straddle = chance.upTo(5);
  const blinds = byPlayer((player) => {
    if (isStud) return 0;
    if (hasButtonBlind) return player === button ? UNIT : 0;
    if (player < 2) return player === 0 ? UNIT / 2 : UNIT;
    if (straddle === 0 && player === 2) return 2 * UNIT;
    if (straddle === 1 && player === size - 1) return 2 * UNIT;
    return straddle === 2 && player === 3 ? UNIT : 0;
  });
  return {
    variant,
    structure: code === 'FO/8' ? 'P' : (code.charAt(0) as Structure),
    hasBigBet: code.startsWith('F'),
    starting,
    antes,
    trimsAntes,
    blinds,
    bringIn: isStud ? 3 : 0,
  };
};

const formatHand = (
  code: string,
  { antes, trimsAntes, blinds, bringIn, starting, hasBigBet }: ReferenceSetup,
  actions: readonly string[],
  finishing: readonly number[],
): string => {
  const lines = [
    `variant = '${code}'`,
    `ante_trimming_status = ${String(trimsAntes)}`,
    `antes = [${antes.join(', ')}]`,
    bringIn > 0 ? `bring_in = ${String(bringIn)}` : `blinds_or_straddles = [${blinds.join(', ')}]`,
    ...(hasBigBet
      ? [`small_bet = ${String(UNIT)}`, `big_bet = ${String(2 * UNIT)}`]
      : [`min_bet = ${String(UNIT)}`]),
    `starting_stacks = [${starting.join(', ')}]`,
    `actions = [${actions.map((action) => `'${action}'`).join(', ')}]`,
    `finishing_stacks = [${finishing.join(', ')}]`,
  ];
  return `${lines.join('\n')}\n`;
};
