import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importedRowPath } from '#functions/platform/firestore-paths.ts';
import { readProblem } from '#support/api/calls.ts';
import { openContentFixture, type ContentFixture } from '#support/content/fixture.ts';
import { openPropertyFixture, type PropertyFixture } from '#support/content/property-fixture.ts';
import { openSheetFixture, propertyIdOf, readOutcomes, type SheetFixture } from '#support/import/fixture.ts';

let content: ContentFixture;
let properties: PropertyFixture;
let sheets: SheetFixture;
beforeAll(async () => {
  content = await openContentFixture();
  properties = openPropertyFixture(content);
  sheets = openSheetFixture(content);
});
afterAll(() => content.close());

const BEDS = 'Master bedroom (ground floor, en-suite): 1 king; Bunk room (first floor): 2 bunk';

describe('a row with further columns', () => {
  it('gives a new property what they say', async () => {
    const row = sheets.row({
      ...{ entranceSteps: '3', narrowestDoor: '82', curfew: '23h00', powerAmps: '63 A', powerPhases: '3' },
      ...{ beachDistance: '1,5', airportDistance: '110 km', beds: BEDS, reducedOn: '03/10/2026' },
    });
    expect(await readOutcomes(await sheets.write([row]))).toMatchObject([
      { outcome: 'created', unread: [], values: { bedrooms: 2 } },
    ]);
    expect(await sheets.readProperty(row)).toMatchObject({
      ...{ entranceSteps: 3, narrowestDoor: 82, bedHeight: null, curfew: '23:00', powerAmps: 63, powerPhases: 3 },
      ...{ bedrooms: 2, bedroomList: [{ name: 'Master bedroom', beds: { king: 1 } }, { floor: 1 }] },
      distances: [
        { kind: 'beach', kilometres: 1.5, minutes: null },
        { kind: 'airport', kilometres: 110, minutes: null },
      ],
      reducedOn: '2026-10-03',
    });
    expect(await readOutcomes(await sheets.write([row]))).toMatchObject([{ outcome: 'unchanged' }]);
  });

  it('names the cells that it cannot read or that are out of bounds, and imports the others', async () => {
    const row = sheets.row({ entranceSteps: '501', bedHeight: 'low', curfew: '25:00', beds: '4', showerStep: '2' });
    expect(await readOutcomes(await sheets.write([row]))).toMatchObject([
      { outcome: 'created', unread: ['beds', 'entranceSteps', 'bedHeight', 'curfew'] },
    ]);
    expect(await sheets.readProperty(row)).toMatchObject({ entranceSteps: null, bedHeight: null, showerStep: 2 });
  });

  it('changes the distance that it says, without the drive that was made, and no other', async () => {
    const pego = { kind: 'beach', name: 'Praia do Pego', kilometres: 1.5, minutes: 4 } as const;
    const airport = { kind: 'airport', name: 'Lisboa', kilometres: 110, minutes: 80 } as const;
    const { id, title, location } = await properties.create({ distances: [pego, airport], location: 'Melides' });
    const row = sheets.row({
      ...{ code: id, accommodation: title, maxGuestCapacity: '', rate: '', town: location, area: '' },
      ...{ touristLicense: '', beachDistance: '2', airportDistance: '110,0' },
    });
    const changes = [
      { field: 'beachDistance', before: 'Praia do Pego, 1.5 km, 4 minutes by car', after: 'Praia do Pego, 2 km' },
    ];
    expect(await readOutcomes(await sheets.write([row]))).toMatchObject([{ outcome: 'changed', changes }]);
    const after = await content.readDocument('properties', id);
    expect(after).toMatchObject({ distances: [{ ...pego, kilometres: 2, minutes: null }, airport] });
  });

  it('clears them by empty cells only where an editor chose so', async () => {
    const row = sheets.row({ entranceSteps: '3', beachDistance: '1.5', beds: BEDS, permits: 'Town hall' });
    await sheets.write([row]);
    const empty = sheets.row({ code: row.cells.code, accommodation: row.cells.accommodation });
    expect(await readOutcomes(await sheets.write([empty]))).toMatchObject([{ outcome: 'unchanged' }]);
    const clears = ['entranceSteps', 'beachDistance', 'beds'] as const;
    expect(await readOutcomes(await sheets.write([empty], { clears }))).toMatchObject([
      {
        outcome: 'changed',
        changes: [
          { field: 'entranceSteps', before: '3', after: '' },
          { field: 'beds', before: BEDS, after: '' },
          { field: 'beachDistance', before: '1.5 km', after: '' },
        ],
      },
    ]);
    expect(await sheets.readProperty(row)).toMatchObject({
      ...{ entranceSteps: null, distances: [], bedroomList: [], permits: 'Town hall' },
    });
  });

  it('may lack any cell, as those of a browser with an older screen do', async () => {
    const { row, cells } = sheets.row();
    const { code, status, accommodation, town } = cells;
    const sent = { row, cells: { code, status, accommodation, town } };
    expect(await readOutcomes(await sheets.write([sent]))).toMatchObject([{ outcome: 'created' }]);
    const stored = await content.firestore.doc(importedRowPath(propertyIdOf({ row, cells }))).get();
    expect(stored.data()).toEqual({ cells: sent.cells });
  });

  it('that was remembered before they existed counts as one that said nothing about them', async () => {
    const row = sheets.row({ entranceSteps: '3' });
    await sheets.write([row]);
    const { code, status, accommodation } = row.cells;
    await content.firestore.doc(importedRowPath(propertyIdOf(row))).set({ cells: { code, status, accommodation } });
    expect(await readOutcomes(await sheets.preview([row]))).toMatchObject([{ outcome: 'unchanged' }]);
    const more = { ...row, cells: { ...row.cells, entranceSteps: '4' } };
    expect(await readOutcomes(await sheets.preview([more]))).toMatchObject([
      { outcome: 'changed', changes: [{ field: 'entranceSteps', before: '3', after: '4' }] },
    ]);
  });

  it('takes the longest cells of a whole batch, and rejects a row with a longer one alone', async () => {
    const longest = `(ground floor): ${'1 king'.padEnd(28_000)}`;
    const rows = Array.from({ length: 100 }, (_, index) => sheets.row({ beds: longest }, index + 2));
    expect((await sheets.preview(rows)).status).toBe(200);
    const [outcome] = await readOutcomes(await sheets.preview([sheets.row({ permits: 'x'.repeat(161) })]));
    expect(outcome).toMatchObject({ outcome: 'refused', message: '“Permits” is longer than 160 characters' });
    const tooLong = await sheets.preview([sheets.row({ beds: 'x'.repeat(28_801) })]);
    expect((await readProblem(tooLong)).code).toBe('invalid_request');
  });
});
