import type { ReactElement } from 'react';
import { Banner } from '../../../components/admin/Banner.tsx';
import { EmptyState } from '../../../components/admin/EmptyState.tsx';
import { ListState } from '../../../components/admin/ListState.tsx';
import { OrderedList } from '../../../components/admin/OrderedList.tsx';
import { ScreenHead } from '../../../components/admin/ScreenHead.tsx';
import { useContent, useContentChanges } from '../../../lib/staff/content/use-content.ts';
import { useAttempt } from '../../../lib/staff/use-attempt.ts';
import { DestinationRow } from './DestinationRow.tsx';
import { destinationsDesk } from './destinations-desk.ts';
import { DESTINATIONS_WORDS as words } from './words.ts';

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
