import { isUuid } from '#domain/core/uuid.ts';

/** Most houses in one link: with 22 characters each the address stays one that every program passes on. */
export const LINK_PROPERTIES_MAX = 60;

/** Name of the parameter that carries the houses. */
export const LINK_PARAMETER = 'houses';

const BYTES = 16;

/** Writes ids as the value of an address parameter, 22 characters each; what exceeds LINK_HOUSES_MAX is left out. */
export function packIds(ids: readonly string[]): string {
  return ids
    .filter(isUuid)
    .slice(0, LINK_PROPERTIES_MAX)
    .map((id) =>
      toBase64(Uint8Array.from(id.replaceAll('-', '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))),
    )
    .join('.');
}

/** Reads ids from an address parameter; parts that are no id are left out, repeated ones stand once. */
export function unpackIds(value: string): string[] {
  const ids = value.split('.').slice(0, LINK_PROPERTIES_MAX).map(readId);
  return [...new Set(ids.filter((id) => id !== null))];
}

function readId(part: string): string | null {
  if (!/^[\w-]{22}$/.test(part)) return null;
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  if (binary.length !== BYTES) return null;
  const hex = Array.from(binary, (character) => character.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return isUuid(id) ? id : null;
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
