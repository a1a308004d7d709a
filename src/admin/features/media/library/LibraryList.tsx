import type { LibraryPicture } from '#domain/media/library-picture.ts';
import type { ReactElement, ReactNode } from 'react';
import { ListState } from '#admin/components/ListState.tsx';
import { LoadingText } from '#admin/components/LoadingText.tsx';
import { MoreButton } from '#admin/components/MoreButton.tsx';
import { useLibrary } from './use-library.ts';
import { MEDIA_TEXT } from '../text.ts';

const text = MEDIA_TEXT.library;

/** The pictures of the library in all their states, with a button for the next page. */
export function LibraryList({
  children,
}: {
  children: (pictures: readonly LibraryPicture[]) => ReactNode;
}): ReactElement {
  const { query, isBusy, more } = useLibrary();
  return (
    <div aria-busy={isBusy}>
      <ListState query={query} loading={text.loading} failed={text.failed} empty={<p role="status">{text.empty}</p>}>
        {children}
      </ListState>
      {isBusy && query.data !== undefined && <LoadingText text={text.loading} />}
      {more !== null && <MoreButton label={text.more} isLoading={isBusy} onPress={more} />}
    </div>
  );
}
