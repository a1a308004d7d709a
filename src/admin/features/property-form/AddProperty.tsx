import { toDashboardRow } from '#domain/property/dashboard/row.ts';
import { propertiesApi } from '#domain/api/properties.ts';
import { propertyCreated, propertyCreationFailed } from '#domain/property/form-text.ts';
import { newProperty } from '#domain/property/defaults.ts';
import type { WorkingProperty } from '#domain/property/property.ts';
import { propertyInputOf, type PropertyInput } from '#domain/property/input.ts';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { DraftOffer } from '#admin/components/form/DraftOffer.tsx';
import { ScreenHead } from '#admin/components/ScreenHead.tsx';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { withKept } from '#admin/lib/content/use-form-draft.ts';
import { upsertRow } from '#admin/lib/properties/use-rows.ts';
import type { MapTiles } from './sections/map-tiles.ts';
import { draftName, forgetPropertyDraft, readPropertyDraft, type KeptDraft } from './property-draft.ts';
import { PropertyForm } from './PropertyForm.tsx';
import { PROPERTY_TEXT as text } from './text.ts';

const KEY = 'new';

/** The form of a new property. Once stored, the edit form replaces it (docs/decisions/0131). */
export function AddProperty({ tiles }: { tiles: MapTiles | null }): ReactElement {
  const navigate = useNavigate();
  const [offer, setOffer] = useState(() => readPropertyDraft(KEY));
  const [restored, setRestored] = useState<KeptDraft | null>(null);
  const [fresh] = useState(() => ({ id: crypto.randomUUID(), name: draftName(KEY) }));
  const { id, name } = restored ?? fresh;

  return (
    <>
      <ScreenHead title={text.add} />
      {offer !== null && (
        <DraftOffer
          draft={offer}
          restore={() => {
            setRestored({ ...offer, values: withKept(START, offer.values) });
            setOffer(null);
          }}
          discard={() => {
            forgetPropertyDraft(offer.name);
            setOffer(readPropertyDraft(KEY));
          }}
        />
      )}
      <PropertyForm
        key={id}
        id={id}
        title={text.add}
        draft={name}
        item={null}
        start={START}
        restored={restored?.values ?? null}
        offers={offer !== null}
        save={(input, base) => saveNew(id, input, base)}
        rejected={propertyCreationFailed}
        close={({ id: created, title }) => {
          void navigate(`/admin/edit-property/${created}`, { replace: true, state: propertyCreated(title) });
        }}
        onSaved={(property) => upsertRow(toDashboardRow(property))}
        submit={text.create}
        tiles={tiles}
      />
    </>
  );
}

/** Creates the property under its id; once that has happened, also in an attempt whose response was lost, saves it. */
async function saveNew(id: string, input: PropertyInput, base: WorkingProperty | null): Promise<WorkingProperty> {
  if (base === null) {
    return (await callAsStaff(propertiesApi, 'POST /api/admin/properties', { body: { ...input, id } })).document;
  }
  const call = { params: { id }, body: { ...input, rev: base.rev } };
  return (await callAsStaff(propertiesApi, 'PUT /api/admin/properties/{id}', call)).document;
}

/** Initial values of a new property (admin specification, sections 3 and 9). */
const START = {
  ...propertyInputOf({
    ...newProperty({
      id: '00000000-0000-4000-8000-000000000000',
      slug: 'new-property',
      title: 'New property',
      location: 'Portugal',
      createdAt: new Date().toISOString(),
    }),
    rev: 1,
    archivedAt: null,
  }),
  title: '',
  location: '',
};
