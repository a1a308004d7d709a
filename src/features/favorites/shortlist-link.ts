import { isUuid } from '#domain/core/uuid.ts';

/** Maximum number of properties in one link: at 22 characters each, every program accepts the URL. */
export const LINK_PROPERTIES_MAX = 60;

/** Query parameter with the ids; existing links use this name. */
export const LINK_PARAMETER = 'houses';

const BYTES = 16;

/** Encodes ids as a query parameter, 22 characters each, up to LINK_PROPERTIES_MAX. */
export function packIds(ids: readonly string[]): string {
  return ids
    .filter(isUuid)
    .slice(0, LINK_PROPERTIES_MAX)
    .map((id) =>
      toBase64(Uint8Array.from(id.replaceAll('-', '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))),
    )
    .join('.');
}

/** Decodes ids from a query parameter; invalid and repeated parts are left out. */
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
