import { pointerTo } from './json-pointer.js';

/** An object of a document, with its key and its parent. */
interface Visit {
  readonly value: object;
  readonly key: string;
  readonly parent: Visit | null;
}

/** The most steps of a pointer; a longer one is of no use to a reader. */
const MAX_STEPS = 100;

/**
 * Finds a key that could change the prototype of objects: `__proto__`, or `constructor` with `prototype` in it. It uses a list
 * instead of recursion, because a document may be very deep. O(size of the document).
 *
 * @returns a JSON Pointer to the key, empty if it is very deep; null if there is no such key
 */
export const findForbiddenKey = (document: unknown): string | null => {
  const visits: Visit[] = isObject(document) ? [{ value: document, key: '', parent: null }] : [];
  for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
    const { value } = visit;
    if (Object.hasOwn(value, '__proto__')) return pointerOf(visit, '__proto__');
    for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
      if (!isObject(inner)) continue;
      if (key === 'constructor' && Object.hasOwn(inner, 'prototype')) return pointerOf(visit, key);
      visits.push({ value: inner, key, parent: visit });
    }
  }
  return null;
};

const pointerOf = (visit: Visit, last: string): string => {
  const path = [last];
  for (let at = visit; at.parent !== null && path.length < MAX_STEPS; at = at.parent) path.push(at.key);
  return path.length < MAX_STEPS ? pointerTo(path.reverse()) : '';
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
