import { propertiesApi } from '@site/domain/api-properties';
import { dashboardRow } from '@site/domain/dashboard-row';
import type { WorkingProperty } from '@site/domain/property';
import { propertyInputOf, propertyInputSchema } from '@site/domain/property-input';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { Banner } from '../../../components/admin/Banner.tsx';
import { ScreenHead } from '../../../components/admin/ScreenHead.tsx';
import { announce } from '../../../lib/announce.ts';
import { callAsStaff } from '../../../lib/staff/call-as-staff.ts';
import { takeRow } from '../../../lib/staff/properties/use-rows.ts';
import { DraftOffer } from './DraftOffer.tsx';
import type { MapTiles } from './map-tiles.ts';
import { forgetPropertyDraft, readPropertyDraft, type PropertyDraft } from './property-draft.ts';
import { PropertyForm } from './PropertyForm.tsx';
import { PublishActions } from './PublishActions.tsx';
import { PublishedActions } from './PublishedActions.tsx';
import { ShelfActions } from './ShelfActions.tsx';
import { PROPERTY_WORDS as words } from './words.ts';

interface Props {
  /** The working copy as it was read. */
  property: WorkingProperty;
  /** Where the map's background comes from. */
  tiles: MapTiles;
}

/** The form of a property that is there. */
export function EditForm({ property: read, tiles }: Props): ReactElement {
  const navigate = useNavigate();
  const [property, setProperty] = useState(read);
  const [offer, setOffer] = useState(() => readPropertyDraft(read.id));
  const [taken, setTaken] = useState<PropertyDraft | null>(null);
  const [failure, setFailure] = useState('');
  const { id, title, archivedAt } = property;
  // Work that began from an older revision is saved from there, so that what came between is met and not overwritten.
  const base = taken === null ? null : propertyInputSchema.safeParse(taken.base);
  const start = base?.success === true ? base.data : propertyInputOf(property);
  const item = { ...property, rev: (base?.success === true ? taken?.rev : null) ?? property.rev };
  const forget = (): void => {
    forgetPropertyDraft(id);
    setOffer(null);
  };

  return (
    <>
      <ScreenHead title={words.edit(title)} />
      <Banner>{failure}</Banner>
      {archivedAt !== null && <Banner tone="note">{words.shelf.archived}</Banner>}
      {offer !== null && (
        <DraftOffer
          draft={offer}
          take={() => {
            setTaken(offer);
            setOffer(null);
          }}
          drop={forget}
        />
      )}
      <PropertyForm
        key={`${property.rev} ${taken?.at ?? ''}`}
        id={id}
        title={words.edit(title)}
        draftKey={id}
        item={item}
        start={start}
        restored={taken?.values ?? null}
        save={async (input, rev) => {
          const body = { ...input, rev: rev ?? property.rev };
          const { document } = await callAsStaff(propertiesApi, 'PUT /api/admin/properties/{id}', {
            params: { id },
            body,
          });
          return document;
        }}
        refused={(reason) => reason}
        onSaved={(stored) => {
          takeRow(dashboardRow(stored));
          announce(words.saved(stored.title));
          void navigate('/admin/dashboard');
        }}
        submit={words.save}
        tiles={tiles}
      >
        {(unsaved) => (
          <>
            <PublishActions property={property} unsaved={unsaved} fail={setFailure} />
            <PublishedActions property={property} fail={setFailure} />
            <ShelfActions property={property} unsaved={unsaved} changed={setProperty} fail={setFailure} />
          </>
        )}
      </PropertyForm>
    </>
  );
}
