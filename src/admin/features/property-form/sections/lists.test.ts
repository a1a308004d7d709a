import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm, type FieldValues } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { pictureFixture } from '#domain/content/published-fixture.ts';
import { GALLERY_MAX } from '#domain/media/limits.ts';
import { newProperty } from '#domain/property/defaults.ts';
import type { PropertyInput } from '#domain/property/input.ts';
import { AMENITIES_MAX } from '#domain/property/limits.ts';
import { createFormUploads } from '#admin/lib/form-uploads.ts';
import { PicturePickerContext } from '#admin/lib/picture-picker.tsx';
import type { PropertyFormModel } from '../property-form-model.ts';
import { AmenitiesSection } from './AmenitiesSection.tsx';
import { CoordinateFields } from './CoordinateFields.tsx';
import { PicturesSection } from './PicturesSection.tsx';

const IDENTITY = { id: '', slug: '', title: 'Casa da Duna', location: 'Comporta', createdAt: '' };

/** HTML of a section of the form with these values, whose parts have this error. */
function render(
  Section: FunctionComponent<{ model: PropertyFormModel }>,
  values: Partial<PropertyInput>,
  error?: string,
): string {
  const Form = (): ReactElement => {
    const defaultValues = { ...newProperty(IDENTITY), ...values };
    const form = useForm<FieldValues, unknown, PropertyInput>({ defaultValues });
    const part = (name: string) => ({ id: name, error });
    return createElement(Section, { model: { form, part, uploads: createFormUploads() } as PropertyFormModel });
  };
  const picker = { Field: () => null, Intake: () => null };
  return renderToStaticMarkup(createElement(PicturePickerContext, { value: picker }, createElement(Form)));
}

describe('a list with more entries than the schema allows', () => {
  it('shows all amenities, so that one can be removed', () => {
    const amenities = Array.from({ length: AMENITIES_MAX + 1 }, (_, index) => ({
      ...{ category: 'outdoor' as const, name: `Court ${index + 1}`, icon: '' },
    }));
    expect(render(AmenitiesSection, { amenities })).toContain(`Court ${AMENITIES_MAX + 1}`);
  });

  it('shows all pictures, so that one can be removed', () => {
    const gallery = Array.from({ length: GALLERY_MAX + 1 }, () => pictureFixture());
    expect(render(PicturesSection, { gallery })).toContain(`Gallery image ${GALLERY_MAX + 1}`);
  });
});

it('a list of texts is described by its error', () => {
  const markup = render(AmenitiesSection, { features: [] }, 'Please give at most 80');
  expect(markup).toMatch(/<fieldset id="features"[^>]* aria-describedby="features-error"/);
  expect(markup).toContain('id="features-error"');
});

it.each([
  ['amenities', 'Amenities', AmenitiesSection],
  ['gallery', 'Gallery', PicturesSection],
] as const)(
  'the group that a link in the error summary focuses has a name and is described by its error: %s',
  (name, label, Section) => {
    const [group = ''] = render(Section, {}, 'Not valid').match(new RegExp(`<div id="${name}"[^>]*>`)) ?? [];
    expect(group).toContain('role="group"');
    expect(group).toContain(`aria-label="${label}"`);
    expect(group).toContain(`aria-describedby="${name}-error"`);
    expect(group).toContain('tabindex="-1"');
  },
);

it('a coordinate is described by its error, and by a hint while there is no pin', () => {
  const described = (values: Partial<PropertyInput>): string | undefined =>
    /<input id="coordinates.latitude"[^>]* aria-describedby="([^"]*)"/.exec(
      render(CoordinateFields, values, 'Not valid'),
    )?.[1];
  expect(described({})).toBe('coordinates-hint coordinates.latitude-error');
  expect(described({ coordinates: { latitude: 38.1, longitude: -8.7, exact: true } })).toBe(
    'coordinates.latitude-error',
  );
});

describe('the texts of a picture that are being typed', () => {
  it('keep the spaces at their ends', () => {
    const gallery = [{ ...pictureFixture(), alt: 'Sea ', caption: 'The ' }];
    const markup = render(PicturesSection, { gallery });
    expect(markup).toContain('value="Sea "');
    expect(markup).toContain('value="The "');
  });
});
