import { dashboardRow } from '@site/domain/dashboard-row';
import { propertiesApi } from '@site/domain/api-properties';
import { propertyCreated, propertyCreationFailed } from '@site/domain/messages/property-form-messages';
import { newProperty } from '@site/domain/property-defaults';
import { propertyInputOf } from '@site/domain/property-input';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { Banner } from '../../../components/admin/Banner.tsx';
import { ScreenHead } from '../../../components/admin/ScreenHead.tsx';
import { callAsStaff } from '../../../lib/staff/call-as-staff.ts';
import { usePause } from '../../../lib/forms/use-pause.ts';
import { takeRow } from '../../../lib/staff/properties/use-rows.ts';
import { DraftOffer } from './DraftOffer.tsx';
import type { MapTiles } from './map-tiles.ts';
import { forgetPropertyDraft, readPropertyDraft, type PropertyDraft } from './property-draft.ts';
import { PropertyForm } from './PropertyForm.tsx';
import { PROPERTY_WORDS as words } from './words.ts';

/** 'Redirect after property create: 2000 ms' (admin specification, section 9). */
const REDIRECT = 2000;

const KEY = 'new';

/** The form of a new property, which opens with the house's defaults. */
export function AddProperty({ tiles }: { tiles: MapTiles }): ReactElement {
  const navigate = useNavigate();
  const [offer, setOffer] = useState(() => readPropertyDraft(KEY));
  const [taken, setTaken] = useState<PropertyDraft | null>(null);
  const [fresh] = useState(() => crypto.randomUUID());
  const [created, setCreated] = useState('');
  const id = taken?.id ?? fresh;
  usePause(created !== '', REDIRECT, () => void navigate('/admin/dashboard'));

  return (
    <>
      <ScreenHead title={words.add} />
      <Banner tone="success">{created}</Banner>
      {offer !== null && created === '' && (
        <DraftOffer
          draft={offer}
          take={() => {
            setTaken(offer);
            setOffer(null);
          }}
          drop={() => {
            forgetPropertyDraft(KEY);
            setOffer(null);
          }}
        />
      )}
      <PropertyForm
        key={id}
        id={id}
        title={words.add}
        draftKey={KEY}
        item={null}
        start={START}
        restored={taken?.values ?? null}
        save={async (input) => {
          const { document } = await callAsStaff(propertiesApi, 'POST /api/admin/properties', {
            body: { ...input, id },
          });
          return document;
        }}
        refused={propertyCreationFailed}
        onSaved={(property) => {
          takeRow(dashboardRow(property));
          setCreated(propertyCreated(property.title));
        }}
        submit={words.create}
        tiles={tiles}
      />
    </>
  );
}

/** What a new property opens with (admin specification, sections 3 and 9). */
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
