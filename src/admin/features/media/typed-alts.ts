import type { PhotoReportLine } from '#domain/media/photo-report.ts';

/** Alt texts that were typed for the pictures of a property and are not saved, by place and picture. */
export type TypedAlts = Readonly<Record<string, string>>;

/** Those of all properties, by id: they stay while another property, or the library, is shown. */
export type AltsByProperty = Readonly<Record<string, TypedAlts>>;

type Line = Pick<PhotoReportLine, 'place'> & { readonly picture: { readonly id: string; readonly alt: string } };

const keyOf = ({ place, picture }: Line): string => `${place} ${picture.id}`;

/** The text of a picture as typed, or else as stored. */
export function altOf(typed: TypedAlts, line: Line): string {
  return typed[keyOf(line)] ?? line.picture.alt;
}

/** Adds texts; the stored one counts as not typed. */
export function typeAlts(typed: TypedAlts, texts: readonly (readonly [Line, string])[]): TypedAlts {
  const stored = new Map(texts.map(([line]) => [keyOf(line), line.picture.alt]));
  const next = { ...typed, ...Object.fromEntries(texts.map(([line, alt]) => [keyOf(line), alt])) };
  return Object.fromEntries(Object.entries(next).filter(([key, alt]) => alt !== stored.get(key)));
}

/**
 * What is still unsaved when the property has these pictures: neither stored by now, nor of a picture that is gone. The text
 * of one that a colleague moved goes with it.
 */
export function keepUnsaved(typed: TypedAlts, lines: readonly Line[]): TypedAlts {
  const keys = new Set(lines.map(keyOf));
  const left = Object.entries(typed).filter(([key]) => !keys.has(key));
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, moved] = left.find(([key]) => key.endsWith(` ${line.picture.id}`)) ?? [];
      const alt = typed[keyOf(line)] ?? moved ?? line.picture.alt;
      return alt.trim() === line.picture.alt ? [] : [[keyOf(line), alt]];
    }),
  );
}

/** Whether anything was typed. */
export function hasTyped(typed: TypedAlts = {}): boolean {
  return Object.keys(typed).length > 0;
}
