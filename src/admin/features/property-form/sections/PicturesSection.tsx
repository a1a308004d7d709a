import { describedGallery } from '#domain/media/gallery-alts.ts';
import { GALLERY_MAX } from '#domain/core/limits.ts';
import { gallerySchema, type Picture } from '#domain/media/picture.ts';
import type { ReactElement } from 'react';
import { OrderedList } from '#admin/components/order/OrderedList.tsx';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import { inOrderOf } from '#admin/lib/content/form-pictures.ts';
import { FormPicture } from '#admin/lib/content/FormPicture.tsx';
import { PictureIntake } from '#admin/lib/picture-picker.tsx';
import { FormSection } from './FormSection.tsx';
import { GalleryItem } from './GalleryItem.tsx';
import { galleryItems } from './gallery-items.ts';
import type { PropertyFormModel } from '../property-form-model.ts';
import { usePart } from '../use-part.ts';
import { PROPERTY_LABELS as labels, PROPERTY_TEXT } from '../text.ts';

const text = PROPERTY_TEXT.gallery;

/** The hero and the gallery: added, described, ordered and taken out; all of it is saved with the form. */
export function PicturesSection({ model }: { model: PropertyFormModel }): ReactElement {
  const [gallery, setGallery] = usePart(model, 'gallery', gallerySchema);
  const { id, error } = model.part('gallery');
  const items = galleryItems(gallery);
  // Uploads end one after the other, each with the gallery as it is by then.
  const now = (): readonly Picture[] => gallerySchema.parse(model.form.getValues('gallery'));
  const add = (picture: Picture): void => {
    const title = String(model.form.getValues('title')).trim();
    const described = title === '' ? [picture] : describedGallery(title, [...now(), picture]).slice(-1);
    setGallery([...now(), ...described]);
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
      />
      <div id={id} tabIndex={-1} className="field-wide">
        <h3 className="mb-4 font-text font-medium">{text.current(gallery.length)}</h3>
        <OrderedList
          label={labels.gallery}
          items={items}
          layout="grid"
          nameOf={({ place }) => text.image(place + 1)}
          onOrder={(ids) => {
            setGallery(inOrderOf(galleryItems(now()), ids).map(({ picture }) => picture));
            return Promise.resolve();
          }}
        >
          {({ picture }, handles, place) => (
            <GalleryItem
              picture={picture}
              place={place + 1}
              handles={handles}
              change={(changed) => setGallery(now().with(place, changed))}
              remove={() => setGallery(now().toSpliced(place, 1))}
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
