/**
 * The cost up to which a question is answered while its asker waits (`costOf`): a second or two of one thread at the most, where
 * nothing quicker is known than one case after the other. It is the question's own, and on no machine another.
 */
export const LARGEST_AT_ONCE = 5_000_000;
