import { mediaApi } from '#domain/api/media.ts';
import type { LibraryPicture } from '#domain/media/library-picture.ts';
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { ListQuery } from '#admin/components/ListState.tsx';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { queryClient, readAgain, readDocumentsAgain } from '#admin/lib/query-client.ts';
import { withoutPicture, type LibraryPage } from './without-picture.ts';

const LIBRARY = ['library'] as const;

export interface Library {
  /** The pictures loaded so far, newest first. */
  readonly query: ListQuery<LibraryPicture>;
  readonly isBusy: boolean;
  /** Loads the next page; null when there is none. */
  readonly more: (() => Promise<void>) | null;
}

/** The library page by page, read whenever it is opened. */
export function useLibrary(): Library {
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: LIBRARY,
    initialPageParam: '',
    queryFn: ({ pageParam: after }) =>
      callAsStaff(mediaApi, 'GET /api/admin/pictures', after === '' ? {} : { query: { after } }),
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    // Opened again, it begins with its first page; all pages that were shown would be read one after another.
    gcTime: 0,
    refetchOnWindowFocus: false,
    // Offline it fails at once, with a button to try again.
    networkMode: 'always',
  });
  const pages = data?.pages;

  // Leaving an alt text by the button saves the text, and that change cancels the page: it is then asked for once more.
  const loadMore = async (): Promise<void> => {
    const loaded = await fetchNextPage({ cancelRefetch: false });
    if (loaded.isSuccess && loaded.hasNextPage && loaded.data.pages.length <= (pages?.length ?? 0)) await loadMore();
  };

  return {
    query: { data: pages?.flatMap(({ pictures }) => pictures), isError, refetch },
    isBusy: isFetching,
    more: hasNextPage ? loadMore : null,
  };
}

/** Reads the library again: it has new pictures. */
export async function refreshLibrary(): Promise<void> {
  await readAgain(LIBRARY);
}

/** Changes the alt text of a picture, and with it the warning that it has none. */
export async function describePicture(id: string, alt: string): Promise<void> {
  const { picture } = await callAsStaff(mediaApi, 'PATCH /api/admin/pictures/{id}', { params: { id }, body: { alt } });
  const change = (found: LibraryPicture): LibraryPicture => {
    if (found.picture.id !== id) return found;
    const others = found.warnings.filter((warning) => warning !== 'no_alt');
    return { ...found, picture, warnings: picture.alt === '' ? [...others, 'no_alt'] : others };
  };
  changePages((pages) => pages.map((page) => ({ ...page, pictures: page.pictures.map(change) })));
}

/** Removes a picture; throws an ApiFailure with code 'in_use' while documents use it, forced only where one needs it. */
export async function removePicture(id: string, force: boolean): Promise<void> {
  const call = { params: { id }, query: { force: String(force) } };
  await callAsStaff(mediaApi, 'DELETE /api/admin/pictures/{id}', call).catch((error: unknown) => {
    // A colleague has removed it, or an earlier request, whose response was lost.
    if (!(error instanceof ApiFailure) || error.code !== 'not_found') throw error;
  });
  changePages((pages) => withoutPicture(pages, id));
  // It was removed from the documents that used it.
  if (force) void readDocumentsAgain();
}

/** Shows a change that was made here at once. */
function changePages(change: (pages: LibraryPage[]) => LibraryPage[]): void {
  queryClient.setQueryData<InfiniteData<LibraryPage>>(LIBRARY, (data) =>
    data === undefined ? undefined : { ...data, pages: change(data.pages) },
  );
  // A list that is still loading may be older than the change.
  if (queryClient.isFetching({ queryKey: LIBRARY }) > 0) void refreshLibrary();
}
