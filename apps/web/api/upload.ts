import type { Fetch } from '#client';

/**
 * Sends a request with XMLHttpRequest: `fetch` does not report how much of a body has been sent. Rejects without a response.
 *
 * @param onSent receives the number of bytes that have been sent
 */
export const fetchWithProgress =
  (onSent: (bytes: number) => void): Fetch =>
  (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = (): void => request.abort();
      const end = (): void => signal?.removeEventListener('abort', abort);
      const fail = (): void => {
        end();
        reject(new Error('no response'));
      };
      if (signal?.aborted === true) {
        reject(new Error('aborted'));
        return;
      }
      request.open(method, url);
      request.responseType = 'arraybuffer';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded }) => onSent(loaded);
      request.onerror = fail;
      request.onabort = fail;
      request.ontimeout = fail;
      request.onload = () => {
        end();
        const content = request.response as ArrayBuffer;
        resolve(new Response(content, { status: request.status, headers: headersOf(request) }));
      };
      signal?.addEventListener('abort', abort);
      request.send(body as XMLHttpRequestBodyInit | null);
    });

const headersOf = (request: XMLHttpRequest): Headers =>
  new Headers(
    request
      .getAllResponseHeaders()
      .split('\r\n')
      .filter((line) => line.includes(':'))
      .map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1).trim()];
      }),
  );
