import { FEATURED_RECOMMENDED } from '#domain/content/limits.ts';
import { ADMIN_EMPTY, ADMIN_FAILURES } from '#domain/staff/admin-text.ts';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ConfirmDialog } from '#admin/components/ConfirmDialog.tsx';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { ListState } from '#admin/components/ListState.tsx';
import { OrderedList } from '#admin/components/order/OrderedList.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { useContent, useContentChanges } from '#admin/lib/content/use-content.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { feature, featuredResource, type StoredFeatured } from './featured-resource.ts';
import { FeaturedRow } from './FeaturedRow.tsx';
import { RentalPicker } from './RentalPicker.tsx';
import { useRentals, type Rental } from './rentals.ts';
import { FEATURED_TEXT as text } from './text.ts';

export function FeaturedScreen(): ReactElement {
  const featured = useContent(featuredResource);
  const rentals = useRentals();
  const changes = useContentChanges(featuredResource);
  const { failure, attempt } = useAttempt();
  const [choosing, setChoosing] = useState(false);
  const [removing, setRemoving] = useState<StoredFeatured | null>(null);
  const byId = new Map(rentals.data?.map((rental) => [rental.id, rental]));
  const titleOf = ({ propertyId }: StoredFeatured): string => byId.get(propertyId)?.title ?? text.gone;
  const failed = ADMIN_FAILURES.fetchFeaturedProperties;
  const add = (
    <button type="button" className="button button-primary" onClick={() => setChoosing(true)}>
      {text.add}
    </button>
  );

  return (
    <>
      <ScreenHead title={text.title} introduction={text.introduction}>
        {add}
      </ScreenHead>
      <Banner>{failure}</Banner>
      <ListState
        query={{
          // Only together: a list without its titles is useless.
          data: rentals.data && featured.data,
          isError: featured.isError || rentals.isError,
          refetch: () => Promise.all([featured.refetch(), rentals.refetch()]),
        }}
        loading={text.loading}
        failed={failed}
        tryAgain={text.tryAgain}
        empty={<EmptyState text={ADMIN_EMPTY.featuredProperties}>{add}</EmptyState>}
      >
        {(items) => (
          <>
            <p className="mb-4 text-small text-ink-soft">
              {text.shownCount(items.filter(({ isActive }) => isActive).length)}
              {items.filter(({ isActive }) => isActive).length > FEATURED_RECOMMENDED && ` · ${text.many}`}
            </p>
            <OrderedList
              label={text.list}
              items={items}
              nameOf={titleOf}
              isDim={({ isActive }) => !isActive}
              onOrder={(ids) => attempt(changes.reorder(ids), ADMIN_FAILURES.reorderProperties)}
            >
              {(one, handles) => (
                <FeaturedRow
                  featured={one}
                  rental={byId.get(one.propertyId)}
                  handles={handles}
                  onRemove={() => setRemoving(one)}
                  onActive={(isActive) =>
                    void attempt(changes.change(one.id, { isActive }), ADMIN_FAILURES.updatePropertyStatus)
                  }
                />
              )}
            </OrderedList>
          </>
        )}
      </ListState>
      {choosing && rentals.data !== undefined && featured.data !== undefined && (
        <RentalPicker
          rentals={featurable(rentals.data, featured.data)}
          onClose={() => setChoosing(false)}
          onChoose={({ id }) => {
            setChoosing(false);
            void attempt(feature(id).then(changes.upsert), ADMIN_FAILURES.addFeaturedProperty);
          }}
        />
      )}
      {removing !== null && (
        <ConfirmDialog
          title={text.confirmRemove(titleOf(removing))}
          yes={text.yes}
          no={text.no}
          onClose={() => setRemoving(null)}
          onYes={() => void attempt(changes.remove(removing.id), ADMIN_FAILURES.removeFeaturedProperty)}
        >
          {text.confirmHint}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Rentals that are not archived and not featured yet. */
function featurable(rentals: readonly Rental[], featured: readonly StoredFeatured[]): readonly Rental[] {
  const featuredIds = new Set(featured.map(({ propertyId }) => propertyId));
  return rentals.filter(({ id, archivedAt }) => archivedAt === null && !featuredIds.has(id));
}
