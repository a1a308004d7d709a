import type { ContentAction } from '#domain/staff/audit-kinds.ts';
import type { AuditEntry } from '#domain/staff/audit-entry.ts';
import { newProperty } from '#domain/property/defaults.ts';
import { propertyInputOf, type PropertyInput } from '#domain/property/input.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { writeChange, type ContentChange } from '#platform/content/content-change.ts';
import { KINDS } from '#platform/content/content-kinds.ts';
import type { ContentTransaction } from '#platform/content/content-transaction.ts';
import { chooseSlugs } from './choose-slugs.ts';
import { firstRevisions } from './first-revision.ts';
import { completeProperty, derivePrices, properties } from './properties.ts';

/** A property to write together with others in one transaction. */
export interface OneOfMany {
  readonly id: string;
  /** The stored property; null when it is new. */
  readonly stored: WorkingProperty | null;
  /** New values; the other fields stay, or have the defaults of a new property. */
  readonly fields: Partial<PropertyInput> & Pick<PropertyInput, 'title' | 'location'>;
  /** Details of the audit entry. */
  readonly details: NonNullable<AuditEntry['details']>;
}

/** Writes properties in one transaction, each with its own audit entry; the transaction cannot read anything after it. */
export async function writeManyProperties(
  step: ContentTransaction,
  action: ContentAction,
  many: readonly OneOfMany[],
): Promise<void> {
  const added = many.filter(({ stored }) => stored === null);
  const slugs = await chooseSlugs(
    step,
    many
      .filter(({ stored, fields: { title } }) => stored?.title !== title)
      .map(({ id, stored, fields: { title } }) => ({ id, title, current: stored?.slug ?? null })),
  );
  const revisions = await firstRevisions(
    step,
    'properties',
    added.map(({ id }) => id),
  );
  const changes: ContentChange[] = [];
  for (const one of many) {
    const { id, stored } = one;
    const slug = slugs.get(id) ?? stored?.slug ?? id;
    if (stored !== null) changes.push(...(await planChange(step, action, one, { stored, slug })));
    else changes.push(planCreation(step, action, one, { slug, rev: revisions.get(id) ?? 1 }));
  }
  for (const change of changes) writeChange(step, change);
}

function planCreation(
  step: ContentTransaction,
  action: ContentAction,
  { id, fields, details }: OneOfMany,
  { slug, rev }: Pick<WorkingProperty, 'slug' | 'rev'>,
): ContentChange {
  const { title, location } = fields;
  const base = newProperty({ id, slug, title, location, createdAt: step.now.toISOString() });
  const whole = { ...base, ...fields, archivedAt: null, rev };
  const after = KINDS.properties.schema.parse({ ...whole, ...derivePrices(whole) });
  return { of: KINDS.properties, id, action, before: null, after, details };
}

async function planChange(
  step: ContentTransaction,
  action: ContentAction,
  { id, fields, details }: OneOfMany,
  { stored: before, slug }: { stored: WorkingProperty; slug: string },
): Promise<ContentChange[]> {
  const wanted = { ...propertyInputOf(before), ...fields };
  const own = completeProperty(wanted, before, slug);
  const after = KINDS.properties.schema.parse({ ...wanted, ...own, rev: before.rev + 1 });
  const further = (await properties.follow?.(step, before, after)) ?? [];
  return [{ of: KINDS.properties, id, action, before, after, details }, ...further];
}
