import { propertiesApi } from '#domain/api/properties.ts';
import { dashboardRow } from '#domain/property/dashboard/row.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { propertyInputOf, propertyInputSchema } from '#domain/property/input.ts';
import { useRef, useState, type ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { Banner } from '#admin/components/Banner.tsx';
import { DraftOffer } from '#admin/components/form/DraftOffer.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { callAsStaff } from '#admin/lib/call-staff-api.ts';
import { lastList } from '#admin/lib/properties/last-list.ts';
import { takeRow } from '#admin/lib/properties/use-rows.ts';
import { StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
import type { MapTiles } from './sections/map-tiles.ts';
import { forgetPropertyDraft, readPropertyDraft, type PropertyDraft } from './property-draft.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { PropertyForm } from './PropertyForm.tsx';
import { PublishedActions } from './PublishedActions.tsx';
import { ShelfActions } from './StatusActions.tsx';
import { usePublishing } from './use-publishing.ts';
import { PROPERTY_TEXT as text } from './text.ts';

interface Props {
  /** The working copy as it was read. */
  property: WorkingProperty;
  /** Where the map's background comes from. */
  tiles: MapTiles;
}

/** The form of a property that is there; it stays open when it is saved. */
export function EditForm({ property: read, tiles }: Props): ReactElement {
  const { state: said }: { state: unknown } = useLocation();
  const [property, setProperty] = useState(read);
  // The revision that the form began from: what is done beside it begins the form anew, saving it does not.
  const [begun, setBegun] = useState(read.rev);
  const [offer, setOffer] = useState(() => readPropertyDraft(read.id));
  const [taken, setTaken] = useState<PropertyDraft | null>(null);
  const [failure, setFailure] = useState('');
  const [note, setNote] = useState(typeof said === 'string' ? said : '');
  const publishes = useRef(false);
  const publishing = usePublishing(setFailure);
  const { id, title, archivedAt } = property;
  // Work that began from an older revision is saved from there, so that what came between is met and not overwritten.
  const base = taken === null ? null : propertyInputSchema.safeParse(taken.base);
  const start = base?.success === true ? base.data : propertyInputOf(property);
  const item = { ...property, rev: (base?.success === true ? taken?.rev : null) ?? property.rev };
  const forget = (): void => {
    forgetPropertyDraft(id);
    setOffer(null);
  };
  const changed = (next: WorkingProperty): void => {
    setProperty(next);
    setBegun(next.rev);
  };

  return (
    <>
      <ScreenHead title={text.edit(title)}>
        <StatusBadge kind="properties" id={id} isArchived={archivedAt !== null} />
        <Link to={lastList()} className="inline-link text-small">
          {text.list.all}
        </Link>
      </ScreenHead>
      <Banner>{failure}</Banner>
      {archivedAt !== null && <Banner tone="note">{text.shelf.archived}</Banner>}
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
        key={`${begun} ${taken?.at ?? ''}`}
        id={id}
        title={text.edit(title)}
        draftKey={id}
        item={item}
        start={start}
        restored={taken?.values ?? null}
        save={async (input, base) => {
          const body = { ...input, rev: (base ?? property).rev };
          try {
            const call = { params: { id }, body };
            return (await callAsStaff(propertiesApi, 'PUT /api/admin/properties/{id}', call)).document;
          } catch (error) {
            // Whoever has something to decide first presses again.
            publishes.current = false;
            throw error;
          }
        }}
        rejected={(reason) => reason}
        stays
        onSave={() => {
          publishes.current = false;
        }}
        onSaved={(stored) => {
          takeRow(dashboardRow(stored));
          setProperty(stored);
          setFailure('');
          setNote(text.saved(stored.title));
          if (publishes.current) void publishing.publish(stored, text.publish.savedNotPublished(stored.title));
        }}
        submit={text.save}
        buttons={(save, unsaved) => (
          <button
            type="button"
            className="button button-quiet"
            disabled={publishing.isBusy}
            onClick={() => {
              publishes.current = true;
              setNote('');
              if (unsaved) save();
              else void publishing.publish(property, '');
            }}
          >
            {text.publish.savePublish}
          </button>
        )}
        note={
          publishing.asked === property.rev ? (
            <>
              {text.publish.asked(title)}{' '}
              <Link to="/admin/publish" className="inline-link">
                {text.publish.follow}
              </Link>
            </>
          ) : (
            note
          )
        }
        tiles={tiles}
      >
        {(unsaved) => (
          <>
            <div className="flex flex-wrap items-center gap-2">
              <PreviewButton propertyId={id} disabled={unsaved} fail={setFailure} />
            </div>
            <PublishedActions property={property} fail={setFailure} />
            <ShelfActions property={property} unsaved={unsaved} changed={changed} fail={setFailure} />
          </>
        )}
      </PropertyForm>
    </>
  );
}
