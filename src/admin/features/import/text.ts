import { countOf } from '#domain/text/count-of.ts';
import type { LineKind } from './plan-lines.ts';

const rows = (count: number): string => countOf(count, 'row');

const properties = (count: number): string => countOf(count, 'property', 'properties');

/** Text of the import; labels of columns are in domain/import/columns.ts, results and errors in domain/import/text.ts. */
export const IMPORT_TEXT = {
  title: 'Import CSV',
  introduction: 'Import properties from a CSV file. You see all changes before anything is saved.',
  choose: {
    drop: 'Drop a CSV file here',
    button: 'Choose a file',
    hint: (most: number, megabytes: number) =>
      `CSV with semicolons, UTF-8 or Windows-1252, at most ${rows(most)} and ${megabytes}\u00a0MB.`,
    inspecting: (name: string) => `Reading ${name}…`,
    columns: 'Columns that are imported',
    further: (count: number) => `${count} further columns, which an export has too`,
    examples: 'Each is optional, and shown with an example of its cell.',
    others: 'All other columns, such as the owner’s name, stay on this device.',
  },
  map: {
    title: 'Match the columns',
    facts: (name: string, count: number, encoding: string) => `${name}: ${rows(count)}, ${encoding}.`,
    part: 'Property field',
    column: 'Column in the file',
    samples: 'First rows',
    empty: 'An empty cell',
    emptyOf: (label: string) => `An empty cell: ${label}`,
    emptyKeeps: 'changes nothing',
    emptyClears: 'clears the field',
    table: 'Table of columns',
    none: 'Not in this sheet',
    further: (count: number) => `Show ${countOf(count, 'further field')}`,
    fewer: 'Show only fields of this sheet',
    required: 'required',
    missing: (names: string) => `Choose the column for: ${names}.`,
    sample: 'Fill missing values of new properties with sample data',
    sampleHint:
      'For testing only: prices, types and areas are invented, the same for the same seed. Leave this off for real properties.',
    seed: 'Seed for the sample data',
    check: 'Check the file',
    other: 'Choose another file',
  },
  progress: {
    checking: 'Checking the file',
    importing: 'Importing properties',
    of: (done: number, total: number) => `${done.toLocaleString('en-GB')} of ${rows(total)}`,
    cancel: 'Cancel',
    offline: 'You are offline. This continues when there is a connection again.',
  },
  plan: {
    title: 'Preview of the import',
    show: 'Show',
    all: 'All rows',
    row: 'Row',
    property: 'Property',
    price: 'Price',
    guests: 'Guests',
    bedrooms: 'Bedrooms',
    place: 'Place',
    status: 'Status',
    what: 'Action',
    toCheck: 'To check',
    check: (values: string) => `to check: ${values}`,
    checked: { people: 'guests', bedrooms: 'bedrooms', price: 'price' },
    none: 'No rows of this kind.',
    table: 'Table of rows',
    nothing: 'There is nothing to import in this file.',
    priceMissing: 'price missing',
    change: (field: string, before: string, after: string) =>
      after === '' ? `${field}: ${before}` : before === '' ? `${field}: ${after}` : `${field}: ${before} → ${after}`,
    removed: 'removed',
    shortened: 'shortened',
    losses: 'Values lost',
    unread: (heading: string, cell: string) => `${heading} ‘${cell}’ cannot be read`,
    start: (count: number) => `Import ${rows(count)}`,
    back: 'Back to the columns',
  },
  confirm: {
    title: (count: number) => `Import ${rows(count)}?`,
    hint: (created: number, changed: number) =>
      `${properties(created)} will be created and ${properties(changed)} changed. Visitors see no change until you publish.`,
    check: (count: number) =>
      count === 1
        ? 'One row has an unusual value. Its property becomes a draft to check.'
        : `${rows(count)} have unusual values. Their properties become drafts to check.`,
    unread: (count: number) =>
      count === 1
        ? 'One row has a cell that cannot be read and changes nothing.'
        : `${rows(count)} have cells that cannot be read and change nothing.`,
    losses: (count: number) =>
      count === 1
        ? 'One row removes what its property has now.'
        : `${rows(count)} remove what their properties have now.`,
    yes: 'Import',
  },
  result: {
    partial: (imported: number, isCancelled: boolean) =>
      `Import ${isCancelled ? 'cancelled' : 'stopped'}. ${properties(imported)} ${imported === 1 ? 'is' : 'are'} as the sheet has ${imported === 1 ? 'it' : 'them'}; import the same file again to continue.`,
    title: 'Result of the import',
    dashboard: 'Go to the properties',
    again: 'Import another file',
  },
  leave: {
    title: 'Leave while the import is running?',
    hint: 'What has been imported stays. Import the same file again to continue.',
    yes: 'Leave',
    no: 'Stay',
  },
} as const;

export const KIND_TEXT: Record<LineKind, string> = {
  created: 'Created',
  changed: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Rejected',
  'left-out': 'Left out',
};
