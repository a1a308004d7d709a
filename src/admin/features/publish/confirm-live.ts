/** What became of an address: its bytes are those of the release, they are others, or it is gone as it should be. */
export type Confirmation = 'live' | 'differs' | 'gone';

/** Asks the site itself for an address and compares what it gives, byte by byte through its hash. */
export async function confirmWritten(path: string, sha256: string): Promise<Confirmation> {
  const answer = await fetch(path, { cache: 'no-store', credentials: 'omit' });
  const digest = await crypto.subtle.digest('SHA-256', await answer.arrayBuffer());
  const found = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return found === sha256 ? 'live' : 'differs';
}

/** Asks the site itself whether an address is gone. */
export async function confirmRemoved(path: string): Promise<Confirmation> {
  const answer = await fetch(path, { cache: 'no-store', credentials: 'omit' });
  await answer.body?.cancel();
  return answer.status === 404 ? 'gone' : 'differs';
}
