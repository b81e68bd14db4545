/** Fields that the standard leaves to its users begin with an underscore. These are the ones that Floorman writes and reads. */
export const USER_FIELDS = {
  /** The seat of the player whose log it is. */
  hero: '_hero_seat',
  /** The buy-in of a tournament as its site prints it; an empty text where it is not known. */
  buyIn: '_buy_in',
  /** Date and time as printed, where the zone is not known. */
  playedAt: '_played_at',
  /** The id of the house profile by which the hand was dealt. */
  profile: '_profile',
  /** Spread limit: the largest bet of each betting round. The standard has no code for it; others read no limit, which allows these bets. */
  spread: '_largest_bets',
} as const;
