interface UploadOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly onSent: (bytes: number) => void;
}

interface UploadReply {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly text: string;
}

/** Posts bytes with XMLHttpRequest: `fetch` does not report how much of a body has been sent. Rejects without a response. */
export const postBytes = (
  path: string,
  body: Blob,
  { headers, signal, onSent }: UploadOptions,
): Promise<UploadReply> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    const fail = (): void => {
      signal.removeEventListener('abort', abort);
      reject(new Error('no response'));
    };
    if (signal.aborted) {
      reject(new Error('aborted'));
      return;
    }
    request.open('POST', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onerror = fail;
    request.onabort = fail;
    request.ontimeout = fail;
    request.onload = () => {
      signal.removeEventListener('abort', abort);
      const retryAfter = request.getResponseHeader('retry-after');
      resolve({ status: request.status, retryAfter, text: request.responseText });
    };
    signal.addEventListener('abort', abort);
    request.send(body);
  });
