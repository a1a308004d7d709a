import { propertiesApi } from '#domain/api/properties.ts';
import { toDashboardRow } from '#domain/property/dashboard/row.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { showsStay } from '#domain/property/stay.ts';
import { propertyInputOf, propertyInputSchema } from '#domain/property/input.ts';
import { useRef, useState, type ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { Banner } from '#admin/components/Banner.tsx';
import { DraftOffer } from '#admin/components/form/DraftOffer.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { subjectOf } from '#admin/lib/properties/subject-of.ts';
import { lastListPath } from '#admin/lib/properties/last-list.ts';
import { upsertRow } from '#admin/lib/properties/use-rows.ts';
import { StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
import type { MapTiles } from './sections/map-tiles.ts';
import { forgetPropertyDraft, readPropertyDraft, type PropertyDraft } from './property-draft.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { PropertyForm } from './PropertyForm.tsx';
import { PublishedActions } from './PublishedActions.tsx';
import { PublishingNote } from './PublishingNote.tsx';
import { StatusActions } from './StatusActions.tsx';
import { usePublishing } from './use-publishing.ts';
import { PROPERTY_TEXT as text } from './text.ts';

interface Props {
  property: WorkingProperty;
  /** The tile service of the map; null for none. */
  tiles: MapTiles | null;
  /** The calendar of the saved property, shown where it can be rented. */
  calendar: (saved: WorkingProperty) => ReactElement;
}

/** The form of an existing property; it stays open when it is saved. */
export function EditForm({ property: read, tiles, calendar }: Props): ReactElement {
  const { state: savedNote }: { state: unknown } = useLocation();
  const [property, setProperty] = useState(read);
  // The revision that the form is mounted with: actions beside the form mount it again, saving does not.
  const [formRev, setFormRev] = useState(read.rev);
  const [offer, setOffer] = useState(() => readPropertyDraft(read.id));
  const [restored, setRestored] = useState<PropertyDraft | null>(null);
  const [failure, setFailure] = useState('');
  const [note, setNote] = useState(typeof savedNote === 'string' ? savedNote : '');
  const publishes = useRef(false);
  const publishing = usePublishing(setFailure);
  const { id, title, archivedAt } = property;
  // Based on the revision where the work began, so that later changes show as a conflict.
  const base = restored === null ? null : propertyInputSchema.safeParse(restored.base);
  const start = base?.success === true ? base.data : propertyInputOf(property);
  const item = { ...property, rev: (base?.success === true ? restored?.rev : null) ?? property.rev };
  const discard = (): void => {
    forgetPropertyDraft(id);
    setOffer(null);
  };
  const changed = (next: WorkingProperty): void => {
    setProperty(next);
    setFormRev(next.rev);
  };

  return (
    <>
      <ScreenHead title={text.edit(title)}>
        <StatusBadge {...subjectOf(property)} />
        <Link to={lastListPath()} className="inline-link text-small">
          {text.list.all}
        </Link>
      </ScreenHead>
      <Banner>{failure}</Banner>
      {archivedAt !== null && <Banner tone="note">{text.status.archived}</Banner>}
      {offer !== null && (
        <DraftOffer
          draft={offer}
          restore={() => {
            setRestored(offer);
            setOffer(null);
          }}
          discard={discard}
        />
      )}
      <PropertyForm
        key={`${formRev} ${restored?.at ?? ''}`}
        id={id}
        title={text.edit(title)}
        draftKey={id}
        item={item}
        start={start}
        restored={restored?.values ?? null}
        save={async (input, base) => {
          const body = { ...input, rev: (base ?? property).rev };
          try {
            const call = { params: { id }, body };
            return (await callAsStaff(propertiesApi, 'PUT /api/admin/properties/{id}', call)).document;
          } catch (error) {
            // An editor who has to decide something first presses again.
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
          upsertRow(toDashboardRow(stored));
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
          publishing.published?.rev === property.rev ? (
            <PublishingNote title={title} siteRevision={publishing.published.siteRevision} />
          ) : (
            note
          )
        }
        tiles={tiles}
        {...(showsStay(property) ? { calendar: calendar(property) } : {})}
      >
        {(unsaved) => (
          <>
            <div className="flex flex-wrap items-center gap-2">
              <PreviewButton propertyId={id} disabled={unsaved} fail={setFailure} />
            </div>
            <PublishedActions property={property} fail={setFailure} />
            <StatusActions property={property} unsaved={unsaved} changed={changed} fail={setFailure} />
          </>
        )}
      </PropertyForm>
    </>
  );
}
