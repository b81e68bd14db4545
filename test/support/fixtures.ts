import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fixture hand without a fault. */
export interface Fixture {
  readonly name: string;
  readonly text: string;
}

const folder = join(process.cwd(), 'test', 'support', 'fixtures');

/** PokerStars logs of one hand each, without faults: all games and limits, cash and tournaments. */
export const fixtures = (): Fixture[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8').trimEnd() }));
