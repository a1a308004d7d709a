/** A failure whose message the visitor reads, in a field or above the button. */
export class FormFailure extends Error {
  /** '' for the form as a whole. */
  readonly field: string;

  /** `message` is what the visitor reads. */
  constructor(message: string, field = '', cause?: unknown) {
    super(message, { cause });
    this.name = 'FormFailure';
    this.field = field;
  }
}
