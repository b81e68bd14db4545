import type { XmlElement } from '../../xml/index.js';
import { orderedPosts, repeatedPosts } from './posts.js';

/** A post whose attributes count how often they are read. */
const makePost = (player: string, kind: string, counter: { reads: number }): XmlElement => {
  const values: Record<string, string | undefined> = { TYPE: 'HAND_BLINDS', PLAYER: player, KIND: kind };
  const attributes = new Proxy(values, {
    get: (target, key) => {
      counter.reads++;
      return target[String(key)];
    },
  });
  const rest = { name: 'ACTION', children: [], text: '', line: 1, endLine: 1, isClosed: true, tag: '' };
  return { ...rest, attributes };
};

const namesOf = (posts: readonly XmlElement[]): (string | undefined)[] =>
  posts.map(({ attributes }) => attributes.PLAYER);

describe('orderedPosts', () => {
  it('begins with the small blind before a big blind', () => {
    const counter = { reads: 0 };
    const posts = [
      makePost('Ana', 'HAND_BB', counter),
      makePost('Cid', 'HAND_SB', counter),
      makePost('Eva', 'HAND_SB', counter),
    ];
    expect(namesOf(orderedPosts(posts, ['Eva', 'Ana', 'Ben', 'Cid']))).toEqual(['Eva', 'Ana', 'Cid']);
  });

  it('reads each post a fixed number of times, however many there are', () => {
    const readsOf = (count: number): number => {
      const counter = { reads: 0 };
      const names = Array.from({ length: count }, (_, index) => `P${String(index)}`);
      orderedPosts(
        names.map((name) => makePost(name, 'HAND_SB', counter)),
        names,
      );
      return counter.reads;
    };
    expect(readsOf(2000)).toBe(2 * readsOf(1000));
  });
});

describe('repeatedPosts', () => {
  it('has the posts that a player makes a second time', () => {
    const counter = { reads: 0 };
    const posts = [
      makePost('Ana', 'HAND_SB', counter),
      makePost('Ben', 'HAND_BB', counter),
      makePost('Ana', 'HAND_SB', counter),
      makePost('Ben', 'HAND_DSB', counter),
    ];
    expect([...repeatedPosts(posts)]).toEqual([posts[2]]);
  });
});
