import type { ServerEvent } from './events.js';
import { type FollowOptions, follow, type Outcome, type Task, type TaskPath } from './follow.js';
import { type ByteStream, jsonLinesOf } from './lines.js';
import type { EquityBatchLine, EquityRequest } from './generated/openapi.js';
import type {
  JsonPath,
  LineOf,
  Method,
  Operation,
  OptionsArgument,
  Path,
  PathTo,
  RequestOptions,
  SuccessOf,
} from './operations.js';
import { type ItemOf, itemsOf, type ListArgument, type ListPath } from './pages.js';
import type { Failure, Reply } from './reply.js';
import { bodyOf, type ClientOptions, Transport } from './transport.js';

type Answer<M extends Method, P extends Path<M>> = Promise<SuccessOf<Operation<M, P>> | Failure>;

const LINES = 'application/x-ndjson';

/**
 * A client of the Floorman service. A request that fails is a value with its problem, also if there is no response; a
 * request that the caller aborts rejects.
 */
export class Client {
  private readonly transport: Transport;

  constructor(options: ClientOptions = {}) {
    this.transport = new Transport(options);
  }

  get<P extends JsonPath<'get'>>(
    path: P,
    ...[options]: OptionsArgument<Operation<'get', P>>
  ): Answer<'get', P> {
    return this.transport.json('GET', path, options);
  }

  post<P extends JsonPath<'post'>>(
    path: P,
    ...[options]: OptionsArgument<Operation<'post', P>>
  ): Answer<'post', P> {
    return this.transport.json('POST', path, options);
  }

  delete<P extends JsonPath<'delete'>>(
    path: P,
    ...[options]: OptionsArgument<Operation<'delete', P>>
  ): Answer<'delete', P> {
    return this.transport.json('DELETE', path, options);
  }

  /** A response as text, in the charset that it names: the source of a hand, a report as HTML, a list as CSV. */
  text<P extends PathTo<`text/${string}`>>(
    path: P,
    ...[options]: OptionsArgument<Operation<'get', P>>
  ): Promise<Reply<string>> {
    return this.transport.send('GET', path, 'text/*', options, async (response) => {
      const [, charset = 'utf-8'] =
        /charset=([\w-]+)/i.exec(response.headers.get('content-type') ?? '') ?? [];
      return new TextDecoder(charset).decode(await response.arrayBuffer());
    });
  }

  /** A response as bytes while they arrive, for a list or an export of any size. */
  stream<P extends Path<'get'>>(
    path: P,
    ...[options]: OptionsArgument<Operation<'get', P>>
  ): Promise<Reply<ByteStream>> {
    return this.transport.send('GET', path, '*/*', options, bodyOf);
  }

  /**
   * A list as lines of JSON, all of it in one response. The values are read while they arrive; reading them throws if the
   * connection breaks.
   */
  lines<P extends PathTo<typeof LINES>>(
    path: P,
    ...[options]: OptionsArgument<Operation<'get', P>>
  ): Promise<Reply<AsyncGenerator<LineOf<Operation<'get', P>>, void, undefined>>> {
    type Lines = AsyncGenerator<LineOf<Operation<'get', P>>, void, undefined>;
    return this.transport.send(
      'GET',
      path,
      LINES,
      options,
      (response) => jsonLinesOf(bodyOf(response)) as Lines,
    );
  }

  /** Server-sent events while they arrive; reading them throws if the connection breaks. */
  events<P extends PathTo<'text/event-stream'>>(
    path: P,
    ...[options]: OptionsArgument<Operation<'get', P>>
  ): Promise<Reply<AsyncGenerator<ServerEvent, void, undefined>>> {
    return this.transport.events(path, options);
  }

  /**
   * All items of a list, page by page. A later page is requested when the items before it are read.
   *
   * @throws ProblemError if a page is refused
   */
  items<P extends ListPath>(
    path: P,
    ...[options]: ListArgument<P>
  ): AsyncGenerator<ItemOf<P>, void, undefined> {
    return itemsOf(this.transport, path, options);
  }

  /** Answers many equity requests: one line for each, as they are answered. */
  batch(
    requests: Iterable<EquityRequest>,
    options: RequestOptions = {},
  ): Promise<Reply<AsyncGenerator<EquityBatchLine, void, undefined>>> {
    type Lines = AsyncGenerator<EquityBatchLine, void, undefined>;
    const read = (response: Response): Lines => jsonLinesOf(bodyOf(response)) as Lines;
    return this.transport.send('POST', '/v1/equity/batch', LINES, { ...options, lines: requests }, read);
  }

  /**
   * The states of an import or of an equity job, from the given one to the last: by events, and by requests if their stream
   * breaks. The last outcome is the final state or the failure after which the client gives up.
   */
  follow<P extends TaskPath>(
    path: P,
    task: Task<P>,
    options: FollowOptions = {},
  ): AsyncGenerator<Outcome<Task<P>>, void, undefined> {
    return follow(this.transport, path, task, options);
  }

  /** Waits until an import or an equity job has ended: done, failed or cancelled. */
  async wait<P extends TaskPath>(
    path: P,
    task: Task<P>,
    options: FollowOptions = {},
  ): Promise<Outcome<Task<P>>> {
    let last: Outcome<Task<P>> = { ok: true, value: task };
    for await (const outcome of this.follow(path, task, options)) last = outcome;
    return last;
  }

  /** The address of a response, for a link. It has neither key nor language. */
  address<P extends Path<'get'>>(path: P, ...[options]: OptionsArgument<Operation<'get', P>>): string {
    return this.transport.address(path, options);
  }
}
