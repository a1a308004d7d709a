import type { DashboardRow } from '#domain/property/dashboard/row.ts';
import { implausibleValues } from '#domain/import/implausible-values.ts';
import { picturePath } from '#domain/media/picture-path.ts';
import { shownPrice } from '#domain/money/price.ts';
import { propertyBadge } from '#domain/property/type.ts';
import type { ReactElement } from 'react';
import { PicturePlaceholder } from '#components/PicturePlaceholder.tsx';
import { BADGE, StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
import { subjectOf } from '#admin/lib/properties/subject-of.ts';
import { CardActions } from './CardActions.tsx';
import type { UsedProperty } from './RemoveUsed.tsx';
import type { Selection } from './use-selection.ts';
import { DASHBOARD_TEXT } from './text.ts';

const text = DASHBOARD_TEXT.card;

interface Props {
  property: DashboardRow;
  /** Null for roles that may not change anything. */
  selection: Selection | null;
  /** Reports why something failed; '' at the next attempt. */
  fail: (message: string) => void;
  /** Reports that it cannot be deleted while it is in use. */
  inUse: (used: UsedProperty) => void;
}

/** A property on the dashboard. */
export function PropertyCard({ property, selection, fail, inUse }: Props): ReactElement {
  const { id, title, location, type, saleState, tag, people, bedrooms, bathrooms, archivedAt } = property;
  const price = shownPrice(property);
  const toCheck = implausibleValues(property);
  return (
    <li
      data-property={id}
      className="flex min-w-0 flex-col border-b-4 border-sand focus-within:border-anil hover:border-anil"
    >
      <div className="relative grid aspect-3/2 place-items-center overflow-hidden bg-limestone text-field">
        {property.hero ? (
          <img
            src={picturePath(property.hero.id, Math.min(...property.hero.widths), 'avif')}
            alt=""
            className={`size-full object-cover ${archivedAt === null ? '' : 'opacity-55'}`}
            loading="lazy"
            decoding="async"
            width={480}
            height={320}
          />
        ) : (
          <PicturePlaceholder className="absolute inset-0" />
        )}
        <span className="label absolute top-0 left-0 bg-lime px-2.5 py-1.25 text-ink">
          {propertyBadge(type, saleState)}
        </span>
        <span className="absolute bottom-2 left-2 flex gap-1.5">
          <StatusBadge {...subjectOf(property)} />
          {toCheck.length > 0 && <span className={`${BADGE} text-error before:border-field`}>{text.toCheck}</span>}
        </span>
        {selection !== null && (
          <input
            type="checkbox"
            className="absolute top-2 right-2 size-6 cursor-pointer accent-anil"
            aria-label={text.select(title)}
            checked={selection.has(id)}
            disabled={selection.full && !selection.has(id)}
            onChange={() => selection.toggle(property)}
          />
        )}
      </div>
      <div className="flex-1 pt-3">
        <p className="label truncate text-clay">{location}</p>
        <h3 className="mt-1 truncate font-display text-title" title={title}>
          {title}
        </h3>
        <p className="mt-0.5 text-small text-ink-soft">{text.facts(people, bedrooms, bathrooms)}</p>
        <p className="mt-1 flex items-baseline justify-between gap-3 text-small">
          <span className={price === '' ? 'text-clay' : 'font-medium'}>{price === '' ? text.noPrice : price}</span>
          <span className="label truncate text-ink-soft">{tag}</span>
        </p>
      </div>
      <CardActions property={property} mayEdit={selection !== null} fail={fail} inUse={inUse} />
    </li>
  );
}
