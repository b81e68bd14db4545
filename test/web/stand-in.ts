import { answer, answerOf, explainRange, parseRange, readQuestion, type Question } from '#equity';
import { variants } from '#engine';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { sentenceOfFault } from '../../apps/equity/sentences.js';
import type { Asked } from './front.js';

/** Answers `POST /v1/equity` and `POST /v1/ranges` for a service that has neither. */
export const standIn = (
  { method, path, body }: Asked,
  headers: IncomingHttpHeaders,
  response: ServerResponse,
): boolean => {
  const told = method === 'POST' ? ROUTES[path] : undefined;
  if (told === undefined) return false;
  const language = headers['accept-language'] === 'es' ? 'es' : 'en';
  const [status, said] = told(JSON.parse(body) as Record<string, unknown>, language);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  return true;
};

type Told = readonly [status: number, body: unknown];

const refused = (errors: readonly { pointer: string; message: string }[]): Told => [
  422,
  {
    type: 'urn:floorman:problem:unprocessable',
    title: 'The request cannot be carried out',
    status: 422,
    code: 'unprocessable',
    errors,
  },
];

const gameOf = (id: unknown) => variants.find((variant) => variant.id === id)!;

const ROUTES: Readonly<Record<string, (body: Record<string, unknown>, language: 'en' | 'es') => Told>> = {
  '/v1/equity': ({ game: id, method, error, ...rest }, language) => {
    const game = gameOf(id);
    const question = { ...rest, game } as unknown as Question;
    const read = readQuestion(question);
    if (!read.ok)
      return refused(
        read.faults.map((fault) => ({ pointer: fault.pointer, message: sentenceOfFault(fault, language) })),
      );
    const asking = {
      method: method as 'auto',
      seed: 7,
      ...(error === undefined ? {} : { error: error as number }),
    };
    const result = answer(read.deal, asking)!;
    const hands = question.players.map((player) => ('hand' in player ? player.hand : player.range));
    return [200, { ...answerOf(game, result, hands), seconds: 0.001, cached: false }];
  },
  '/v1/ranges': ({ game: id, range }, language) => {
    const { deck, holeCards } = gameOf(id);
    const shape = { deck, size: holeCards, percentages: holeCards === 2 };
    const reading = parseRange(range as string, shape);
    if (reading.ok) return [200, explainRange(reading.range, shape)];
    const fault = { code: 'bad-range', pointer: '/range', range: reading.fault } as const;
    return refused([{ pointer: '/range', message: sentenceOfFault(fault, language) }]);
  },
};
