import { rotations } from '#engine';
import type { CanonicalHand } from '#histories';
import { Field, type TableDigest } from './digest-layout.js';
import { countDealtIn } from './players.js';
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

/** The place of the next game; 0 if the two places are not of one rotation that is known. */
const nextPlace = (before: number, after: number): number => {
  const rotation = Math.floor(before / GAMES);
  if (before === 0 || after === 0 || rotation !== Math.floor(after / GAMES)) return 0;
  const count = rotations[rotation - 1].games?.length ?? 1;
  return rotation * GAMES + (((before % GAMES) + 1) % count);
};

/**
 * P-VAR-HORSE: after a hand of a rotation comes the same game, or the next one of the rotation.
 *
 * @returns whether it does
 */
export const checkRotation = ({ earlier, later }: TablePair, reporter: Reporter): boolean => {
  const [before, after] = [earlier[Field.rotation], later[Field.rotation]];
  const next = nextPlace(before, after);
  if (next === 0 || before === after || after === next) return true;
  reportGame(next, later, reporter);
  return false;
};

const reportGame = (due: number, later: TableDigest, reporter: Reporter): void => {
  const actual = gameNameAt(later[Field.rotation]);
  reporter.add('rotation-order', ['P-VAR-HORSE'], later[Field.line], null, gameNameAt(due), actual);
};

/** The games whose hands show how many hands each game of a table has. */
const ALIKE = 2;

/**
 * P-VAR-HORSE: how long the games of a rotation last at a table. If two whole games in a row had the same number of hands with
 * the same number of players, the next one has it too.
 */
export class GameTurns {
  /** The hands of the game so far; NaN if its beginning is not known. */
  private hands = NaN;
  private players = 0;
  /** The hands of the last whole games. */
  private whole: number[] = [];

  /** Ends what is known: hands may be missing. */
  forget(): void {
    this.hands = NaN;
    this.whole = [];
  }

  /** Notes the next of two hands that follow each other. O(players). */
  next(pair: TablePair, reporter: Reporter): void {
    const { earlier, later } = pair;
    const [before, after] = [earlier[Field.rotation], later[Field.rotation]];
    const players = countDealtIn(later);
    if (!checkRotation(pair, reporter) || before === 0 || after === 0 || players !== this.players)
      this.forget();
    this.players = players;
    const due = this.due;
    if (before === after) {
      if (this.hands++ === due) this.report(nextPlace(before, after), later, reporter);
      return;
    }
    if (this.hands < due) this.report(before, later, reporter);
    else if (this.hands > 0) this.whole = [...this.whole, this.hands].slice(-ALIKE);
    this.hands = 1;
  }

  /** The number of hands of a game; NaN if it is not known. */
  private get due(): number {
    const [hands] = this.whole;
    return this.whole.length === ALIKE && this.whole.every((other) => other === hands) ? hands : NaN;
  }

  private report(due: number, later: TableDigest, reporter: Reporter): void {
    reportGame(due, later, reporter);
    this.forget();
  }
}
