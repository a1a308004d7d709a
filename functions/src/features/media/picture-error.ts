/** Why a picture was refused: its format is not accepted, its data cannot be decoded, or it has too many pixels. */
export type PictureRefusal = 'format' | 'damaged' | 'too_large';

/** A picture that cannot be published; the message says what is wrong with it. */
export class PictureError extends Error {
  /** Why it was refused. */
  readonly refusal: PictureRefusal;

  constructor(refusal: PictureRefusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PictureError';
    this.refusal = refusal;
  }
}
