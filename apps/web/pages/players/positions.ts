import type { Group } from './api.js';

/** The positions from the small blind to the button; those between the big blind and these are UTG, UTG+1 and so on. */
const BLINDS = ['SB', 'BB'];
const LATE = ['LJ', 'HJ', 'CO', 'BTN'];
const BETWEEN = BLINDS.length;
/** More than the players at a table. */
const AFTER_UTG = 100;
const UNKNOWN = 1000;

const rankOf = (position: string | null): number => {
  const blind = BLINDS.indexOf(position ?? '');
  if (blind >= 0) return blind;
  const late = LATE.indexOf(position ?? '');
  if (late >= 0) return AFTER_UTG + late;
  const [, seats = '0'] = /^UTG(?:\+(\d))?$/.exec(position ?? '') ?? [null, null];
  return seats === null ? UNKNOWN : BETWEEN + Number(seats);
};

/** The groups of a table; positions in the order of the seats, from the small blind to the button, and unknown ones last. */
export const inOrder = <Each extends Pick<Group, 'by' | 'key'>>(groups: readonly Each[]): readonly Each[] =>
  groups.some(({ by }) => by !== 'position')
    ? groups
    : [...groups].sort((a, b) => rankOf(a.key) - rankOf(b.key));
