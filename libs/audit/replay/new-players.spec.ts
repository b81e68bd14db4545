import type { PostEvent } from './dealt-in-players.js';
import { isSmallBlindOfOthers } from './new-players.js';

const posts = (...list: readonly (readonly [PostEvent['kind'], number])[]): PostEvent[] =>
  list.map(([kind, seat], index) => ({
    type: 'post',
    seat,
    kind,
    amount: 10,
    dead: 0,
    allIn: false,
    line: index + 1,
  }));

describe('P-BLIND-1: the small blind where new players do not move the blinds', () => {
  const joined = posts(['small-blind', 3], ['big-blind', 1], ['dead-blind', 2]);
  const between = posts(['small-blind', 6], ['big-blind', 5], ['big-blind', 8]);

  it('is due from the button if one of three players is new', () => {
    expect(isSmallBlindOfOthers(joined, [1, 2, 3], 3)).toBe(true);
    expect(isSmallBlindOfOthers(joined, [3, 1, 2], 3)).toBe(false);
  });

  it('is due from the player behind a new one who posts', () => {
    expect(isSmallBlindOfOthers(between, [5, 6, 8, 1, 2], 6)).toBe(true);
    expect(isSmallBlindOfOthers(between, [4, 5, 6, 8, 1], 6)).toBe(false);
    expect(isSmallBlindOfOthers(between, [5, 6, 7, 8, 1], 6)).toBe(false);
  });

  it('is by the rules if no player is new', () => {
    expect(isSmallBlindOfOthers(posts(['small-blind', 3], ['big-blind', 1]), [1, 2, 3], 3)).toBe(false);
    expect(isSmallBlindOfOthers(posts(['small-blind', 1], ['big-blind', 2], ['ante', 3]), [1, 2, 3], 1)).toBe(
      false,
    );
  });
});
