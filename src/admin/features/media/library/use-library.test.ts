import type { InfiniteData } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { pictureFixture } from '#domain/content/published-fixture.ts';
import * as calls from '#admin/lib/call-as-staff.ts';
import { queryClient } from '#admin/lib/query-client.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { removePicture } from './use-library.ts';
import type { LibraryPage } from './without-picture.ts';

const LIBRARY = ['library'];

const picture = pictureFixture();
const facts = { name: 'pool.jpg', uploadedAt: '2027-03-01T09:00:00.000Z', fromOwner: false, warnings: [], uses: [] };
const page: LibraryPage = { pictures: [{ picture, ...facts }], next: null };

const shown = (): number | undefined =>
  queryClient.getQueryData<InfiniteData<LibraryPage>>(LIBRARY)?.pages[0]?.pictures.length;

afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

it.each([
  ['goes when somebody has removed it before', 'not_found', { succeeds: true, left: 0 }],
  ['stays when the server says that it is used', 'in_use', { succeeds: false, left: 1 }],
] as const)('a picture that is removed %s', async (_case, code, { succeeds, left }) => {
  queryClient.setQueryData(LIBRARY, { pages: [page], pageParams: [''] });
  vi.spyOn(calls, 'callAsStaff').mockRejectedValue(new ApiFailure(code));
  const removal = removePicture(picture.id, false).then(
    () => true,
    () => false,
  );
  expect(await removal).toBe(succeeds);
  expect(shown()).toBe(left);
});
