import { pointerTo } from './validation.pipe.js';

/** An object of a document, and the way to it. */
interface Visit {
  readonly value: object;
  readonly key: string;
  readonly from: Visit | null;
}

/** Steps of a pointer at most: nobody follows a longer one. */
const LONGEST_WAY = 100;

/**
 * Where a document has a key that would give the objects made from it another prototype: `__proto__`, or `constructor`
 * with `prototype` in it. A JSON Pointer (as far as it is short); null where there is none. A list of visits and not calls
 * in calls: a document may be as deep as it is long.
 */
export const forbiddenKeyIn = (document: unknown): string | null => {
  const visits: Visit[] = isObject(document) ? [{ value: document, key: '', from: null }] : [];
  for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
    const { value } = visit;
    if (Object.hasOwn(value, '__proto__')) return pointerOf(visit, '__proto__');
    for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
      if (!isObject(inner)) continue;
      if (key === 'constructor' && Object.hasOwn(inner, 'prototype')) return pointerOf(visit, key);
      visits.push({ value: inner, key, from: visit });
    }
  }
  return null;
};

const pointerOf = (visit: Visit, last: string): string => {
  const path = [last];
  for (let at = visit; at.from !== null && path.length < LONGEST_WAY; at = at.from) path.push(at.key);
  return path.length < LONGEST_WAY ? pointerTo(path.reverse()) : '';
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
