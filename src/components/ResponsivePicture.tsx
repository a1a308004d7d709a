import type { ReactElement } from 'react';

/** The sources come from the domain's `pictureSources`. */
export interface ResponsivePictureProps {
  /** `srcset` of the AVIF variants. */
  avif: string;
  /** `srcset` of the WebP variants; null where `src` is enough. */
  webp: string | null;
  /** URL for browsers without `srcset`. */
  src: string;
  /** Intrinsic width in pixels, which reserves the space. */
  width: number;
  /** Intrinsic height in pixels. */
  height: number;
  alt: string;
  /** Dominant colours of the upper, middle and lower third, as a CSS colour list: shown until the picture loads. */
  tones: string;
  /** Blurred miniature as a data URL, shown behind the 'first' picture instead of the colours; undefined for none. */
  placeholder: string | undefined;
  /** The `sizes` attribute. */
  sizes: string;
  /** 'first' for the picture that decides the LCP, 'eager' for others on the first screen; default 'lazy'. */
  loading?: 'first' | 'eager' | 'lazy';
  /** Classes of the image; default none. */
  className?: string;
}

/** A picture in modern formats that reserves its space and shows its dominant colours until it loads. */
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
        // No island draws a first picture, so the miniature is not needed here.
        style={{ backgroundImage: `linear-gradient(${props.tones})` }}
      />
    </picture>
  );
}
