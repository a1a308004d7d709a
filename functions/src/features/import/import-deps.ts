import type { ContentAction } from '#domain/staff/audit-kinds.ts';
import type { AuditEntry } from '#domain/staff/audit-entry.ts';
import type { ImportedFields } from '#domain/import/fields.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import type { ContentDeps, ContentTransaction } from '#platform/content/content-transaction.ts';

/** A property that an import writes. */
export interface ImportedProperty {
  readonly id: string;
  /** The stored property; null for a new one. */
  readonly stored: WorkingProperty | null;
  /** The fields to write. */
  readonly fields: Partial<ImportedFields> & Pick<ImportedFields, 'title' | 'location'>;
  /** The import and the row of the sheet, for the audit log. */
  readonly details: NonNullable<AuditEntry['details']>;
}

/** Dependencies of imports. */
export interface ImportDeps extends ContentDeps {
  /** Writes properties in one transaction, each with an audit entry; the transaction cannot read afterwards. */
  readonly writeProperties: (
    step: ContentTransaction,
    action: ContentAction,
    many: readonly ImportedProperty[],
  ) => Promise<void>;
}
