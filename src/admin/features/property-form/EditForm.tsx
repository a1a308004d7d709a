import { propertiesApi } from '#domain/api/properties.ts';
import { toDashboardRow } from '#domain/property/dashboard/row.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { showsStay } from '#domain/property/stay.ts';
import { propertyInputAt, propertyInputOf, type PropertyInput } from '#domain/property/input.ts';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Banner } from '#admin/components/Banner.tsx';
import { DraftOffer } from '#admin/components/form/DraftOffer.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { withKept } from '#admin/lib/content/use-form-draft.ts';
import { subjectOf } from '#admin/lib/properties/subject-of.ts';
import { useStatuses } from '#admin/lib/publishing/use-statuses.ts';
import { useAttempt } from '#admin/lib/use-attempt.ts';
import { lastListPath } from '#admin/lib/properties/last-list.ts';
import { upsertRow } from '#admin/lib/properties/use-rows.ts';
import { StatusBadge } from '#admin/lib/publishing/StatusBadge.tsx';
import type { MapTiles } from './sections/map-tiles.ts';
import { draftName, forgetPropertyDraft, readPropertyDraft, type KeptDraft } from './property-draft.ts';
import { PreviewButton } from './PreviewButton.tsx';
import { PropertyForm } from './PropertyForm.tsx';
import { PublishedActions } from './PublishedActions.tsx';
import { PublishingNote } from './PublishingNote.tsx';
import { StatusActions } from './StatusActions.tsx';
import { usePublishing } from './use-publishing.ts';
import { PROPERTY_TEXT as text } from './text.ts';

/** Unsaved work of an earlier visit, in the form's present fields. */
interface RestoredWork extends Pick<KeptDraft, 'rev' | 'values'> {
  readonly base: PropertyInput;
}

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
  const navigate = useNavigate();
  const [property, setProperty] = useState(read);
  // Actions beside the form and restored work mount it again, saving does not.
  const [mounts, setMounts] = useState(0);
  const [offer, setOffer] = useState(() => readPropertyDraft(read.id));
  const [draft, setDraft] = useState(() => draftName(read.id));
  // Null again once it is saved.
  const [restored, setRestored] = useState<RestoredWork | null>(null);
  const [failure, setFailure] = useState('');
  const [note, setNote] = useState(typeof savedNote === 'string' ? savedNote : '');
  const publishes = useRef(false);
  const publishing = usePublishing(setFailure);
  const actions = useAttempt(setFailure);
  const { id, title, archivedAt } = property;
  const isOnSite = useStatuses().isOnSite(subjectOf(property));
  useEffect(() => {
    // Shown once: the browser keeps the state for a reload and for the way back.
    if (savedNote !== null) void navigate('.', { replace: true, state: null, preventScrollReset: true });
  }, [savedNote, navigate]);
  // Based on the revision where the work began, so that later changes show as a conflict.
  const start = restored?.base ?? propertyInputOf(property);
  const item = { ...property, rev: restored?.rev ?? property.rev };
  const changed = (next: WorkingProperty): void => {
    setProperty(next);
    setRestored(null);
    setNote('');
    setMounts(mounts + 1);
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
      {archivedAt !== null && (
        <Banner tone="note">{isOnSite ? text.status.archivedOnSite : text.status.archived}</Banner>
      )}
      {offer !== null && (
        <DraftOffer
          draft={offer}
          restore={() => {
            const base = propertyInputAt(offer.base, property);
            setRestored({ rev: offer.rev, base, values: withKept(base, offer.values) });
            setDraft(offer.name);
            setOffer(null);
            setMounts(mounts + 1);
          }}
          discard={() => {
            forgetPropertyDraft(offer.name);
            setOffer(readPropertyDraft(id));
          }}
        />
      )}
      <PropertyForm
        key={mounts}
        id={id}
        title={text.edit(title)}
        draft={draft}
        item={item}
        start={start}
        restored={restored?.values ?? null}
        offers={offer !== null}
        save={async (input, base) => {
          const call = { params: { id }, body: { ...input, rev: (base ?? property).rev } };
          return (await callAsStaff(propertiesApi, 'PUT /api/admin/properties/{id}', call)).document;
        }}
        rejected={(reason) => reason}
        // Mounted again with the response, it would lose what was typed meanwhile.
        inert={actions.busy}
        onSave={() => {
          publishes.current = false;
        }}
        onSaved={(stored) => {
          upsertRow(toDashboardRow(stored));
          setProperty(stored);
          setRestored(null);
          if (offer !== null) forgetPropertyDraft(offer.name);
          setOffer(null);
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
            <PublishingNote
              title={title}
              isRemoval={archivedAt !== null}
              siteRevision={publishing.published.siteRevision}
            />
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
              <PreviewButton propertyId={id} stored={property.rev} disabled={unsaved} fail={setFailure} />
            </div>
            <PublishedActions property={property} fail={setFailure} publishing={publishing} />
            <StatusActions property={property} unsaved={unsaved} changed={changed} attempts={actions} />
          </>
        )}
      </PropertyForm>
    </>
  );
}
