/** Limits on the expansion of an archive. */
export interface ArchiveLimits {
  /** Expanded bytes of all members together, every layer of compression counted. */
  readonly maxExpandedBytes: number;
  /** Expanded bytes per packed byte, of one member and of a whole zip; checked above `RATIO_FLOOR` only. */
  readonly maxRatio: number;
  /** Entries of a zip, folders included. */
  readonly maxMembers: number;
  /** Bytes of a member's name. */
  readonly maxMemberNameLength: number;
}

/**
 * A few megabytes of one repeated line compress better than any real log and do no harm: the ratio is checked only above
 * this number of expanded bytes.
 */
export const RATIO_FLOOR = 16 * 1024 * 1024;

/** Hand histories compress 5 to 30 times; DEFLATE at most 1032 times. */
export const DEFAULT_ARCHIVE_LIMITS: ArchiveLimits = {
  maxExpandedBytes: 64 * 1024 ** 3,
  maxRatio: 200,
  maxMembers: 100_000,
  maxMemberNameLength: 1024,
};

/** Sizes of blocks; lengths are UTF-16 code units of the decoded text (equal to bytes for ASCII). */
export interface BlockLimits {
  /**
   * A block ends at the last hand start within this length. Small enough for the young generation of the heap, also with two bytes
   * a character (docs/decisions/053-short-strings.md).
   */
  readonly blockLength: number;
  /** A longer hand becomes an oversize block. At least `blockLength`. */
  readonly maxHandLength: number;
  /** The length of an oversize block. At most `maxHandLength`. */
  readonly oversizeKeep: number;
  /**
   * Hands of a block. In some formats a letter and a line end are a (rejected) hand whose record is much longer, so the
   * length of a block does not bound its results.
   */
  readonly maxHands: number;
  /**
   * Changes of the format in one file. Each begins a block, so that lines which alternate between two formats would make
   * a block of every few bytes. The text behind the last change is read in its format.
   */
  readonly maxChanges: number;
}

/** The default sizes; blocks of this length need no limit on hands. */
export const DEFAULT_BLOCK_LIMITS: BlockLimits = {
  blockLength: 32 * 1024,
  maxHandLength: 1024 * 1024,
  oversizeKeep: 64 * 1024,
  maxHands: Infinity,
  // As many as a zip may have members: many more than a log of several sites has.
  maxChanges: 100_000,
};
