import { attributeOf, type XmlElement } from '../../xml/index.js';

const nameOf = (element: XmlElement): string => attributeOf(element, 'PLAYER');

/**
 * The results of players who have one already, of the same half. Results are in the order of the list of players, apart from
 * those before the list begins: of two results of a player, it is the one that is out of this order. O(results + list).
 */
export const doubledResults = (
  results: readonly XmlElement[],
  listed: readonly string[],
): ReadonlySet<XmlElement> => {
  const places = new Map(listed.map((name, place) => [name, place]));
  const placeAt = (index: number, missing: number): number =>
    index < 0 || index >= results.length ? missing : (places.get(nameOf(results[index])) ?? missing);
  const isInOrder = (index: number): boolean => {
    const place = placeAt(index, -1);
    return placeAt(index - 1, -1) < place && place < placeAt(index + 1, listed.length);
  };
  const firstOf = new Map<string, number>();
  const doubled = new Set<XmlElement>();
  for (const [index, result] of results.entries()) {
    const key = `${nameOf(result)}\n${attributeOf(result, 'WINTYPE')}`;
    const first = firstOf.get(key);
    if (first === undefined) firstOf.set(key, index);
    else doubled.add(isInOrder(index) && !isInOrder(first) ? results[first] : result);
  }
  return doubled;
};
