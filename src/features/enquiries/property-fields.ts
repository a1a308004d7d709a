/** What the form in each dialog of a property is given. */
export interface PropertyFieldsProps {
  /** The property it is about. */
  readonly propertyId: string;
  /** Id of the heading that names the form. */
  readonly labelledBy: string;
  /** Called once the form answers to clicks. */
  readonly onAwake?: () => void;
}
