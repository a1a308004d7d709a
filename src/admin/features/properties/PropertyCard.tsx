import type { DashboardRow } from '#domain/property/dashboard/row.ts';
import { implausibleValues } from '#domain/import/implausible-values.ts';
import { picturePath } from '#domain/media/picture-path.ts';
import { shownPrice } from '#domain/money/price.ts';
import { propertyBadge } from '#domain/property/type.ts';
import type { ReactElement } from 'react';
import { PicturePlaceholder } from '#components/PicturePlaceholder.tsx';
import { StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
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
  const { id, title, location, type, tag, people, bedrooms, bathrooms, archivedAt } = property;
  const price = shownPrice(property);
  const toCheck = implausibleValues(property);
  return (
    <li className="dashboard-card" data-archived={archivedAt !== null || undefined}>
      <div className="dashboard-photo">
        {property.hero ? (
          <img
            src={picturePath(property.hero.id, Math.min(...property.hero.widths), 'avif')}
            alt=""
            loading="lazy"
            decoding="async"
            width={480}
            height={320}
          />
        ) : (
          <PicturePlaceholder className="absolute inset-0" />
        )}
        <span className="label dashboard-badge">{propertyBadge(type)}</span>
        <span className="dashboard-status">
          <StatusBadge {...subjectOf(property)} />
          {toCheck.length > 0 && <span className="status-badge dashboard-check">{text.toCheck}</span>}
        </span>
        {selection !== null && (
          <input
            type="checkbox"
            className="dashboard-tick"
            aria-label={text.select(title)}
            checked={selection.has(id)}
            disabled={selection.full && !selection.has(id)}
            onChange={() => selection.toggle(property)}
          />
        )}
      </div>
      <div className="dashboard-words">
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
