import type { Sharp } from 'sharp';
import { PictureError } from './picture-error.ts';

// The largest photograph takes three seconds; what takes ten times that was made to.
const SECONDS_MAX = 30;

/** Limits the time that a pipeline may take. */
export function limited(pipeline: Sharp): Sharp {
  return pipeline.timeout({ seconds: SECONDS_MAX });
}

/** Does what decodes or encodes a picture; throws a PictureError when that takes too long or the picture is damaged. */
export async function orReject<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PictureError) throw error;
    // The one way by which sharp tells this failure from others.
    if (error instanceof Error && error.message.includes('timeout')) {
      throw new PictureError('too_slow', 'the picture takes too long', { cause: error });
    }
    throw new PictureError('damaged', 'the picture cannot be read', { cause: error });
  }
}
