import type { CanonicalHand, HandEvent } from '#histories';
import { isXml } from './xml-fields.js';

/** A line with several statements has the kind of the first of them in this list; then come all other types. */
const ORDER = ['total-pot', 'pot', 'result', 'seat', 'collect', 'stated-board'];

/** What each line states, by the events and claims that the reader makes of it. */
export const kindsOfLines = (hand: CanonicalHand, lines: readonly string[]): string[] => {
  const stated = new Map<number, Set<string>>();
  const add = (line: number, kind: string): void => {
    stated.set(line, (stated.get(line) ?? new Set()).add(kind));
  };
  for (const player of hand.players) add(player.line, 'seat');
  for (const event of hand.events) add(event.line, kindOf(event));
  for (const claim of hand.claims)
    add(claim.line, claim.type === 'seat' ? 'result' : claim.type === 'board' ? 'stated-board' : claim.type);
  const actions = hand.events.map(({ line }) => line);
  const firstEvent = Math.min(...actions);
  const isNewestFirst = isReversed(hand);
  // Rows about players who come and go may be before the start of the hand.
  const lastEvent = Math.max(...hand.events.map(({ type, line }) => (type === 'note' ? 0 : line)));
  const firstPlayer = Math.min(...hand.players.map(({ line }) => line));
  return lines.map((text, at) => {
    // The first element of a hand in XML has what other logs have in the header, with figures of the whole hand.
    if (isXml(lines) && at + 1 < firstPlayer) return text.trim() === '' ? 'blank' : 'header';
    const kinds = stated.get(at + 1);
    // The board of an all-in may be in the summary only.
    if (kinds?.has('board') === true && kinds.has('stated-board')) return 'late-board';
    if (kinds !== undefined) return ORDER.find((kind) => kinds.has(kind)) ?? [...kinds][0];
    if (text.trim() === '') return 'blank';
    return (isNewestFirst ? at + 1 > lastEvent : at + 1 < firstEvent) ? 'header' : 'marker';
  });
};

/** Whether the log prints its last line first: the forced bets are below the actions. */
export const isReversed = ({ events }: CanonicalHand): boolean => {
  const post = events.find(({ type }) => type === 'post');
  const action = events.findLast(({ type }) => ACTIONS.has(type));
  return post !== undefined && action !== undefined && post.line > action.line;
};

/** Whether actions follow one another as in the text. */
export const isInOrder = ({ events }: CanonicalHand): boolean => {
  const lines = events.filter(({ type }) => ACTIONS.has(type)).map(({ line }) => line);
  return lines.every((line, index) => index === 0 || line >= lines[index - 1]);
};

const ACTIONS: ReadonlySet<string> = new Set(['fold', 'check', 'call', 'bet', 'raise']);

const kindOf = (event: HandEvent): string => {
  if (event.type === 'post') return event.kind;
  if (event.type !== 'note') return event.type;
  // The player of this remark has not folded.
  return event.about === 'unshown' ? event.about : 'remark';
};
