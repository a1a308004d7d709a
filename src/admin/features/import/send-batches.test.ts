import type { ImportOutcome, SentRow } from '#domain/api/import.ts';
import { mapCells } from '#domain/import/mapping.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { countLines, errorLines, hasUnread, isToCheck, isUnusual, planLines } from './plan-lines.ts';
import { sendBatches, type Sending } from './send-batches.ts';
import { sortRows } from './sort-rows.ts';

const cells = (code: string) => ({
  ...mapCells([], {}),
  ...{ code, status: 'Activated', accommodation: `Casa ${code}`, town: 'Porto' },
});
const rows = Array.from({ length: 250 }, (_, index): SentRow => ({ row: index + 2, cells: cells(`${index}`) }));
const unchanged = ({ row }: SentRow): ImportOutcome => ({
  outcome: 'unchanged',
  row,
  id: '00000000-0000-4000-8000-000000000000',
  priceMissing: true,
  toCheck: [],
  unread: [],
  values: { location: 'Porto', people: 4, bedrooms: 2, price: '' },
});

function sending(given: Partial<Sending>): Sending {
  return {
    send: async (batch) => batch.map(unchanged),
    progress: () => undefined,
    onOffline: () => undefined,
    signal: new AbortController().signal,
    ...given,
  };
}

describe('the batches of an import', () => {
  it('hold a hundred rows each, are sent one after the other and report progress', async () => {
    const [batches, reported]: [number[][], number[]] = [[], []];
    const send: Sending['send'] = async (batch, number) => {
      batches.push([number, batch.length]);
      return batch.map(unchanged);
    };
    const outcomes = await sendBatches(rows, sending({ send, progress: ({ length }) => reported.push(length) }));
    expect(batches).toEqual([
      [0, 100],
      [1, 100],
      [2, 50],
    ]);
    expect(reported).toEqual([100, 200, 250]);
    expect(outcomes.map(({ row }) => row)).toEqual(rows.map(({ row }) => row));
  });

  it('are sent again under the same number after a transient error', async () => {
    const numbers: number[] = [];
    const send: Sending['send'] = async (batch, number) => {
      numbers.push(number);
      if (numbers.length === 2) throw new ApiFailure('unavailable');
      return batch.map(unchanged);
    };
    expect(await sendBatches(rows, sending({ send }))).toHaveLength(250);
    expect(numbers).toEqual([0, 1, 1, 2]);
  });

  it('stop at an error, of which the results so far are known', async () => {
    const reported: number[] = [];
    const send: Sending['send'] = async (batch, number) => {
      if (number === 1) throw new ApiFailure('forbidden');
      return batch.map(unchanged);
    };
    const sent = sendBatches(rows, sending({ send, progress: (outcomes) => reported.push(outcomes.length) }));
    await expect(sent).rejects.toThrow('This account may not do that');
    expect(reported).toEqual([100]);
  });

  it('wait for a connection, report it, and stop waiting after a cancellation', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('addEventListener', () => undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    const control = new AbortController();
    const reported: boolean[] = [];
    const onOffline = (isOffline: boolean): void => {
      reported.push(isOffline);
      queueMicrotask(() => control.abort());
    };
    expect(await sendBatches(rows, sending({ onOffline, signal: control.signal }))).toEqual([]);
    expect(reported).toEqual([true, false]);
  });

  it('are no longer sent after a cancellation, and the results so far are kept', async () => {
    const control = new AbortController();
    const progress = (): void => control.abort();
    expect(await sendBatches(rows, sending({ signal: control.signal, progress }))).toHaveLength(100);
  });
});

describe('the rows of a sheet', () => {
  const read = (code: string, other: object = {}) => ({ row: 2, fault: null, cells: { ...cells(code), ...other } });
  const sheet = [
    read('A1'),
    { ...read(' a1 '), row: 3 },
    { ...read('A2', { status: 'Deactivated', accommodation: '' }), row: 4 },
    { ...read('A3', { accommodation: '' }), row: 5 },
    { ...read('A4'), row: 6, fault: 'a quotation mark is in the wrong place' },
  ];

  it('are separated into rows to import and rows with a reason not to', () => {
    const { sent, kept } = sortRows(sheet);
    expect(sent.map(({ row }) => row)).toEqual([2]);
    const shown = { status: 'Activated', values: { price: '', guests: '', bedrooms: '', place: 'Porto' } };
    expect(kept).toMatchObject([
      { ...shown, row: 3, title: 'Casa  a1', message: 'its code is already used in row 2', isExcluded: false },
      { row: 4, title: 'row 4', message: "the status is not 'activated'", isExcluded: true },
      { row: 5, title: 'row 5', message: 'the row has no accommodation name', isExcluded: false },
      { row: 6, title: 'Casa A4', message: 'a quotation mark is in the wrong place', isExcluded: false },
    ]);
  });

  it('are listed in the order of the sheet, with the errors in the text of the specification', () => {
    const { sent, kept } = sortRows(sheet);
    const outcomes: ImportOutcome[] = [{ outcome: 'refused', row: 2, message: 'the stored property cannot be read' }];
    const lines = planLines(sent, outcomes, kept);
    expect(lines.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6]);
    expect(countLines(lines)).toEqual({ created: 0, changed: 0, unchanged: 0, refused: 4, 'left-out': 1 });
    expect(errorLines(lines).slice(0, 3)).toEqual([
      'Failed to import Casa A1: the stored property cannot be read',
      'Error processing Casa  a1: its code is already used in row 2',
      'Error processing row 5: the row has no accommodation name',
    ]);
  });
});

it('a row with an unreadable cell is to check, but makes no draft to check', () => {
  const outcomes: ImportOutcome[] = rows
    .slice(0, 2)
    .map((row, index) => ({ ...unchanged(row), toCheck: [], unread: index === 0 ? ['rate'] : [] }));
  const lines = planLines(rows.slice(0, 2), outcomes, []);
  expect(lines.map(hasUnread)).toEqual([true, false]);
  expect(lines.map(isToCheck)).toEqual([true, false]);
  expect(lines.map(isUnusual)).toEqual([false, false]);
});
