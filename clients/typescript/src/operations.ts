import type { paths } from './generated/openapi.js';

/** The types of the requests and responses of each route, from those that are generated. */

export type Method = 'get' | 'post' | 'delete';
type SuccessStatus = 200 | 201 | 202 | 204;

/** The routes of a method, such as `/v1/hands/{id}`. */
export type Path<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends { readonly responses: unknown } ? P : never;
}[keyof paths];

export type Operation<M extends Method, P extends keyof paths> = paths[P][M];

/** The forms of the successful responses of a route, by media type. */
type FormsOf<Op> = Op extends { readonly responses: infer Responses }
  ? Responses[keyof Responses & SuccessStatus] extends { readonly content: infer Forms }
    ? Forms
    : never
  : never;

/** The GET routes with a response of a media type. */
export type PathTo<MediaType extends string> = {
  [P in Path<'get'>]: Extract<keyof FormsOf<Operation<'get', P>>, MediaType> extends never ? never : P;
}[Path<'get'>];

/** The item in a line of a response of lines of JSON. */
export type LineOf<Op> = FormsOf<Op> extends { readonly 'application/x-ndjson': infer Line } ? Line : never;

/** The routes of a method with a response as JSON, or without a body. */
export type JsonPath<M extends Method> = {
  [P in Path<M>]: Operation<M, P> extends { readonly responses: infer Responses }
    ? JsonIn<Responses[keyof Responses & SuccessStatus]> extends never
      ? never
      : P
    : never;
}[Path<M>];

type JsonIn<Response> = Response extends { readonly content: infer Forms }
  ? Forms[keyof Forms & ('application/json' | 'application/schema+json')]
  : undefined;

/** The successful replies of a route: one for each status. */
export type SuccessOf<Op> = Op extends { readonly responses: infer Responses }
  ? {
      [Status in keyof Responses & SuccessStatus]: {
        readonly ok: true;
        readonly status: Status;
        readonly value: JsonIn<Responses[Status]>;
        readonly headers: Headers;
      };
    }[keyof Responses & SuccessStatus]
  : never;

/** The value of a successful reply of a route. */
export type ValueOf<Op> = SuccessOf<Op>['value'];

/** Bytes of a log: plain, gzip or zip. */
export type Bytes = string | Blob | ArrayBuffer | Uint8Array | FormData;

type BodyIn<Forms> = {
  [MediaType in keyof Forms]: MediaType extends 'application/json' ? Forms[MediaType] : Bytes;
}[keyof Forms];

type BodyOption<Op> = Op extends { readonly requestBody: { readonly content: infer Forms } }
  ? { readonly body: BodyIn<Forms> }
  : { readonly body?: never };

type ParameterOptions<Op> = Op extends { readonly parameters: infer Parameters }
  ? Pick<Parameters, keyof Parameters & ('path' | 'query' | 'header')>
  : object;

/** Options of every request. */
export interface RequestOptions {
  /** Aborts the request; its promise then rejects. */
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
  /** In place of the client's own. */
  readonly fetch?: Fetch;
}

/** What sends requests: the global `fetch`, or something that behaves like it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Parameters by their place, body and options of a request. */
export type OptionsOf<Op> = ParameterOptions<Op> & BodyOption<Op> & RequestOptions;

/** The options, which can be absent if the route requires none of them. */
export type OptionsArgument<Op> =
  Record<never, never> extends OptionsOf<Op> ? [options?: OptionsOf<Op>] : [options: OptionsOf<Op>];
