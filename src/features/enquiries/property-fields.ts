import type { Weekday } from '#domain/site/office-days.ts';
import type { EnquiryPurpose } from '#domain/property/actions.ts';

/** What the form in each dialog of a property is given. */
export interface PropertyFieldsProps {
  /** The property it is about. */
  readonly propertyId: string;
  /** Id of the heading that names the form. */
  readonly labelledBy: string;
  /** Guests that the property takes; 0 when it is not known. */
  readonly capacity: number;
  /** Days on which the office is open. */
  readonly officeDays: readonly Weekday[];
  /** What the form is opened for. */
  readonly purpose: EnquiryPurpose;
  /** Called once the form answers to clicks. */
  readonly onHydrated?: () => void;
}
