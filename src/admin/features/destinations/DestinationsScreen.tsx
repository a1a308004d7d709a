import type { ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { OrderedList } from '#admin/components/order/OrderedList.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { useContent, useContentChanges } from '#admin/lib/content/use-content.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { DestinationRow } from './DestinationRow.tsx';
import { destinationsDesk } from './destinations-resource.ts';
import { DESTINATIONS_WORDS as words } from './text.ts';

/** The destination pages, put in order here and edited on a screen each. */
export function DestinationsScreen(): ReactElement {
  const destinations = useContent(destinationsDesk);
  const changes = useContentChanges(destinationsDesk);
  const { failure, attempt } = useAttempt();
  return (
    <>
      <ScreenHead title={words.title} introduction={words.introduction} />
      <Banner>{failure}</Banner>
      <ListState
        query={destinations}
        loading={words.loading}
        failed={words.failed}
        tryAgain={words.tryAgain}
        empty={<EmptyState words={words.empty} />}
      >
        {(items) => (
          <OrderedList
            label={words.list}
            items={items.map((destination) => ({ id: destination.slug, destination }))}
            nameOf={({ destination }) => destination.name}
            onOrder={(ids) => attempt(changes.reorder(ids), words.reorderFailed)}
          >
            {({ destination }, handles) => <DestinationRow destination={destination} handles={handles} />}
          </OrderedList>
        )}
      </ListState>
    </>
  );
}
