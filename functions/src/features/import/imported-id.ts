import { createHash } from 'node:crypto';
import { foldCode } from '#domain/import/code.ts';

/** Namespace of imported codes; another value would create every property a second time. */
const NAMESPACE = Buffer.from('5d0f6e1c4a3b4c8e9a77c2f1b6d40e93', 'hex');

/**
 * The id of a row's property: a version 5 UUID of its code, which ignores case and surrounding spaces
 * (docs/decisions/0098). No list of codes is needed to find the property again.
 */
export function importedId(code: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(foldCode(code)).digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
