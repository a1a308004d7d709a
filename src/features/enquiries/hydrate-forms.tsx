import { WEEKDAYS } from '#domain/site/office-days.ts';
import { hydrateForm } from '#lib/forms/hydrate-form.ts';
import { ENQUIRY_PURPOSES } from '#domain/property/actions.ts';
import { PROPERTY_TYPES, venueTypeOf } from '#domain/property/type.ts';
import { ContactFields } from './ContactFields.tsx';
import { InformationFields } from './InformationFields.tsx';
import type { PropertyFieldsProps } from './property-fields.ts';
import { PropertyInformationFields } from './PropertyInformationFields.tsx';
import { VenueFields } from './VenueFields.tsx';
import { ViewingFields } from './ViewingFields.tsx';

/** Hydrates the form in `root`, whose data attributes carry its kind and its props. */
export function hydrateEnquiry(root: HTMLElement): Promise<void> {
  const {
    enquiryForm,
    labelledBy = '',
    propertyId = '',
    propertyType,
    capacity,
    officeDays = '',
    purpose,
  } = root.dataset;
  return hydrateForm(root, (onHydrated) => {
    const props: PropertyFieldsProps = {
      propertyId,
      labelledBy,
      propertyType: PROPERTY_TYPES.find((type) => type === propertyType) ?? 'rental',
      capacity: Number(capacity),
      officeDays: WEEKDAYS.filter((day) => officeDays.split(' ').includes(day)),
      purpose: ENQUIRY_PURPOSES.find((one) => one === purpose) ?? 'question',
      onHydrated,
    };
    switch (enquiryForm) {
      case 'contact':
        return <ContactFields labelledBy={labelledBy} onHydrated={onHydrated} />;
      case 'enquiry':
      case 'information':
        return venueTypeOf(props.propertyType) === null ? <InformationFields {...props} /> : <VenueFields {...props} />;
      case 'viewing':
        return <ViewingFields {...props} />;
      case 'property-information':
        return <PropertyInformationFields {...props} />;
      default:
        throw new Error(`No enquiry is called ${enquiryForm}`);
    }
  });
}
