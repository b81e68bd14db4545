/** Bounds on what an archive may expand to. */
export interface ArchiveLimits {
  /** Most bytes that may come out of all members together, each layer of compression counted. */
  readonly maxExpandedBytes: number;
  /** Most expanded bytes per packed byte, for one member and for a whole zip; looked at above `RATIO_FLOOR` only. */
  readonly maxRatio: number;
  /** Most entries of a zip, folders included. */
  readonly maxMembers: number;
  /** Longest member name in bytes. */
  readonly maxMemberNameLength: number;
}

/**
 * A few megabytes of one repeated line compress better than any honest log does, and harm nobody: the ratio is
 * looked at only once this many bytes came out.
 */
export const RATIO_FLOOR = 16 * 1024 * 1024;

/** Hand histories compress 5 to 30 times; DEFLATE cannot pass 1032 times. */
export const DEFAULT_ARCHIVE_LIMITS: ArchiveLimits = {
  maxExpandedBytes: 64 * 1024 ** 3,
  maxRatio: 200,
  maxMembers: 100_000,
  maxMemberNameLength: 1024,
};

/** Sizes of blocks; lengths are UTF-16 code units of the decoded text (equal to bytes for ASCII). */
export interface BlockLimits {
  /** Blocks are about this long: the last hand start within it ends the block. Small enough to die young in memory. */
  readonly blockLength: number;
  /** A longer hand is passed on as an oversize block. Not less than `blockLength`. */
  readonly maxHandLength: number;
  /** How much of an oversize hand is kept. Not more than `maxHandLength`. */
  readonly oversizeKeep: number;
  /**
   * Most hands of a block. What is said of a hand is longer than the shortest text that is taken for one (a letter and a
   * line end, in some formats), so that the length of a block alone bounds little.
   */
  readonly maxHands: number;
}

/** The sizes used unless the caller says otherwise; blocks so short need not have their hands counted. */
export const DEFAULT_BLOCK_LIMITS: BlockLimits = {
  blockLength: 64 * 1024,
  maxHandLength: 1024 * 1024,
  oversizeKeep: 64 * 1024,
  maxHands: Infinity,
};
