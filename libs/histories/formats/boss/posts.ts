import { attributeOf, type XmlElement } from '../../xml/index.js';

const isPost = (element: XmlElement): boolean => attributeOf(element, 'TYPE') === 'HAND_BLINDS';
const kindOf = (element: XmlElement): string => attributeOf(element, 'KIND');
const nameOf = (element: XmlElement): string => attributeOf(element, 'PLAYER');

/** The place of each name; the first one counts. */
const placesOf = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.map((name, place): [string, number] => [name, place]).toReversed());

/**
 * The posts in the order of the deal, from the small blind. Some logs print them in the order of their list of players, with
 * its owner first. The small blind is the one before a big blind: another one is of a player who missed it.
 * O(actions + deals + posts · log posts).
 */
export const orderedPosts = (actions: readonly XmlElement[], dealt: readonly string[]): XmlElement[] => {
  const posts = actions.filter(isPost);
  const places = placesOf(dealt);
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

/** The posts that a player makes a second time: each kind of blind is posted once. O(posts). */
export const repeatedPosts = (posts: readonly XmlElement[]): ReadonlySet<XmlElement> => {
  const seen = new Set<string>();
  return new Set(
    posts.filter((post) => {
      const key = `${kindOf(post)} ${nameOf(post)}`;
      return seen.has(key) || !seen.add(key);
    }),
  );
};

/** In which orders a log prints the posts: that of its list of players until 2011, that of the deal since 2014. */
export type PostOrder = 'listed' | 'either' | 'dealt';

/** A post, and the one that it follows. */
export interface MisplacedPost {
  readonly post: XmlElement;
  readonly before: XmlElement;
}

/**
 * The posts that are printed out of order: each one that should be before the one that it follows, `before`. `ordered` are
 * all posts in the order of the deal, `listed` the names of the list of players. O(actions + list).
 */
export const misplacedPosts = (
  actions: readonly XmlElement[],
  ordered: readonly XmlElement[],
  listed: readonly string[],
  order: PostOrder,
): readonly MisplacedPost[] => {
  const posts = actions.filter(isPost);
  const wrongIn = (
    places: ReadonlyMap<XmlElement | string, number>,
    keyOf: (post: XmlElement) => XmlElement | string,
  ): readonly MisplacedPost[] =>
    posts.flatMap((post, index) => {
      const before = posts.at(Math.max(0, index - 1)) ?? post;
      const [first, place] = [places.get(keyOf(before)), places.get(keyOf(post))];
      return first !== undefined && place !== undefined && place < first ? [{ post, before }] : [];
    });
  const wrongInList = wrongIn(placesOf(listed), nameOf);
  const wrongInDeal = wrongIn(new Map(ordered.map((post, place) => [post, place])), (post) => post);
  if (order === 'listed') return wrongInList;
  return order === 'either' && wrongInList.length === 0 ? wrongInList : wrongInDeal;
};
