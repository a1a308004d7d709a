import { askFirestore, fieldOf } from '../member/firestore-rest.ts';

/** Fetches documents by path as plain values; a missing one is left out. One request, and none of them is an error. */
export async function fetchDocuments(
  paths: (uid: string) => readonly string[],
): Promise<Map<string, Record<string, unknown>>> {
  const { projectId } = import.meta.env.FIREBASE_CLIENT;
  const root = `projects/${projectId}/databases/(default)/documents`;
  const answer = await askFirestore(
    () => `${root}:batchGet`,
    (uid) => ({ documents: paths(uid).map((path) => `${root}/${path}`) }),
  );
  const found = new Map<string, Record<string, unknown>>();
  for (const line of Array.isArray(answer) ? answer : []) {
    const name = fieldOf(fieldOf(line, 'found'), 'name');
    if (typeof name !== 'string') continue;
    found.set(name.slice(root.length + 1), plainFields(fieldOf(fieldOf(line, 'found'), 'fields')));
  }
  return found;
}

function plainFields(fields: unknown): Record<string, unknown> {
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

/** A value of Firestore's REST interface, which names its type, as JavaScript knows it. */
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
