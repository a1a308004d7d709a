import type { Weekday } from '#domain/site/office-days.ts';
import type { EnquiryPurpose } from '#domain/property/actions.ts';
import type { PropertyType } from '#domain/property/type.ts';

/** Props of the forms in a property's dialogs. */
export interface PropertyFieldsProps {
  readonly propertyId: string;
  /** Id of the heading that names the form. */
  readonly labelledBy: string;
  readonly propertyType: PropertyType;
  /** Maximum number of guests; 0 when unknown. */
  readonly capacity: number;
  /** Days on which the office is open. */
  readonly officeDays: readonly Weekday[];
  readonly purpose: EnquiryPurpose;
}
