/**
 * The cost up to which a question is answered while its asker waits (`costOf`): about a second of one thread, or two. It is the
 * question's own, and on no machine another.
 */
export const MAX_IMMEDIATE_COST = 5_000_000;
