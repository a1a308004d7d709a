import { fieldOf } from '#lib/member/firestore-rest.ts';

/** The fields of a document of Firestore's REST API as plain values. */
export function plainFields(fields: unknown): Record<string, unknown> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

/** A value of Firestore's REST API, which is keyed by its type. */
function plainValue(value: unknown): unknown {
  const [[type, content] = ['nullValue', null]] = Object.entries(value ?? {});
  switch (type) {
    case 'integerValue':
      return Number(content);
    case 'timestampValue':
      return new Date(String(content));
    case 'mapValue':
      return plainFields(fieldOf(content, 'fields'));
    case 'arrayValue': {
      const values = fieldOf(content, 'values');
      return Array.isArray(values) ? values.map(plainValue) : [];
    }
    default:
      return content;
  }
}
