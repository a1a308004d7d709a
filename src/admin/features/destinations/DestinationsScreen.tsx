import type { ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { OrderedList } from '#admin/components/order/OrderedList.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { useContent, useContentChanges } from '#admin/lib/content/use-content.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { DestinationRow } from './DestinationRow.tsx';
import { destinationsResource } from './destinations-resource.ts';
import { DESTINATIONS_TEXT as text } from './text.ts';

/** The list of destinations, which is reordered here. */
export function DestinationsScreen(): ReactElement {
  const destinations = useContent(destinationsResource);
  const changes = useContentChanges(destinationsResource);
  const { failure, attempt } = useAttempt();
  return (
    <>
      <ScreenHead title={text.title} introduction={text.introduction} />
      <Banner>{failure}</Banner>
      <ListState
        query={destinations}
        loading={text.loading}
        failed={text.failed}
        tryAgain={text.tryAgain}
        empty={<EmptyState text={text.empty} />}
      >
        {(items) => (
          <OrderedList
            label={text.list}
            items={items.map((destination) => ({ id: destination.slug, destination }))}
            nameOf={({ destination }) => destination.name}
            onOrder={(ids) => attempt(changes.reorder(ids), text.reorderFailed)}
          >
            {({ destination }, handles) => <DestinationRow destination={destination} handles={handles} />}
          </OrderedList>
        )}
      </ListState>
    </>
  );
}
