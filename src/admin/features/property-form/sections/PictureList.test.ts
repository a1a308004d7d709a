import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { pictureFixture } from '#domain/content/published-fixture.ts';
import { picturesOf } from '#admin/lib/content/form-pictures.ts';
import { createFormUploads } from '#admin/lib/form-uploads.ts';
import { OrderedList } from '#admin/components/order/OrderedList.tsx';
import type { PropertyInput } from '#domain/property/input.ts';
import { galleryAlt } from '#domain/media/text.ts';
import { PictureList } from './PictureList.tsx';

const TITLE = 'Casa da Duna';
const SHOWN = ['1', '2', '3'].map((n) => ({ ...pictureFixture(n), alt: galleryAlt(TITLE, Number(n)) }));

type Form = UseFormReturn<FieldValues, unknown, PropertyInput>;
type ListProps = Parameters<typeof OrderedList<{ readonly id: string }>>[0];

it('the alt texts of a gallery that say a position follow a new order, as they will be stored', async () => {
  const { form, list } = openGallery();
  await list.onOrder(SHOWN.map(({ id }) => id).toReversed());
  expect(altsOf(form)).toEqual([1, 2, 3].map((place) => galleryAlt(TITLE, place)));
});

it('the alt texts of a gallery that say a position follow a removal, as they will be stored', () => {
  vi.stubGlobal('document', { activeElement: null, body: null, getElementById: () => null });
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const { form, list } = openGallery();
  const [entry] = list.items;
  if (entry === undefined) throw new Error('There is no picture.');
  const item = list.children(entry, createElement('span'), 0) as ReactElement<{ remove: () => void }>;
  item.props.remove();
  expect(altsOf(form)).toEqual([1, 2].map((place) => galleryAlt(TITLE, place)));
});

function altsOf(form: Form): string[] {
  return picturesOf(form.getValues('gallery')).map(({ alt }) => alt);
}

/** The gallery of a form with three pictures, and what it gives to the list of them. */
function openGallery(): { form: Form; list: ListProps } {
  const opened: { form: Form; list: ListProps }[] = [];
  const Gallery = (): null => {
    const form: Form = useForm<FieldValues, unknown, PropertyInput>({
      defaultValues: { title: TITLE, gallery: SHOWN },
    });
    // No effect runs, and until then the form gives its initial values only.
    form.reset();
    const model = { form, part: (id: string) => ({ id, error: undefined }), uploads: createFormUploads() };
    const texts = { heading: String, nameOf: String, add: '' };
    const tree = PictureList({ model, name: 'gallery', most: 9, isDescribed: true, ...texts });
    const [list] = elementsIn(tree).filter(({ type }) => type === OrderedList);
    opened.push({ form, list: list?.props as ListProps });
    return null;
  };
  renderToStaticMarkup(createElement(Gallery));
  const [first] = opened;
  if (first === undefined) throw new Error('Nothing was rendered.');
  return first;
}

function elementsIn(node: ReactNode): ReactElement[] {
  if (Array.isArray(node)) return node.flatMap(elementsIn);
  if (!isValidElement<{ children?: ReactNode }>(node)) return [];
  return [node, ...elementsIn(node.props.children)];
}
