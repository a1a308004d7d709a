import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { EmptyState } from '../../../components/admin/EmptyState.tsx';
import { ListState } from '../../../components/admin/ListState.tsx';
import { ScreenHead } from '../../../components/admin/ScreenHead.tsx';
import { useContent } from '../../../lib/staff/content/use-content.ts';
import { DestinationForm } from './DestinationForm.tsx';
import { destinationsDesk } from './destinations-desk.ts';
import { DESTINATIONS_WORDS as words } from './words.ts';

/** One destination page to edit. */
export function DestinationScreen(): ReactElement {
  const { slug } = useParams();
  const { data, isError, refetch } = useContent(destinationsDesk);
  const found = data?.filter((destination) => destination.slug === slug);
  return (
    <ListState
      query={{ data: found, isError, refetch }}
      loading={words.loading}
      failed={words.failed}
      tryAgain={words.tryAgain}
      empty={
        <>
          <ScreenHead title={words.title} />
          <EmptyState words={words.notFound} />
        </>
      }
    >
      {(items) => items.map((destination) => <DestinationForm key={destination.slug} destination={destination} />)}
    </ListState>
  );
}
