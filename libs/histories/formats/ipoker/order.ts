import { attributeOf, numberOf, type XmlDraft, type XmlElement } from '../../xml/index.js';

/** Contradictions that one wrong number causes at most. */
const MAX_REPORTED = 2;

interface NumberedAction {
  readonly action: XmlElement;
  readonly number: number;
}

const sortByNumber = (actions: readonly XmlElement[]): NumberedAction[] =>
  actions
    .map((action) => ({ action, number: numberOf(attributeOf(action, 'no')) }))
    .sort((a, b) => a.number - b.number);

/** The actions of a round in the order of their numbers; in that of the text if one has none. O(n log n). */
export const inOrder = (actions: readonly XmlElement[]): readonly XmlElement[] => {
  const sorted = sortByNumber(actions);
  const [first] = sorted;
  return first !== undefined && first.number < 0 ? actions : sorted.map(({ action }) => action);
};

/**
 * The actions of a hand are numbered from 1: reports numbers that are missing, or there twice. Returns the actions that
 * the log prints a second time in the same words. O(n log n).
 */
export const checkNumbers = (draft: XmlDraft, actions: readonly XmlElement[]): ReadonlySet<XmlElement> => {
  const repeated = new Set<XmlElement>();
  let reported = 0;
  let last: NumberedAction | null = null;
  let expected = 1;
  for (const numbered of sortByNumber(actions)) {
    const { action, number } = numbered;
    if (number === last?.number && action.tag === last.action.tag) repeated.add(action);
    last = numbered;
    if (number !== expected && reported < MAX_REPORTED) {
      reported++;
      draft.contradict('figures', noText(String(expected)), noText(attributeOf(action, 'no')), action.line);
    }
    expected = Math.max(expected, number + 1);
  }
  return repeated;
};

const noText = (number: string): string => `no="${number}"`;

/**
 * The first cards of a hand that are out of place: a board comes first in its round, and the cards of a player come before
 * the actions. Null for none. The order of actions is that of their numbers, wherever they are. O(elements).
 */
export const findLateCards = (rounds: readonly XmlElement[]): XmlElement | null => {
  for (const { children } of rounds) {
    const acted = new Set<string>();
    for (const [index, element] of children.entries()) {
      const player = attributeOf(element, 'player');
      if (element.name === 'action') acted.add(player);
      else if (player === '' ? index > 0 : acted.has(player)) return element;
    }
  }
  return null;
};
