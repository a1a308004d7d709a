import type { StaffRole } from '#domain/staff/role.ts';
import {
  collectEnquiries,
  collectEverything,
  collectProperties,
  collectSubscribers,
  type Listening,
} from './collect-export.ts';
import type { EXPORT_TEXT } from './text.ts';

/** Days between which an export looks; others look at none. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Something that can be taken out. */
export interface ExportKind {
  /** Its name. */
  readonly kind: keyof (typeof EXPORT_TEXT)['kinds'];
  /** Who may, as the API has it. */
  readonly roles: readonly StaffRole[];
  /** What its file is. */
  readonly ending: 'csv' | 'json';
  /** Whether it asks for a period. */
  readonly hasPeriod: boolean;
  /** Collects it. */
  readonly collect: (listening: Listening, period: Period) => Promise<Blob>;
}

/** Everything that can be taken out. */
export const EXPORT_KINDS: readonly ExportKind[] = [
  { kind: 'properties', roles: ['editor', 'admin'], ending: 'csv', hasPeriod: false, collect: collectProperties },
  {
    kind: 'enquiries',
    roles: ['concierge', 'admin'],
    ending: 'csv',
    hasPeriod: true,
    collect: (listening, period) => collectEnquiries({ ...period }, listening),
  },
  { kind: 'subscribers', roles: ['concierge', 'admin'], ending: 'csv', hasPeriod: false, collect: collectSubscribers },
  { kind: 'everything', roles: ['admin'], ending: 'json', hasPeriod: false, collect: collectEverything },
];
