import { ADMINS, CONCIERGES, EDITORS, type StaffRole } from '#domain/staff/role.ts';
import {
  collectEnquiries,
  collectEverything,
  collectProperties,
  collectSubscribers,
  type ExportOptions,
} from './collect-export.ts';
import type { EXPORT_TEXT } from './text.ts';

/** First and last day of an export as YYYY-MM-DD, in Lisbon; used only where `hasPeriod`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** One kind of export. */
export interface ExportKind {
  readonly kind: keyof (typeof EXPORT_TEXT)['kinds'];
  readonly roles: readonly StaffRole[];
  /** Extension of its file. */
  readonly extension: 'csv' | 'json';
  /** Whether it needs a period. */
  readonly hasPeriod: boolean;
  readonly collect: (options: ExportOptions, period: Period) => Promise<Blob>;
}

/** Every kind of export. */
export const EXPORT_KINDS: readonly ExportKind[] = [
  { kind: 'properties', roles: EDITORS, extension: 'csv', hasPeriod: false, collect: collectProperties },
  {
    kind: 'enquiries',
    roles: CONCIERGES,
    extension: 'csv',
    hasPeriod: true,
    collect: (options, period) => collectEnquiries({ ...period }, options),
  },
  {
    kind: 'subscribers',
    roles: CONCIERGES,
    extension: 'csv',
    hasPeriod: false,
    collect: collectSubscribers,
  },
  { kind: 'everything', roles: ADMINS, extension: 'json', hasPeriod: false, collect: collectEverything },
];
