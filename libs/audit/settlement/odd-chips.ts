import type { Award, Chips } from '#engine';

/**
 * The awards with the odd chips of split pots moved between the winners, so that every player gets the stated amount. Each
 * winner of a pot and run gets the whole share or one `chip` more. Null if no such awards give the stated amounts.
 * O(awards²).
 */
export const moveOddChips = (
  awards: readonly Award[],
  stated: (player: number) => Chips,
  isOfHalves = false,
  chip: Chips = 1,
): readonly Award[] | null => {
  const moved = awards.map((award) => ({ ...award }));
  const dueOf = (player: number): Chips =>
    moved.reduce((sum, award) => (award.player === player ? sum + award.amount : sum), 0);
  for (const to of moved) {
    if (dueOf(to.player) >= stated(to.player)) continue;
    const from = moved.find(
      (award) =>
        award.pot === to.pot &&
        award.run === to.run &&
        (isOfHalves || award.share === to.share) &&
        award.amount === to.amount + chip &&
        dueOf(award.player) > stated(award.player),
    );
    if (from === undefined) continue;
    from.amount -= chip;
    to.amount += chip;
  }
  return moved.every(({ player }) => dueOf(player) === stated(player)) ? moved : null;
};
