import { changedFields, withoutFields, type ChangedFields } from '#domain/core/changed-fields.ts';
import type { StoredStaff } from '#domain/staff/stored-staff.ts';

/**
 * What the audit log records of a line that comes to the list of staff or leaves it: the name, by which colleagues know
 * who it was, and never the email (docs/decisions/0037).
 */
export function auditedFields(before: StoredStaff | null, after: StoredStaff | null): ChangedFields {
  const recorded = (line: StoredStaff | null) => line && withoutFields(line, ['email']);
  return changedFields(recorded(before), recorded(after));
}
