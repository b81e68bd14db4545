import type { HandEvent } from '../../hand.js';
import { readDeclaration } from '../../declarations.js';
import { readIncident } from '../../incidents.js';
import { BURN_COMMENT, DECLARATION_COMMENT, INCIDENT_COMMENT, readCards } from './actions.js';

/** An incident, a declaration or a burn in a comment; null for a remark. */
export const readSpoken = (comment: string, line: number): HandEvent | null => {
  if (comment.startsWith(INCIDENT_COMMENT)) {
    const text = comment.slice(INCIDENT_COMMENT.length);
    const incident = readIncident(text, line);
    // Other words after `incident` are a remark.
    return incident ?? (text.startsWith('{') ? { type: 'unread', text: comment, line } : null);
  }
  if (comment.startsWith(DECLARATION_COMMENT))
    return readDeclaration(comment.slice(DECLARATION_COMMENT.length), line);
  if (comment.startsWith(BURN_COMMENT)) {
    const cards = readCards(comment.slice(BURN_COMMENT.length));
    return cards === null || cards.length === 0 ? null : { type: 'burn', cards: [...cards], line };
  }
  return null;
};
