import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret, for a link, an upload, a salt or a password: 256 random bits in 43 characters that a URL can hold. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 of a text or file, in hexadecimal digits. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Whether a secret has this hash, compared in constant time. */
export function isSecret(given: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(hash.padEnd(64, ' ').slice(0, 64)));
}
