/** Why a picture was refused: its format is not accepted, its data cannot be decoded, it has too many pixels, or takes too long. */
export type PictureRejection = 'format' | 'damaged' | 'too_large' | 'too_slow';

/** A picture that cannot be published; the message says what is wrong with it. */
export class PictureError extends Error {
  /** Why it was refused. */
  readonly rejection: PictureRejection;

  constructor(rejection: PictureRejection, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PictureError';
    this.rejection = rejection;
  }
}
