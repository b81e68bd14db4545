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
 * The first element of a hand that is out of place; null for none. A board comes first in its round, and the cards of a
 * player come before the actions. A hand has the actions of all rounds in the order of their numbers, or all by player in
 * the order of the seats. O(elements).
 */
export const findMisplaced = (
  rounds: readonly XmlElement[],
  places: ReadonlyMap<string, number>,
): XmlElement | null => {
  const elements = rounds.flatMap(({ children }) => children);
  const find = (findIn: (children: readonly XmlElement[]) => number): number => {
    let before = 0;
    for (const { children } of rounds) {
      const index = findIn(children);
      if (index < children.length) return before + index;
      before += children.length;
    }
    return before;
  };
  const byOrder = Math.max(
    find(findOutOfNumber),
    find((children) => findOutOfSeat(children, places)),
  );
  return elements[Math.min(byOrder, find(findLateCards))] ?? null;
};

/** The index of the first action whose number is not above that of the one before; the length for none. */
const findOutOfNumber = (elements: readonly XmlElement[]): number => {
  let last = 0;
  for (const [index, element] of elements.entries()) {
    if (element.name !== 'action') continue;
    const number = numberOf(attributeOf(element, 'no'));
    if (number <= last) return index;
    last = number;
  }
  return elements.length;
};

/** The index of the first action after one of a later seat, or after a later one of its player; the length for none. */
const findOutOfSeat = (elements: readonly XmlElement[], places: ReadonlyMap<string, number>): number => {
  let lastPlace = -1;
  let lastNumber = 0;
  for (const [index, element] of elements.entries()) {
    const place = places.get(attributeOf(element, 'player'));
    if (place === undefined || element.name !== 'action') continue;
    if (place < lastPlace) return index;
    if (place > lastPlace) lastNumber = 0;
    lastPlace = place;
    const number = numberOf(attributeOf(element, 'no'));
    if (number <= lastNumber) return index;
    lastNumber = number;
  }
  return elements.length;
};

/** The index of the first cards after an action of their player, or of a board after another element. */
const findLateCards = (elements: readonly XmlElement[]): number => {
  const acted = new Set<string>();
  for (const [index, element] of elements.entries()) {
    const player = attributeOf(element, 'player');
    if (element.name === 'action') acted.add(player);
    else if (player === '' ? index > 0 : acted.has(player)) return index;
  }
  return elements.length;
};
