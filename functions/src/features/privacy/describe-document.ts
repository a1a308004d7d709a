import { storedTime } from '#domain/core/stored-time.ts';

/** Fields that open links and uploads: nobody's data, and dangerous in a file. */
const SECRETS: ReadonlySet<string> = new Set(['ticketHash', 'confirmHash', 'unsubscribeToken']);

/** A document as it is told to the person it is about: times as texts, without the secrets of links. */
export function describeDocument(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document)
      .filter(([name]) => !SECRETS.has(name))
      .map(([name, value]) => [name, describeValue(value)]),
  );
}

function describeValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(describeValue);
  if (typeof value !== 'object' || value === null) return value;
  const time = storedTime.safeParse(value);
  return time.success ? time.data : describeDocument({ ...value });
}
