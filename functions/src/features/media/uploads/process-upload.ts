import { fileTooLarge } from '#domain/media/text.ts';
import { readUnlessMissing } from '#platform/read-unless-missing.ts';
import { arrivalPlace, type ArrivalPlace } from './incoming-path.ts';
import { refusalOf, refusalWords } from './inspect-picture.ts';
import type { MediaHouse } from '../media-deps.ts';
import { noteArrival } from './record-upload.ts';
import { noteRefusal } from './record-rejection.ts';
import { PictureError } from './picture-error.ts';
import { takeIn } from './take-in.ts';

/** An object that was stored. */
export interface ArrivedObject {
  /** Its name in the bucket. */
  readonly object: string;
  /** Its size in bytes. */
  readonly size: number;
  /** File name as its uploader knew it; '' when unknown. */
  readonly name: string;
}

/** What came of an object; 'elsewhere' when pictures do not arrive at its place, 'gone' when it was processed before. */
export type ArrivalOutcome = 'done' | 'refused' | 'gone' | 'elsewhere';

/**
 * Makes an arrived file a picture of the library, or says why not, and deletes it. Run again for the same event it finds
 * the file gone and changes nothing; stopped in between, it writes the same files and the same document once more.
 */
export async function processArrival(house: MediaHouse, arrived: ArrivedObject): Promise<ArrivalOutcome> {
  const place = arrivalPlace(arrived.object);
  if (place === null) return 'elsewhere';
  const outcome = await settle(house, place, arrived);
  if (outcome !== 'gone') await house.bucket().file(arrived.object).delete({ ignoreNotFound: true });
  return outcome;
}

async function settle(house: MediaHouse, place: ArrivalPlace, arrived: ArrivedObject): Promise<ArrivalOutcome> {
  const { bytesMax } = place.admission;
  // A file that is too large to be taken is not even read.
  if (arrived.size > bytesMax) return noteRefusal(house, place, fileTooLarge(arrived.size, bytesMax));
  const bytes = await readUnlessMissing(house.bucket().file(arrived.object));
  if (bytes === null) return 'gone';
  const refusal = refusalOf(bytes, place.admission);
  if (refusal !== null) return noteRefusal(house, place, refusal);
  try {
    return await noteArrival(house, place, await takeIn(house, bytes, arrived.name));
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return noteRefusal(house, place, refusalWords(error, bytes));
  }
}
