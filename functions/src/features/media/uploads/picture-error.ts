import type { Sharp } from 'sharp';

/** Why a picture was rejected: an unsupported format, damaged data, too many pixels, or too long a processing time. */
export type PictureRejection = 'format' | 'damaged' | 'too_large' | 'too_slow';

/** A picture that cannot be published, with the reason. */
export class PictureError extends Error {
  readonly rejection: PictureRejection;

  constructor(rejection: PictureRejection, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PictureError';
    this.rejection = rejection;
  }
}

// The largest photo takes three seconds; a file that takes ten times as long is an attack.
const SECONDS_MAX = 30;

/** Limits the processing time of a pipeline. */
export function withTimeLimit(pipeline: Sharp): Sharp {
  return pipeline.timeout({ seconds: SECONDS_MAX });
}

/** Decodes or encodes a picture; turns failures into a PictureError: too slow or damaged. */
export async function asPictureError<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PictureError) throw error;
    // Sharp identifies a timeout only by its message.
    if (error instanceof Error && error.message.includes('timeout')) {
      throw new PictureError('too_slow', 'the picture takes too long', { cause: error });
    }
    throw new PictureError('damaged', 'the picture cannot be read', { cause: error });
  }
}
