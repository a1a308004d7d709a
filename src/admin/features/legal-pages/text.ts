import { countOf } from '#domain/text/count-of.ts';

export const LEGAL_TEXT = {
  title: 'Legal Pages',
  introduction: 'The texts that the footer leads to. Visitors read a change once it is published.',
  loading: 'Loading legal pages...',
  failed: 'Failed to fetch legal pages',
  empty: 'No legal pages found',
  list: 'Legal pages',
  facts: (sections: number, day: string) => `${countOf(sections, 'section')}, last changed on ${day}`,
  back: 'All legal pages',
  view: 'View page',
  notFound: 'This legal page does not exist.',
  saved: (title: string) => `“${title}” is saved. Visitors read it once it is published.`,
  save: 'Save legal page',
  form: 'Legal page',
  rejected: (reason: string) => `Failed to save legal page: ${reason}`,
  dayHint: 'The page shows this day. Change it with the text.',
  section: 'section',
  parts: { heading: 'Heading', text: 'Text', points: 'List', point: 'point' },
  preview: 'Preview',
  updated: (day: string) => `Last updated ${day}`,
} as const;
