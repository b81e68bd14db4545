import { RouteTable } from './route-table.js';

describe('the methods of a path', () => {
  const table = new RouteTable();
  table.add('GET', '/v1/hands');
  table.add(['POST', 'OPTIONS'], '/v1/hands');
  table.add('GET', '/v1/hands/:id');
  table.add('DELETE', '/v1/hands/:id/notes/:note');
  table.add('GET', '/docs/*');

  test.each([
    ['/v1/hands', ['GET', 'OPTIONS', 'POST']],
    ['/v1/hands/7', ['GET']],
    ['/v1/hands/', []],
    ['/v1/hands/7/notes', []],
    ['/v1/hands/7/notes/1', ['DELETE']],
    ['/v1/hands/7/notes/1/x', []],
    ['/docs/a/b.css', ['GET']],
    ['/docs', []],
    ['/', []],
  ])('%s', (path, methods) => {
    expect(table.methodsOf(path)).toEqual(methods);
  });
});
