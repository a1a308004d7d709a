import type { AuditEntry } from '#domain/staff/audit-entry.ts';
import type { ImportedFields } from '#domain/import/fields.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import type { ContentDeps, ContentTransaction } from '#platform/content/content-transaction.ts';

/** A property as an import writes it. */
export interface ImportedProperty {
  /** Its id. */
  readonly id: string;
  /** As it is stored; null when it is new. */
  readonly stored: WorkingProperty | null;
  /** What the sheet says of it, as far as it is to be written. */
  readonly fields: Partial<ImportedFields> & Pick<ImportedFields, 'title' | 'location'>;
  /** Which import, and which row of the sheet. */
  readonly details: NonNullable<AuditEntry['details']>;
}

/** What imports stand on. */
export interface ImportDeps extends ContentDeps {
  /** The engine of content: writes properties in one step, each audited; after it, nothing may be read in that step. */
  readonly writeProperties: (
    step: ContentTransaction,
    action: string,
    many: readonly ImportedProperty[],
  ) => Promise<void>;
}
