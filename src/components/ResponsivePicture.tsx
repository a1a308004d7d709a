import type { ReactElement } from 'react';

/** What the picture shows and how large it stands; the sources come from the domain's `pictureSources`. */
export interface ResponsivePictureProps {
  /** `srcset` of the AVIF variants. */
  avif: string;
  /** `srcset` of the WebP variants; null where `src` is enough. */
  webp: string | null;
  /** Address for browsers without `srcset`. */
  src: string;
  /** Intrinsic width in pixels, so that nothing shifts when it arrives. */
  width: number;
  /** Intrinsic height in pixels. */
  height: number;
  /** Text for those who cannot see it. */
  alt: string;
  /** Colours of its upper, middle and lower third, as CSS lists colours: behind the picture until it arrives. */
  tones: string;
  /** Blurred miniature as a data address, behind the 'first' picture instead of the tones; undefined for none. */
  placeholder: string | undefined;
  /** The `sizes` attribute: how wide the picture stands at which window width. */
  sizes: string;
  /** 'first' for the one picture that a page is judged by, 'eager' for others on the first screen; default 'lazy'. */
  loading?: 'first' | 'eager' | 'lazy';
  /** Classes of the image: its crop and size; default none. */
  className?: string;
}

/** A picture in modern formats that reserves its space and shows its colours until it is there. */
export function ResponsivePicture(props: ResponsivePictureProps): ReactElement {
  const loading = props.loading ?? 'lazy';
  return (
    <picture>
      <source type="image/avif" srcSet={props.avif} sizes={props.sizes} />
      {props.webp && <source type="image/webp" srcSet={props.webp} sizes={props.sizes} />}
      <img
        className={props.className}
        src={props.src}
        width={props.width}
        height={props.height}
        alt={props.alt}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'first' ? 'high' : undefined}
        decoding="async"
        // The miniature of a first picture is for static pages alone: no island draws one.
        style={{ backgroundImage: `linear-gradient(${props.tones})` }}
      />
    </picture>
  );
}
