import * as z from 'zod';
import { LONG_TEXT, SHORT_TEXT } from '#domain/core/limits.ts';

const cell = z.string().trim().max(SHORT_TEXT).default('');

const longCell = z.string().trim().max(LONG_TEXT).default('');

/**
 * A row of the semicolon-separated sheet as text, cell by cell (admin specification, section 3). Its owner names are
 * personal data: they are read to be recognised and never copied into a property.
 */
export const importRowSchema = z.strictObject({
  /** Number of the owner in the other system. */
  ownerId: cell,
  /** Code of the property in the other system; tells whether it was imported before. */
  code: z.string().trim().min(1, { error: 'the row has no code' }).max(SHORT_TEXT),
  /** Status in words; only 'activated' is imported. */
  status: cell,
  /** Name of the accommodation, which becomes the title. */
  accommodation: z.string().trim().min(1, { error: 'the row has no accommodation name' }).max(SHORT_TEXT),
  /** Kind of accommodation in words. */
  type: cell,
  /** Most guests, as typed. */
  maxGuestCapacity: cell,
  /** Price, as typed. */
  rate: cell,
  /** Building it is part of. */
  building: cell,
  /** Addresses of photographs, as typed. */
  photoGallery: longCell,
  /** Town. */
  town: cell,
  /** Area of the country. */
  area: cell,
  /** Postcode. */
  postcode: cell,
  /** Street and house. */
  address: cell,
  /** Second line of the address. */
  address2: cell,
  /** Name of the owner. */
  owner: cell,
  /** Local-lodging registration. */
  touristLicense: cell,
  /** Internal notes. */
  notes: longCell,
  /** Number of the cadastre. */
  cadastralReference: cell,
});

/** A row of the sheet. */
export type ImportRow = z.infer<typeof importRowSchema>;
