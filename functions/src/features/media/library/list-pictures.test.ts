import { expect, it } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { listFixture, staffInput } from '#platform/requests/list-fixture.ts';
import { listPictures } from './list-pictures.ts';

it('pictures are listed beside a picture and a use that cannot be read, which are logged', async () => {
  const { pictures, pictureUses } = OLDER_RECORDS;
  const { log, ...deps } = listFixture(
    { 'pictures/0': { ...pictures, bytes: -1 }, 'pictures/1': pictures },
    { 'pictureUses/0': { ...pictureUses, places: null }, 'pictureUses/1': pictureUses },
  );
  const list = listPictures({ ...deps, bucket: () => expect.fail('Not needed') });
  const listed = await list({ ...staffInput('editor'), query: {} });
  expect(listed.pictures).toMatchObject([{ picture: pictures.picture, uses: [{ places: ['hero'] }] }]);
  expect(log.mock.calls).toEqual([
    ['pictures/0 does not parse', expect.any(Error)],
    ['pictureUses/0 does not parse', expect.any(Error)],
  ]);
});
