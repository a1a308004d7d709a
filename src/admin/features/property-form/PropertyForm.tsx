import type { WorkingProperty } from '#domain/property/property.ts';
import { workingPropertySchema } from '#domain/property/property.ts';
import { ADMIN_FAILURES } from '#domain/staff/admin-text.ts';
import { LOCATION_MISSING, TITLE_MISSING } from '#domain/property/form-text.ts';
import { missingPropertyPrice } from '#domain/property/form-checks.ts';
import type { PropertyInput } from '#domain/property/input.ts';
import { showsStay } from '#domain/property/stay.ts';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { EditorForm } from '#admin/components/form/EditorForm.tsx';
import { LeaveGuard } from '#admin/components/form/LeaveGuard.tsx';
import { FORM_TEXT } from '#admin/components/form/text.ts';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { useAutosave } from '#admin/lib/content/use-autosave.ts';
import { useContentForm } from '#admin/lib/content/use-content-form.ts';
import { AccessSection } from './sections/AccessSection.tsx';
import { AmenitiesSection } from './sections/AmenitiesSection.tsx';
import { BasicsSection } from './sections/BasicsSection.tsx';
import { BedroomsSection } from './sections/BedroomsSection.tsx';
import { FormSection } from './sections/FormSection.tsx';
import { FormAside } from './FormAside.tsx';
import type { MapTiles } from './sections/map-tiles.ts';
import { MapSection } from './sections/MapSection.tsx';
import { MediaSection } from './sections/MediaSection.tsx';
import { PagesSection } from './sections/PagesSection.tsx';
import { PicturesSection } from './sections/PicturesSection.tsx';
import { PriceSection } from './sections/PriceSection.tsx';
import { hiddenFields, propertyFormSchema } from './form-schema.ts';
import { readForm } from './read-form.ts';
import { forgetPropertyDraft, keepPropertyDraft } from './property-draft.ts';
import { StaySections } from './sections/StaySections.tsx';
import { PROPERTY_PART_LABELS, RecordsField } from './sections/RecordsField.tsx';
import { VenueSection } from './sections/VenueSection.tsx';
import { StorySection } from './sections/StorySection.tsx';
import { PROPERTY_TEXT as text } from './text.ts';

const LABELS = { ...FIELD_LABELS.properties, ...PROPERTY_PART_LABELS };

interface Props {
  title: string;
  id: string;
  /** Name under which the device keeps unsaved work. */
  draft: string;
  /** The working copy in the revision that the work is based on; null for a new property. */
  item: WorkingProperty | null;
  /** Values of the unchanged form. */
  start: PropertyInput;
  /** Unsaved work to restore; null for none. */
  restored: Readonly<Record<string, unknown>> | null;
  /** Whether earlier work is offered, which the device keeps until somebody has chosen. */
  offers: boolean;
  /** Stores it; `base` is the working copy it is based on, null for a new one. */
  save: (input: PropertyInput, base: WorkingProperty | null) => Promise<WorkingProperty>;
  rejected: (reason: string) => string;
  onSaved: (property: WorkingProperty) => void;
  submit: string;
  /** Closes the form once it is stored, unless it was left meanwhile; default: it stays open. */
  close?: (property: WorkingProperty) => void;
  /** Whether it takes no input for now; default false. */
  inert?: boolean;
  /** Called when saving starts by the save button or with the choices of a conflict, not by another button. */
  onSave?: () => void;
  /** Further buttons, given the function that saves and whether there are unsaved changes; default none. */
  buttons?: (save: () => void, unsaved: boolean) => ReactElement;
  /** Result of the last press; default nothing. */
  note?: ReactNode;
  /** The tile service of the map; null for none. */
  tiles: MapTiles | null;
  /** The calendar of stays, below the form; default none. */
  calendar?: ReactNode;
  /** Content beside the form, given whether there are unsaved changes; default nothing. */
  children?: (unsaved: boolean) => ReactElement;
}

