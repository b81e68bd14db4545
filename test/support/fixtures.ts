import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fixture hand without a fault. */
export interface Fixture {
  readonly name: string;
  readonly text: string;
}

const folder = join(process.cwd(), 'test', 'support', 'fixtures');

/**
 * Hands written for the tests in the layout of PokerStars: hold'em and Omaha, no, pot and fixed limit, cash and
 * tournament, with side pots, a split pot, two runs of the board, a walk, all-ins and missed blinds.
 */
export const fixtures = (): Fixture[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8').trimEnd() }));
