import { FEATURED_RECOMMENDED } from '#domain/content/limits.ts';
import { ADMIN_EMPTY, ADMIN_FAILURES } from '#domain/staff/admin-text.ts';
import { useState, type ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { ContentList } from '#admin/components/content/ContentList.tsx';
import { ContentRow } from '#admin/components/content/ContentRow.tsx';
import { useContentList } from '#admin/components/content/use-content-list.ts';
import { EmptyState } from '#admin/components/EmptyState.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { PicturePlaceholder } from '#components/PicturePlaceholder.tsx';
import { featuredResource, type StoredFeatured } from '#admin/lib/content/content-resources.ts';
import { requestOnce } from '#admin/lib/request-once.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { RentalPicker } from './RentalPicker.tsx';
import { useRentals, type Rental } from './rentals.ts';
import { FEATURED_TEXT as text } from './text.ts';

export function FeaturedScreen(): ReactElement {
  const { failure, attempt } = useAttempt();
  const list = useContentList(featuredResource, attempt, {
    reorder: ADMIN_FAILURES.reorderProperties,
    change: ADMIN_FAILURES.updatePropertyStatus,
    remove: ADMIN_FAILURES.removeFeaturedProperty,
  });
  const rentals = useRentals();
  const [choosing, setChoosing] = useState(false);
  const byId = new Map(rentals.data?.map((rental) => [rental.id, rental]));
  const titleOf = ({ propertyId }: StoredFeatured): string => byId.get(propertyId)?.title ?? text.gone;
  const { query: featured } = list;
  const add = (
    <button
      type="button"
      className="button button-primary"
      disabled={rentals.data === undefined || featured.data === undefined}
      onClick={() => setChoosing(true)}
    >
      {text.add}
    </button>
  );

  return (
    <>
      <ScreenHead title={text.title} introduction={text.introduction}>
        {add}
      </ScreenHead>
      <Banner>{failure}</Banner>
      <ContentList
        list={list}
        query={{
          // Only together: a list without its titles is useless.
          data: rentals.data && featured.data,
          isError: featured.isError || rentals.isError,
          refetch: () => Promise.all([featured.refetch(), rentals.refetch()]),
        }}
        text={{ ...text, failed: ADMIN_FAILURES.fetchFeaturedProperties }}
        empty={<EmptyState text={ADMIN_EMPTY.featuredProperties}>{add}</EmptyState>}
        nameOf={titleOf}
        isDim={({ isActive }) => !isActive}
        summary={(items) => {
          const shown = items.filter(({ isActive }) => isActive).length;
          return (
            <p className="mb-4 text-small text-ink-soft">
              {text.shownCount(shown)}
              {shown > FEATURED_RECOMMENDED && ` · ${text.many}`}
            </p>
          );
        }}
        question={(one) => text.question(titleOf(one))}
      >
        {({ id, propertyId, isActive }, { name, handles, change, onDelete }) => {
          const rental = byId.get(propertyId);
          return (
            <ContentRow
              kind="featured"
              id={id}
              name={name}
              handles={handles}
              picture={rental?.hero ?? null}
              placeholder={<PicturePlaceholder />}
              toggle={{
                label: text.shown(name),
                on: isActive,
                states: text.states,
                onSwitch: (on) => void change({ isActive: on }),
              }}
              onDelete={onDelete}
              deleteVerb="Remove"
            >
              <h2 className="text-title">{name}</h2>
              {rental !== undefined && (
                <p className="text-small text-ink-soft">
                  {[rental.location, rental.price].filter(Boolean).join(' · ')}
                </p>
              )}
              {rental !== undefined && rental.archivedAt !== null && (
                <p className="text-small text-error">{text.archived}</p>
              )}
            </ContentRow>
          );
        }}
      </ContentList>
      {choosing && rentals.data !== undefined && featured.data !== undefined && (
        <RentalPicker
          rentals={featurable(rentals.data, featured.data)}
          onClose={() => setChoosing(false)}
          onChoose={({ id }) => {
            setChoosing(false);
            void attempt(feature(id).then(list.changes.upsert), ADMIN_FAILURES.addFeaturedProperty);
          }}
        />
      )}
    </>
  );
}

/** Rentals that are not archived and not featured yet. */
function featurable(rentals: readonly Rental[], featured: readonly StoredFeatured[]): readonly Rental[] {
  const featuredIds = new Set(featured.map(({ propertyId }) => propertyId));
  return rentals.filter(({ id, archivedAt }) => archivedAt === null && !featuredIds.has(id));
}

/** Adds a property as the last featured one; a new one is active (admin specification, section 7). */
function feature(propertyId: string): Promise<StoredFeatured> {
  return requestOnce(`featured ${propertyId}`, (key) => featuredResource.create({ propertyId, isActive: true }, key));
}