/** The form of a property: the sections of its type, validated by the domain's schema while typing. */
export function PropertyForm(props: Props): ReactElement {
  const {
    inert = false,
    title,
    id,
    draft,
    item,
    start,
    restored,
    offers,
    save,
    rejected,
    close,
    onSaved,
    submit,
    tiles,
  } = props;
  const saved = useRef(false);
  const model = useContentForm<PropertyInput, WorkingProperty>({
    id: 'property',
    schema: propertyFormSchema(start),
    stored: workingPropertySchema,
    start,
    item,
    labels: LABELS,
    save,
    rejected,
    fallback: ADMIN_FAILURES[item === null ? 'createProperty' : 'updateProperty'],
    close:
      close &&
      ((property) => {
        saved.current = true;
        close(property);
      }),
    onSaved: (property) => {
      forgetPropertyDraft(draft);
      onSaved(property);
    },
    live: true,
    messageOf: ({ code, path = [] }) => {
      if (path[0] === 'coordinates') return text.map.half;
      if (code !== 'too_small') return undefined;
      return path[0] === 'title' ? TITLE_MISSING : path[0] === 'location' ? LOCATION_MISSING : undefined;
    },
    alsoCheck: (values) => {
      const property = readForm(values);
      const message = missingPropertyPrice(property);
      if (message === null) return [];
      return [{ path: property.type === 'real_estate' ? 'salePrice' : 'price', message }];
    },
  });
  const { form } = model;
  const origin = { id, rev: item?.rev ?? null, base: start };
  const kept = useAutosave(
    form,
    (values, at) => saved.current || keepPropertyDraft(draft, { ...origin, values, at }),
    !offers,
    // Saving removes what was kept, but not what was typed meanwhile.
    item?.rev,
  );
  useEffect(() => {
    if (restored !== null) form.reset(restored, { keepDefaultValues: true });
  }, [form, restored]);

  useWatch({ control: form.control, name: ['type', 'hasRentalOption'] });
  const { type, hasRentalOption } = readForm(form.getValues());
  const stay = showsStay({ type, hasRentalOption });
  useEffect(() => {
    // The error summary would lead to a field that is not there.
    form.clearErrors(hiddenFields({ type, hasRentalOption }));
  }, [form, type, hasRentalOption]);
  const { unsaved } = model;
  const onSubmit = (): void => {
    // The choice of a save that is under way stands.
    if (inert || model.shell.busy) return;
    props.onSave?.();
    model.shell.onSubmit();
  };

  return (
    <div className="grid items-start gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_15rem] [&_.save-bar]:z-10 [&_.save-bar]:py-3 [&>form]:max-w-[62rem]">
      <EditorForm
        shell={{
          ...model.shell,
          keeping: offers ? 'none' : kept.rejected ? 'rejected' : 'keeps',
          conflict: model.shell.conflict && { ...model.shell.conflict, onResolve: onSubmit },
          onSubmit,
        }}
        inert={inert}
        label={title}
        save={submit}
        buttons={props.buttons?.(model.shell.onSubmit, unsaved)}
        note={unsaved ? null : props.note}
      >
        <BasicsSection model={model} />
        <PriceSection model={model} type={type} hasRentalOption={hasRentalOption} />
        <BedroomsSection model={model} />
        {stay && <StaySections model={model} />}
        <StorySection model={model} />
        <AmenitiesSection model={model} />
        <FormSection id="outdoors" title={text.sections.outdoors}>
          <RecordsField model={model} name="outdoorPlaces" />
        </FormSection>
        <AccessSection model={model} />
        <VenueSection model={model} />
        <PicturesSection model={model} />
        <MediaSection model={model} />
        <MapSection model={model} tiles={tiles} />
        <FormSection id="reviews" title={text.sections.reviews}>
          <RecordsField model={model} name="reviews" />
        </FormSection>
        <PagesSection model={model} />
      </EditorForm>
      {props.calendar !== undefined && <div className="max-w-[62rem] min-w-0">{props.calendar}</div>}
      <FormAside model={model} stay={stay} calendar={props.calendar !== undefined} unsaved={unsaved} kept={kept}>
        {props.children?.(unsaved)}
      </FormAside>
      <LeaveGuard isUnsaved={() => unsaved && !saved.current} text={() => (offers ? FORM_TEXT.leave : text.leave)} />
      <p className="sr-only" role="status">
        {kept.rejected ? text.draft.rejected : ''}
      </p>
    </div>
  );
}
