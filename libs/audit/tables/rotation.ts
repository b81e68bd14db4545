import { rotations } from '#engine';
import type { CanonicalHand } from '#histories';
import { Field } from './digest-layout.js';
import type { Reporter } from './reporter.js';
import type { TablePair } from './table-pair.js';

/** More games than a rotation has. */
const GAMES = 64;

/** The number of a rotation and of the place of a game in it; 0 if the order of the games is not known. O(1). */
export const rotationPlaceOf = ({ rotation, variant, limit }: CanonicalHand['game']): number => {
  if (rotation === null) return 0;
  const index = rotations.findIndex(({ id, printed }) => id === rotation || printed.includes(rotation));
  const place = rotations[index]?.games?.findIndex(
    (game) => game.variant === variant && game.limit === limit,
  );
  return place === undefined || place < 0 ? 0 : (index + 1) * GAMES + place;
};

const gameNameAt = (place: number): string => {
  const game = rotations[Math.floor(place / GAMES) - 1]?.games?.[place % GAMES];
  return game === undefined ? '' : `${game.variant} (${game.limit})`;
};

/** P-VAR-HORSE: after a hand of a rotation comes the same game, or the next one of the rotation. */
export const checkRotation = ({ earlier, later }: TablePair, reporter: Reporter): void => {
  const [before, after] = [earlier[Field.rotation], later[Field.rotation]];
  if (before === 0 || after === 0 || before === after) return;
  const rotation = Math.floor(before / GAMES);
  if (rotation !== Math.floor(after / GAMES)) return;
  const count = rotations[rotation - 1].games?.length ?? 1;
  const next = rotation * GAMES + (((before % GAMES) + 1) % count);
  if (after === next) return;
  const line = later[Field.line];
  reporter.add('rotation-order', ['P-VAR-HORSE'], line, null, gameNameAt(next), gameNameAt(after));
};
