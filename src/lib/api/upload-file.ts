import { ApiFailure } from './api-failure.ts';
import { readProblem } from './read-problem.ts';

/** How long one file may take, in milliseconds: 10 MB over a poor telephone. */
const UPLOAD_TIMEOUT = 5 * 60_000;

/** A file on its way. */
export interface Upload {
  /** Where it goes. */
  readonly address: string;
  /** What goes there. */
  readonly file: File;
  /** Headers besides its type. */
  readonly headers: Readonly<Record<string, string>>;
  /** Told how much has gone, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Puts a file at an address and answers with the JSON that came back; `fetch` cannot tell how far an upload has come. */
export function uploadFile({ address, file, headers, onProgress }: Upload): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', address);
    request.timeout = UPLOAD_TIMEOUT;
    request.setRequestHeader('Content-Type', file.type);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener('load', () => {
      const response = parseJson(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(response);
      else
        reject(readProblem(response, new Headers({ 'Retry-After': request.getResponseHeader('Retry-After') ?? '' })));
    });
    const lost = (): void => reject(new ApiFailure(navigator.onLine ? 'no_answer' : 'offline'));
    request.addEventListener('error', lost);
    request.addEventListener('timeout', lost);
    request.send(file);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not ours: `readProblem` and the caller's schema say that it cannot be read.
    return null;
  }
}
