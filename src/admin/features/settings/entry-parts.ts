import { TEMPLATE_KIND_LABELS, TEMPLATE_KINDS } from '#domain/inbox/reply-templates.ts';
import type { EntryPart } from '#admin/components/form/record-entry.ts';
import { SETTINGS_TEXT } from './text.ts';

const { parts, purchase, replies } = SETTINGS_TEXT;

export const PROFILE_PARTS: readonly EntryPart[] = [
  { name: 'name', label: parts.name, type: 'line' },
  { name: 'address', label: parts.address, type: 'line' },
];

export const TEMPLATE_PARTS: readonly EntryPart[] = [
  { name: 'label', label: replies.label, type: 'line' },
  {
    name: 'kind',
    label: replies.kind,
    type: 'choice',
    options: [
      { id: '', label: replies.chooseKind },
      ...TEMPLATE_KINDS.map((id) => ({ id, label: TEMPLATE_KIND_LABELS[id] })),
    ],
  },
  { name: 'subject', label: replies.subject, type: 'line' },
  { name: 'text', label: replies.text, type: 'area', rows: 7 },
];

const EUROS = { type: 'number', min: 0, max: 1_000_000_000, step: 0.01 } as const;
const PERCENT = { type: 'number', min: 0, max: 100, step: 0.001 } as const;

/** The lists of brackets in the cost of buying. */
export const BRACKET_LISTS = ['mainlandOwnHome', 'mainlandSecondHome', 'islandsOwnHome', 'islandsSecondHome'] as const;

export const BRACKET_PARTS: readonly EntryPart[] = [
  { name: 'upTo', label: purchase.upTo, ...EUROS },
  { name: 'rate', label: purchase.rate, ...PERCENT },
  { name: 'deduct', label: purchase.deduct, ...EUROS },
];

export const STEP_PARTS: readonly EntryPart[] = [
  { name: 'above', label: purchase.above, ...EUROS },
  { name: 'rate', label: purchase.rate, ...PERCENT },
];
