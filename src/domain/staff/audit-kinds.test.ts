import { describe, expect, it } from 'vitest';
import { AUDIT_KIND_IDS, listActions } from './audit-kinds.ts';

/** Values that a query of Firestore takes for one field. */
const QUERY_VALUES = 30;

describe('a kind of the audit log', () => {
  it.each(AUDIT_KIND_IDS)('%s finds its entries with one query', (kind) => {
    expect(listActions(kind).length).toBeLessThanOrEqual(QUERY_VALUES);
  });

  it.each([
    ['staff', 'staff.second-factor-removed'],
    ['property', 'property.discarded'],
    ['service', 'service.revision-restored'],
    ['calendar', 'calendar.blocked'],
    ['enquiry', 'enquiry.held'],
    ['site', 'site.rolled-back'],
    ['publication', 'publication.scheduled'],
  ] as const)('%s has %s', (kind, action) => {
    expect(listActions(kind)).toContain(action);
  });
});
