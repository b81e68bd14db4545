import { acceptedFormat } from './accept.js';

const OFFERS = [
  ['json', ['application/json']],
  ['lines', ['application/x-ndjson', 'application/ndjson']],
  ['page', ['text/html']],
] as const;

describe('the format of a response by Accept', () => {
  test.each([
    [undefined, 'json'],
    ['', 'json'],
    ['*/*', 'json'],
    ['text/html', 'page'],
    ['TEXT/HTML', 'page'],
    ['text/*', 'page'],
    ['text/html;q=0', 'json'],
    ['text/html;q=0, */*', 'json'],
    ['text/*;q=0.4, text/html;q=0', 'json'],
    ['text/html;level=1;q=0.5, application/json;q=0.4', 'page'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'page'],
    ['text/html, application/json', 'json'],
    ['application/json, text/html;q=0.5', 'json'],
    ['application/ndjson', 'lines'],
    ['application/x-ndjson, */*;q=0.1', 'lines'],
    ['application/x-ndjson;q=0', 'json'],
    ['application/x-ndjson;q=0, application/ndjson;q=0.2', 'lines'],
    ['application/x-ndjson-seq', 'json'],
    ['text/html;q=nonsense', 'json'],
    ['image/png', 'json'],
    [`${'a/b,'.repeat(1000)}text/html`, 'json'],
  ])('%s: %s', (accept, format) => {
    expect(acceptedFormat(accept, OFFERS)).toBe(format);
  });
});
