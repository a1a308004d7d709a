import type { PublishedProperty } from '#domain/property/property.ts';
import { bedsOf } from '#domain/property/bedrooms/sleeping.ts';
import { ACCESS_TEXT as text } from './text.ts';

export type AccessFields = Pick<
  PublishedProperty,
  'entranceSteps' | 'narrowestDoor' | 'bedHeight' | 'showerStep' | 'bedroomList' | 'bedrooms'
>;

/** A measure and what it is; null while nobody has measured it. */
export interface AccessLine {
  readonly label: string;
  readonly value: string | null;
}

/** What is known of the way to bed and shower; empty when nothing is. */
export function accessLines(property: AccessFields): AccessLine[] {
  const { entranceSteps, narrowestDoor, bedHeight, showerStep, bedroomList, bedrooms } = property;
  const stepFree = bedroomList.filter(({ isStepFree }) => isStepFree).length;
  const lines = [
    { label: text.steps, value: entranceSteps === 0 ? text.none : (entranceSteps?.toString() ?? null) },
    { label: text.door, value: lengthText(narrowestDoor) },
    { label: text.shower, value: showerStep === 0 ? text.none : lengthText(showerStep) },
    // An unfurnished house has none to measure.
    ...(isUnfurnished(bedroomList) ? [] : [{ label: text.bed, value: lengthText(bedHeight) }]),
  ];
  if (lines.every(({ value }) => value === null)) return [];
  if (bedroomList.length === 0) return lines;
  const countText = bedroomList.length < bedrooms ? text.ofDescribed : text.of;
  return [...lines, { label: text.bedrooms, value: countText(stepFree, bedroomList.length) }];
}

function isUnfurnished(bedrooms: AccessFields['bedroomList']): boolean {
  return bedrooms.length > 0 && bedrooms.every((room) => bedsOf(room).length === 0);
}

function lengthText(centimetres: number | null): string | null {
  return centimetres === null ? null : text.centimetres(centimetres);
}
