import type { WorkingProperty } from '@site/domain/property';
import { workingPropertySchema } from '@site/domain/property';
import { ADMIN_FAILURES } from '@site/domain/messages/admin-messages';
import { LOCATION_MISSING, TITLE_MISSING } from '@site/domain/messages/property-form-messages';
import { missingPropertyPrice } from '@site/domain/property-form-checks';
import { propertyInputSchema, type PropertyInput } from '@site/domain/property-input';
import { showsStay } from '@site/domain/property-stay';
import { useEffect, useRef, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { EditorForm } from '../../../components/admin/EditorForm.tsx';
import { LeaveGuard } from '../../../components/admin/LeaveGuard.tsx';
import { useContentForm } from '../../../lib/staff/content/use-content-form.ts';
import { AmenitiesSection } from './AmenitiesSection.tsx';
import { BasicsSection } from './BasicsSection.tsx';
import { FormAside } from './FormAside.tsx';
import type { MapTiles } from './map-tiles.ts';
import { MapSection } from './MapSection.tsx';
import { PagesSection } from './PagesSection.tsx';
import { PicturesSection } from './PicturesSection.tsx';
import { PriceSection } from './PriceSection.tsx';
import { readForm } from './read-form.ts';
import { forgetPropertyDraft, type DraftKey } from './property-draft.ts';
import { StaySections } from './StaySections.tsx';
import { StorySection } from './StorySection.tsx';
import { useAutosave } from './use-autosave.ts';
import { PROPERTY_LABELS, PROPERTY_WORDS as words } from './words.ts';

interface Props {
  /** Name of the form. */
  title: string;
  /** Id of the property. */
  id: string;
  /** Under which name unsaved work is kept on the device. */
  draftKey: DraftKey;
  /** The working copy that is edited, in the revision the work began from; null for a new property. */
  item: WorkingProperty | null;
  /** What the form holds when nothing was changed. */
  start: PropertyInput;
  /** Unsaved work to go on with; null for none. */
  restored: Readonly<Record<string, unknown>> | null;
  /** Stores it. */
  save: (input: PropertyInput, rev: number | null) => Promise<WorkingProperty>;
  /** What the form says when it is refused. */
  refused: (reason: string) => string;
  /** Called once it is stored. */
  onSaved: (property: WorkingProperty) => void;
  /** Words of the button that saves. */
  submit: string;
  /** Where the map's background comes from. */
  tiles: MapTiles;
  /** What stands beside the form besides the lists, knowing whether something is not saved yet; default nothing. */
  children?: (unsaved: boolean) => ReactElement;
}

/** The form of a property: the parts its type asks for, looked at by the domain's schema while they are typed. */
export function PropertyForm(props: Props): ReactElement {
  const { title, id, draftKey, item, start, restored, save, refused, onSaved, submit, tiles } = props;
  const saved = useRef(false);
  const model = useContentForm<PropertyInput, WorkingProperty>({
    id: 'property',
    schema: propertyInputSchema,
    stored: workingPropertySchema,
    start,
    item,
    labels: PROPERTY_LABELS,
    save,
    refused,
    fallback: ADMIN_FAILURES[item === null ? 'createProperty' : 'updateProperty'],
    onSaved: (property) => {
      saved.current = true;
      forgetPropertyDraft(draftKey);
      onSaved(property);
    },
    live: true,
    say: ({ code, path = [] }) => {
      if (code !== 'too_small') return undefined;
      return path[0] === 'title' ? TITLE_MISSING : path[0] === 'location' ? LOCATION_MISSING : undefined;
    },
    also: (values) => {
      const property = readForm(values);
      const message = missingPropertyPrice(property);
      if (message === null) return null;
      return { path: property.type === 'real_estate' ? 'salePrice' : 'price', message };
    },
  });
  const { form } = model;
  const kept = useAutosave(form, draftKey, { id, rev: item?.rev ?? null, base: start }, () => saved.current);
  useEffect(() => {
    if (restored !== null) form.reset(restored, { keepDefaultValues: true });
  }, [form, restored]);

  useWatch({ control: form.control, name: ['type', 'hasRentalOption'] });
  const { type, hasRentalOption } = readForm(form.getValues());
  const stay = showsStay({ type, hasRentalOption });
  const dirty = form.formState.isDirty;

  return (
    <div className="property-form">
      <EditorForm shell={model.shell} label={title} save={submit}>
        <BasicsSection model={model} />
        <PriceSection model={model} type={type} hasRentalOption={hasRentalOption} />
        {stay && <StaySections model={model} />}
        <StorySection model={model} />
        <AmenitiesSection model={model} />
        <PicturesSection model={model} />
        <MapSection model={model} tiles={tiles} />
        <PagesSection model={model} />
      </EditorForm>
      <FormAside model={model} stay={stay} unsaved={dirty} kept={kept}>
        {props.children?.(dirty)}
      </FormAside>
      <LeaveGuard isUnsaved={() => dirty && !saved.current} words={words.leave} />
      <p className="sr-only" role="status">
        {kept.refused ? words.draft.refused : ''}
      </p>
    </div>
  );
}
