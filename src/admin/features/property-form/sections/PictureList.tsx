import { describeGallery } from '#domain/media/gallery-alts.ts';
import type { Picture } from '#domain/media/picture.ts';
import { foldLine } from '#domain/text/safe-text.ts';
import type { ReactElement } from 'react';
import { OrderedList } from '#admin/components/order/OrderedList.tsx';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { insertPicture, picturesOf } from '#admin/lib/content/form-pictures.ts';
import { inOrder } from '#admin/lib/content/list-changes.ts';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import { PictureIntake } from '#admin/lib/picture-picker.tsx';
import { GalleryItem } from './GalleryItem.tsx';
import type { PropertyFormModel } from '../property-form-model.ts';
import { useFormPart } from '../use-part.ts';
import { PROPERTY_TEXT } from '../text.ts';

const text = PROPERTY_TEXT.gallery;

interface Props {
  model: Pick<PropertyFormModel, 'form' | 'part' | 'uploads'>;
  name: 'gallery' | 'accessPictures' | 'floorPlans';
  /** Most pictures. */
  most: number;
  /** Heading above the pictures, given their number. */
  heading: (count: number) => string;
  /** Name of the picture at a position, from 1. */
  nameOf: (place: number) => string;
  /** Heading above the button that adds pictures. */
  add: string;
  /** Whether a picture without alt text gets one of the property's title and its position; default false. */
  isDescribed?: boolean;
  /** Whether the pages of a PDF are added as pictures; default false. */
  takesPdf?: boolean;
}

/** An ordered list of pictures with their texts; saved with the form. */
export function PictureList(props: Props): ReactElement {
  const { model, name, most, heading, nameOf, add, isDescribed = false, takesPdf = false } = props;
  const [pictures, setPart] = useFormPart(model, name, picturesOf);
  const { id, error } = model.part(name);
  const label = FIELD_LABELS.properties[name];
  // Uploads end one by one, each based on the pictures of that time.
  const current = (): readonly Picture[] => picturesOf(model.form.getValues(name));
  // As the API stores them; a text that is being typed stays.
  const setPictures = (changed: readonly Picture[]): void => {
    const title = foldLine(String(model.form.getValues('title')));
    setPart(isDescribed && title !== '' ? describeGallery(title, changed) : changed);
  };

  return (
    <>
      <FieldGroup id={id} label={label} error={error}>
        <h3 className="mb-4 font-text font-medium">{heading(pictures.length)}</h3>
        <OrderedList
          label={label}
          items={pictureEntries(pictures)}
          layout="grid"
          nameOf={({ place }) => nameOf(place + 1)}
          onOrder={(ids) => {
            setPictures(inOrder(pictureEntries(current()), ids, ({ id }) => id).map(({ picture }) => picture));
            return Promise.resolve(true);
          }}
        >
          {({ picture }, handles, place) => (
            <GalleryItem
              picture={picture}
              place={place + 1}
              name={nameOf(place + 1)}
              handles={handles}
              change={(changed) => setPart(current().with(place, changed))}
              remove={() => void keepFocus(() => setPictures(current().toSpliced(place, 1)))}
            />
          )}
        </OrderedList>
        <FieldNotes id={id} error={error} />
      </FieldGroup>
      <div className="field-wide">
        <h3 className="mb-3 font-text font-medium">{add}</h3>
        <PictureIntake
          uploads={model.uploads}
          room={most - pictures.length}
          takesPdf={takesPdf}
          onPicture={(picture, next) => setPictures(insertPicture(current(), picture, next))}
        />
        {pictures.length >= most && <p className="text-ink-soft">{text.full(most)}</p>}
      </div>
    </>
  );
}

/** A picture of a list with a unique id: the same picture may be in it twice. */
interface PictureEntry {
  readonly id: string;
  /** Index, from 0. */
  readonly place: number;
  readonly picture: Picture;
}

/** Gives the pictures of a list unique ids, so that they can be reordered. */
function pictureEntries(pictures: readonly Picture[]): PictureEntry[] {
  const seen = new Map<string, number>();
  return pictures.map((picture, place) => {
    const before = seen.get(picture.id) ?? 0;
    seen.set(picture.id, before + 1);
    return { id: before === 0 ? picture.id : `${picture.id}-${before}`, place, picture };
  });
}
