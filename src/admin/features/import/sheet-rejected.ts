/** A sheet that cannot be imported at all; its message says why, as a sentence for the screen. */
export class SheetRejected extends Error {
  /** Says why. */
  constructor(message: string) {
    super(message);
    this.name = 'SheetRefused';
  }
}
