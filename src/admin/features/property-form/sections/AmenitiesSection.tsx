import { X } from 'lucide-react';
import { amenitySchema, type Amenity } from '#domain/property/amenities/amenity.ts';
import { AMENITY_CATALOGUE, AMENITY_CATEGORIES } from '#domain/property/amenities/catalogue.ts';
import { AMENITY_ICONS, type CatalogueAmenity } from '#domain/property/amenities/icons.ts';
import type { ReactElement } from 'react';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import { addAmenity } from './add-amenity.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { FormSection } from './FormSection.tsx';
import { FreeAmenity } from './FreeAmenity.tsx';
import type { PropertyFormModel } from '../property-form-model.ts';
import { TextListField } from './TextListField.tsx';
import { useFormPart } from '../use-part.ts';
import { PROPERTY_TEXT } from '../text.ts';

const text = PROPERTY_TEXT.amenities;
const CATALOGUE = new Set<string>(Object.keys(AMENITY_ICONS));

/** Amenities from the catalogue, others added by hand, and features. */
export function AmenitiesSection({ model }: { model: PropertyFormModel }): ReactElement {
  const [amenities, setAmenities] = useFormPart(model, 'amenities', amenitiesOf);
  const { id, error } = model.part('amenities');
  const without = (name: string): Amenity[] => amenities.filter((amenity) => amenity.name !== name);
  const toggle = (category: Amenity['category'], name: CatalogueAmenity, on: boolean): void =>
    setAmenities(on ? [...without(name), { category, name, icon: AMENITY_ICONS[name] }] : without(name));
  const custom = amenities.filter(({ name }) => !CATALOGUE.has(name));

  return (
    <FormSection id="amenities" title={PROPERTY_TEXT.sections.amenities}>
      <FieldGroup
        id={id}
        label={FIELD_LABELS.properties.amenities}
        error={error}
        layout="grid gap-6 sm:grid-cols-2 xl:grid-cols-4"
      >
        {AMENITY_CATEGORIES.map((category) => (
          <fieldset key={category} className="min-w-0">
            <legend className="field-label">{text.categories[category]}</legend>
            {AMENITY_CATALOGUE[category].map((name) => (
              <label key={name} className="flex min-h-8 cursor-pointer items-center gap-2.5">
                <input
                  type="checkbox"
                  className="size-4.5 accent-anil"
                  checked={amenities.some((amenity) => amenity.name === name)}
                  onChange={({ currentTarget }) => toggle(category, name, currentTarget.checked)}
                />
                {name}
              </label>
            ))}
          </fieldset>
        ))}
      </FieldGroup>
      <div className="field-wide">
        {custom.length > 0 && (
          <ul aria-label={text.own} className="mb-4 flex flex-wrap gap-2">
            {custom.map(({ name }) => (
              <li key={name} className="flex items-center rounded-hair border border-field pl-3.5 text-small">
                {name}
                <button
                  type="button"
                  data-remove
                  className="icon-button size-8"
                  aria-label={text.remove(name)}
                  onClick={() => void keepFocus(() => setAmenities(without(name)))}
                >
                  <X size={14} />
                </button>
              </li>
            ))}
          </ul>
        )}
        <FreeAmenity add={(typed) => setAmenities(addAmenity(amenities, typed))} />
        <FieldNotes id={id} error={error} />
      </div>
      <TextListField model={model} name="features" />
    </FormSection>
  );
}

/** The amenities in a form field, however many. */
function amenitiesOf(value: unknown): readonly Amenity[] {
  return Array.isArray(value) ? value.filter(isAmenity) : [];
}

function isAmenity(value: unknown): value is Amenity {
  return amenitySchema.safeParse(value).success;
}
