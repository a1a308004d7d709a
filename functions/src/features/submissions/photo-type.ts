import type { SUBMISSION_PHOTO_TYPES } from '@site/domain/submission-options';

/** A type of photograph that owners may send. */
export type PhotoType = (typeof SUBMISSION_PHOTO_TYPES)[number];

/** Bytes at a place of a file. */
interface Mark {
  readonly at: number;
  readonly bytes: readonly number[];
}

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));

const MARKS: readonly { type: PhotoType; marks: readonly Mark[] }[] = [
  { type: 'image/png', marks: [{ at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }] },
  { type: 'image/jpeg', marks: [{ at: 0, bytes: [0xff, 0xd8, 0xff] }] },
  { type: 'image/gif', marks: [{ at: 0, bytes: ascii('GIF87a') }] },
  { type: 'image/gif', marks: [{ at: 0, bytes: ascii('GIF89a') }] },
  {
    type: 'image/webp',
    marks: [
      { at: 0, bytes: ascii('RIFF') },
      { at: 8, bytes: ascii('WEBP') },
    ],
  },
];

/** What a file is by its first bytes; undefined when it is none of the photographs we take, whatever it calls itself. */
export function photoTypeOf(file: Uint8Array): PhotoType | undefined {
  const holds = ({ at, bytes }: Mark) => bytes.every((byte, index) => file[at + index] === byte);
  return MARKS.find(({ marks }) => marks.every(holds))?.type;
}
