import { describeGallery } from '#domain/media/gallery-alts.ts';
import { GALLERY_MAX } from '#domain/media/limits.ts';
import { gallerySchema, type Picture } from '#domain/media/picture.ts';
import type { ReactElement } from 'react';
import { OrderedList } from '#admin/components/order/OrderedList.tsx';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { inOrderOf, insertPicture } from '#admin/lib/content/form-pictures.ts';
import { FormPicture } from '#admin/lib/content/FormPicture.tsx';
import { PictureIntake } from '#admin/lib/picture-picker.tsx';
import { FormSection } from './FormSection.tsx';
import { GalleryItem } from './GalleryItem.tsx';
import type { PropertyFormModel } from '../property-form-model.ts';
import { useFormPart } from '../use-part.ts';
import { PROPERTY_TEXT } from '../text.ts';

const labels = FIELD_LABELS.properties;

const text = PROPERTY_TEXT.gallery;

/** The hero and the gallery; all of it is saved with the form. */
export function PicturesSection({ model }: { model: PropertyFormModel }): ReactElement {
  const [gallery, setGallery] = useFormPart(model, 'gallery', gallerySchema);
  const { id, error } = model.part('gallery');
  const items = galleryItems(gallery);
  // Uploads end one by one, each based on the gallery of that time.
  const currentGallery = (): readonly Picture[] => gallerySchema.parse(model.form.getValues('gallery'));
  const add = (picture: Picture, next: Picture | null): void => {
    const title = String(model.form.getValues('title')).trim();
    const pictures = [...insertPicture(currentGallery(), picture, next)];
    setGallery(title === '' ? pictures : describeGallery(title, pictures));
  };

  return (
    <FormSection id="pictures" title={PROPERTY_TEXT.sections.pictures}>
      <FormPicture
        {...model.part('hero')}
        uploads={model.uploads}
        form={model.form}
        name="hero"
        label={labels.hero}
        optional
        note={text.heroNote}
      />
      <div id={id} tabIndex={-1} className="field-wide">
        <h3 className="mb-4 font-text font-medium">{text.current(gallery.length)}</h3>
        <OrderedList
          label={labels.gallery}
          items={items}
          layout="grid"
          nameOf={({ place }) => text.image(place + 1)}
          onOrder={(ids) => {
            setGallery(inOrderOf(galleryItems(currentGallery()), ids).map(({ picture }) => picture));
            return Promise.resolve(true);
          }}
        >
          {({ picture }, handles, place) => (
            <GalleryItem
              picture={picture}
              place={place + 1}
              handles={handles}
              change={(changed) => setGallery(currentGallery().with(place, changed))}
              remove={() => setGallery(currentGallery().toSpliced(place, 1))}
            />
          )}
        </OrderedList>
        <FieldNotes id={id} error={error} />
      </div>
      <div className="field-wide">
        <h3 className="mb-3 font-text font-medium">{text.add}</h3>
        <PictureIntake uploads={model.uploads} room={GALLERY_MAX - gallery.length} onPicture={add} />
        {gallery.length >= GALLERY_MAX && <p className="text-ink-soft">{text.full(GALLERY_MAX)}</p>}
      </div>
    </FormSection>
  );
}

/** A picture of a gallery with a unique id: the same picture may be in it twice. */
interface GalleryEntry {
  readonly id: string;
  /** Index, from 0. */
  readonly place: number;
  readonly picture: Picture;
}

/** Gives the pictures of a gallery unique ids, so that they can be reordered. */
function galleryItems(gallery: readonly Picture[]): GalleryEntry[] {
  const seen = new Map<string, number>();
  return gallery.map((picture, place) => {
    const before = seen.get(picture.id) ?? 0;
    seen.set(picture.id, before + 1);
    return { id: before === 0 ? picture.id : `${picture.id}-${before}`, place, picture };
  });
}
