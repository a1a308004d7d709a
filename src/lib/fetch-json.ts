/** A file of this site could not be fetched. */
export class FetchFailure extends Error {
  /** HTTP status; null when nobody responded. */
  readonly status: number | null;

  constructor(url: string, status: number | null, cause?: unknown) {
    super(`${url} ${status === null ? 'did not respond' : `responded with ${status}`}`, { cause });
    this.name = 'FetchFailure';
    this.status = status;
  }
}

/** Whether the file no longer exists, as after a new release: only a reload helps. */
export function isGone(reason: unknown): boolean {
  return reason instanceof FetchFailure && reason.status === 404;
}

/**
 * Fetches JSON of this site; throws a FetchFailure. Nothing is kept here: a file of the build has the hash of its content
 * in its name, so that the browser keeps it.
 */
export async function fetchJson(url: string, signal: AbortSignal | null = null): Promise<unknown> {
  return (await fetchFile(url, signal)).json();
}

/** Fetches a file of this site that is not JSON; throws a FetchFailure. */
export async function fetchBytes(url: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetchFile(url, null)).arrayBuffer());
}

async function fetchFile(url: string, signal: AbortSignal | null): Promise<Response> {
  const request = (cache: RequestCache): Promise<Response> =>
    fetch(url, { signal, cache }).catch((error: unknown) => {
      throw new FetchFailure(url, null, error);
    });
  let response = await request('default');
  // A missing file has the cache time of its folder, a year, but is there again when its content is: after a rollback, or
  // when a change was taken back.
  if (response.status === 404) response = await request('reload');
  if (!response.ok) throw new FetchFailure(url, response.status);
  return response;
}
