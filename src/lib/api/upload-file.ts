import { ApiFailure } from './api-failure.ts';
import { readProblem } from './read-problem.ts';

/** Timeout of one file, in milliseconds: 10 MB over a slow mobile connection. */
const UPLOAD_TIMEOUT = 5 * 60_000;

/** A file to upload. */
export interface Upload {
  readonly url: string;
  readonly file: File;
  /** Headers besides its type. */
  readonly headers: Readonly<Record<string, string>>;
  /** Called with the share sent, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Puts a file to a URL and returns the JSON of the response; `fetch` reports no upload progress. */
export function uploadFile({ url, file, headers, onProgress }: Upload): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
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
    const lost = (): void => reject(new ApiFailure(navigator.onLine ? 'no_response' : 'offline'));
    request.addEventListener('error', lost);
    request.addEventListener('timeout', lost);
    request.send(file);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not the API's JSON: `readProblem` and the caller's schema report it as unreadable.
    return null;
  }
}
