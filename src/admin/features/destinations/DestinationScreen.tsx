import { useIsMutating } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { contentKey, useContent } from '#admin/lib/content/use-content.ts';
import { DestinationForm } from './DestinationForm.tsx';
import { destinationsResource } from './destinations-resource.ts';
import { DESTINATIONS_TEXT as text } from './text.ts';

export function DestinationScreen(): ReactElement {
  const { slug } = useParams();
  const { data, isError, refetch } = useContent(destinationsResource);
  // Reordering changes the revisions: a form based on the old ones would meet a conflict.
  const isSettling = useIsMutating({ mutationKey: contentKey(destinationsResource.kind) }) > 0;
  const found = data?.filter((destination) => destination.slug === slug);
  return (
    <ListState
      query={{ data: isSettling ? undefined : found, isError, refetch }}
      loading={text.loading}
      failed={text.failed}
      tryAgain={text.tryAgain}
      empty={
        <>
          <ScreenHead title={text.title} />
          <EmptyState text={text.notFound} />
        </>
      }
    >
      {(items) => items.map((destination) => <DestinationForm key={destination.slug} destination={destination} />)}
    </ListState>
  );
}
