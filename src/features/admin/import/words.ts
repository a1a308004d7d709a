import type { ImportField } from '@site/domain/import-mapping';
import type { LineKind } from './plan-lines.ts';

const rows = (count: number): string => `${count.toLocaleString('en-GB')} ${count === 1 ? 'row' : 'rows'}`;

const properties = (count: number): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'property' : 'properties'}`;

/** Words of the import; its results and errors stand in domain/messages. */
export const IMPORT_WORDS = {
  title: 'Import CSV',
  introduction: 'Properties from a sheet of another system. Nothing is written before you have seen what would change.',
  choose: {
    drop: 'Drop a sheet here',
    button: 'Choose a sheet',
    hint: (most: number, megabytes: number) =>
      `CSV with semicolons, UTF-8 or Windows-1252, at most ${rows(most)} and ${megabytes} MB.`,
    looking: (name: string) => `Looking through ${name}…`,
    columns: 'The columns that become part of a property',
    others: 'Every other column, the owner’s name among them, stays on this device.',
  },
  map: {
    title: 'Which column is what',
    facts: (name: string, count: number, encoding: string) => `${name}: ${rows(count)}, ${encoding}.`,
    part: 'Part of the property',
    column: 'Column of the sheet',
    samples: 'First rows',
    table: 'Table of columns',
    none: 'Not in this sheet',
    required: 'needed',
    missing: (names: string) => `Choose the column of: ${names}.`,
    sample: 'Fill what the sheet lacks with sample data',
    sampleHint:
      'For trying things out: prices, types and areas are invented, the same for the same seed. Leave it off for real properties.',
    seed: 'Seed of the sample data',
    check: 'Check the sheet',
    other: 'Choose another sheet',
  },
  progress: {
    checking: 'Checking the sheet',
    importing: 'Importing properties',
    of: (done: number, total: number) => `${done.toLocaleString('en-GB')} of ${rows(total)}`,
    cancel: 'Cancel',
  },
  plan: {
    title: 'What the import would do',
    show: 'Show',
    all: 'All rows',
    row: 'Row',
    property: 'Property',
    what: 'What happens',
    none: 'No rows of this kind.',
    table: 'Table of rows',
    nothing: 'There is nothing to import in this sheet.',
    priceMissing: 'price missing',
    fields: (names: string) => `changes ${names}`,
    start: (count: number) => `Import ${rows(count)}`,
    back: 'Back to the columns',
  },
  confirm: {
    title: (count: number) => `Import ${rows(count)}?`,
    hint: (created: number, changed: number) =>
      `${properties(created)} will be made and ${properties(changed)} changed. Visitors see nothing of it before you publish.`,
    yes: 'Import',
    no: 'Not yet',
  },
  result: {
    cancelled: (imported: number) =>
      `Import cancelled. ${properties(imported)} ${imported === 1 ? 'is' : 'are'} as the sheet has ${imported === 1 ? 'it' : 'them'}; import the same sheet again to go on.`,
    counts: 'What became of the rows',
    dashboard: 'Go to the properties',
    again: 'Import another sheet',
  },
  leave: {
    title: 'Leave while the import is under way?',
    hint: 'What was imported stays. Import the same sheet again to go on where it stopped.',
    yes: 'Leave',
    no: 'Stay',
  },
  pages: {
    label: 'Pages of the table',
    previous: 'Previous',
    next: 'Next',
    of: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },
} as const;

/** What is done with a row. */
export const KIND_WORDS: Record<LineKind, string> = {
  created: 'Created',
  changed: 'Changed',
  unchanged: 'As it is',
  refused: 'Refused',
  'left-out': 'Left out',
};

/** What a column becomes. */
export const FIELD_WORDS: Record<ImportField, string> = {
  code: 'Known again by',
  status: 'Imported when ‘activated’',
  accommodation: 'Title and tag',
  maxGuestCapacity: 'Guests, bedrooms, bathrooms, rooms',
  rate: 'Price',
  town: 'Location, first part',
  area: 'Location, second part',
  touristLicense: 'Licence number',
};

/** Names of the fields that an import changes. */
export const CHANGED_WORDS: Readonly<Record<string, string>> = {
  salePrice: 'sale price',
  people: 'guests',
  licenceNumber: 'licence number',
};
