import { type Boundary, prefixBoundary } from '../source/index.js';

/** What a document may begin with, before its first element. */
const DECLARATION = '<?xml';

/**
 * Where the hands of an XML log begin: at an element, also inside a line. `session` is the element with the game and the
 * stakes of the hands after it, for sites that have one.
 */
export const xmlBoundary = (hand: string, session?: string): Boundary => ({
  ...prefixBoundary([hand], { numbered: false, quotable: false }),
  openings: [DECLARATION, session ?? hand],
  ...(session === undefined ? {} : { findSession: (text, from) => text.indexOf(session, from) }),
});
