import { attributeOf, type XmlElement } from '../../xml/index.js';

const isPost = (element: XmlElement): boolean => attributeOf(element, 'TYPE') === 'HAND_BLINDS';
const kindOf = (element: XmlElement): string => attributeOf(element, 'KIND');
const nameOf = (element: XmlElement): string => attributeOf(element, 'PLAYER');

/**
 * The posts in the order of the deal, from the small blind. Some logs print them in the order of their list of players, with
 * its owner first. The small blind is the one before a big blind: another one is of a player who missed it.
 * O(actions + deals + posts · log posts).
 */
export const orderedPosts = (actions: readonly XmlElement[], dealt: readonly string[]): XmlElement[] => {
  const posts = actions.filter(isPost);
  const places = new Map<string, number>();
  for (const [place, name] of dealt.entries()) if (!places.has(name)) places.set(name, place);
  const bigs = new Set(posts.filter((post) => kindOf(post) === 'HAND_BB').map(nameOf));
  const smalls = posts.filter((post) => kindOf(post) === 'HAND_SB').map(nameOf);
  const follows = (name: string): string => dealt[((places.get(name) ?? -1) + 1) % dealt.length] ?? '';
  const small = smalls.find((name) => bigs.has(follows(name))) ?? smalls.at(0);
  if (small === undefined) return posts;
  const first = places.get(small);
  const placeOf = (name: string): number => {
    const at = places.get(name);
    return at === undefined || first === undefined
      ? dealt.length
      : (at - first + dealt.length) % dealt.length;
  };
  return posts
    .map((post) => ({ post, place: placeOf(nameOf(post)) }))
    .sort((a, b) => a.place - b.place)
    .map(({ post }) => post);
};
