import type { AuditEntry } from '#domain/staff/audit-entry.ts';
import { newProperty } from '#domain/property/defaults.ts';
import { propertyInputOf, type PropertyInput } from '#domain/property/input.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { writeChange, type ContentChange } from '#platform/content/content-change.ts';
import { KINDS } from '#platform/content/content-kinds.ts';
import type { ContentTransaction } from '#platform/content/content-transaction.ts';
import { addressesOfMany } from './many-property-paths.ts';
import { pricesOf, properties } from './properties.ts';

/** A property to be written with others in one step. */
export interface OneOfMany {
  /** Its id. */
  readonly id: string;
  /** As it is stored; null when it is new. */
  readonly stored: WorkingProperty | null;
  /** What is said of it; all else stays, or has the defaults of the house. */
  readonly fields: Partial<PropertyInput> & Pick<PropertyInput, 'title' | 'location'>;
  /** What a reader of the audit log needs to know. */
  readonly details: NonNullable<AuditEntry['details']>;
}

/** Writes properties in one step, each with its own entry of the audit log; after it, nothing may be read in that step. */
export async function writeManyProperties(
  step: ContentTransaction,
  action: string,
  many: readonly OneOfMany[],
): Promise<void> {
  const fresh = many.filter(({ stored }) => stored === null);
  const addresses = await addressesOfMany(
    step,
    fresh.map(({ id, fields: { title } }) => ({ id, title })),
  );
  const changes: ContentChange[] = [];
  for (const one of many) {
    const { stored } = one;
    if (stored === null) changes.push(created(step, action, one, addresses.get(one.id) ?? one.id));
    else changes.push(...(await changed(step, action, one, stored)));
  }
  for (const change of changes) writeChange(step, change);
}

function created(
  step: ContentTransaction,
  action: string,
  { id, fields, details }: OneOfMany,
  slug: string,
): ContentChange {
  const { title, location } = fields;
  const begun = newProperty({ id, slug, title, location, createdAt: step.now.toISOString() });
  const whole = { ...begun, ...fields, archivedAt: null, rev: 1 };
  const after = KINDS.properties.schema.parse({ ...whole, ...pricesOf(whole) });
  return { of: KINDS.properties, id, action, before: null, after, details };
}

async function changed(
  step: ContentTransaction,
  action: string,
  { id, fields, details }: OneOfMany,
  before: WorkingProperty,
): Promise<ContentChange[]> {
  const wished = { ...propertyInputOf(before), ...fields };
  const own = await properties.complete(step, wished, before);
  const after = KINDS.properties.schema.parse({ ...wished, ...own, rev: before.rev + 1 });
  const further = (await properties.follow?.(step, before, after)) ?? [];
  return [{ of: KINDS.properties, id, action, before, after, details }, ...further];
}
