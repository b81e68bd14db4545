import { attributeOf, type XmlElement } from '../../xml/index.js';

const isPost = (element: XmlElement): boolean => attributeOf(element, 'TYPE') === 'HAND_BLINDS';
const kindOf = (element: XmlElement): string => attributeOf(element, 'KIND');
const nameOf = (element: XmlElement): string => attributeOf(element, 'PLAYER');

/**
 * The posts in the order of the deal, from the small blind. Some logs print them in the order of their list of players, with
 * its owner first. The small blind is the one before a big blind: another one is of a player who missed it.
 */
export const orderedPosts = (actions: readonly XmlElement[], dealt: readonly string[]): XmlElement[] => {
  const posts = actions.filter(isPost);
  const bigs = new Set(posts.filter((post) => kindOf(post) === 'HAND_BB').map(nameOf));
  const smalls = posts.filter((post) => kindOf(post) === 'HAND_SB').map(nameOf);
  const follows = (name: string): string => dealt[(dealt.indexOf(name) + 1) % dealt.length] ?? '';
  const small = smalls.find((name) => bigs.has(follows(name))) ?? smalls.at(0);
  if (small === undefined) return posts;
  const first = dealt.indexOf(small);
  const placeOf = (post: XmlElement): number => {
    const at = dealt.indexOf(nameOf(post));
    return at < 0 || first < 0 ? dealt.length : (at - first + dealt.length) % dealt.length;
  };
  return posts.sort((a, b) => placeOf(a) - placeOf(b));
};
