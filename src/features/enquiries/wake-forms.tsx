import { hydrateForm } from '../../lib/forms/hydrate-form.ts';
import { ContactFields } from './ContactFields.tsx';
import { InformationFields } from './InformationFields.tsx';
import type { PropertyFieldsProps } from './property-fields.ts';
import { PropertyInformationFields } from './PropertyInformationFields.tsx';
import { ViewingFields } from './ViewingFields.tsx';

/** Takes over the form in `root`, which says in its data what it is, what names it and which property it is about. */
export function wakeEnquiry(root: HTMLElement): Promise<void> {
  const { enquiryForm, labelledBy = '', propertyId = '' } = root.dataset;
  return hydrateForm(root, (onAwake) => {
    const props: PropertyFieldsProps = { propertyId, labelledBy, onAwake };
    switch (enquiryForm) {
      case 'contact':
        return <ContactFields labelledBy={labelledBy} onAwake={onAwake} />;
      case 'information':
        return <InformationFields {...props} />;
      case 'viewing':
        return <ViewingFields {...props} />;
      case 'property-information':
        return <PropertyInformationFields {...props} />;
      default:
        throw new Error(`No enquiry is called ${enquiryForm}`);
    }
  });
}
