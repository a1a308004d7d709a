import { FAILED_TO_FETCH_PROPERTIES } from '#domain/search/text.ts';
import type { ReactElement } from 'react';
import { Banner } from '#admin/components/Banner.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useDestinationOptions } from '#admin/lib/content/destination-options.ts';
import { usePropertyTitles } from '#admin/lib/content/property-titles.ts';
import { ChosenList } from './ChosenList.tsx';
import type { SettingsEditor } from './SettingsForm.tsx';
import { SETTINGS_TEXT } from './text.ts';

const { home: text, sections } = SETTINGS_TEXT;

/** The chosen content of the home page. */
export function HomeFields({ editor }: { editor: SettingsEditor }): ReactElement {
  const { form, field, part } = editor;
  const { data: titles, isError } = usePropertyTitles();
  const destinations = useDestinationOptions();
  return (
    <>
      <h2 className="form-part text-title">{sections.home}</h2>
      <TextField {...field('home.villaClaim')} label={text.villaClaim} required wide />
      <TextField {...field('home.destinationClaim')} label={text.destinationClaim} required wide />
      {isError && <Banner>{FAILED_TO_FETCH_PROPERTIES}</Banner>}
      <ChosenList
        {...part('home.galleryPropertyIds')}
        form={form}
        name="home.galleryPropertyIds"
        label={text.galleryPropertyIds}
        add={text.addProperty}
        gone={titles === undefined ? '…' : text.goneProperty}
        options={titles === undefined ? [] : titles.map(({ id, title }) => ({ id, label: title }))}
      />
      <ChosenList
        {...part('home.sliderDestinations')}
        form={form}
        name="home.sliderDestinations"
        label={text.sliderDestinations}
        add={text.addDestination}
        gone=""
        options={destinations}
      />
    </>
  );
}
