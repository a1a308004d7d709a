import type { CSSProperties, ReactElement } from 'react';

/** The crop of a picture for windows much taller than wide; the domain's `portraitSource` makes it. */
export interface PortraitCrop {
  src: string;
  /** Media query of the windows that use the crop. */
  media: string;
}

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
  /** Crop for portrait windows, for a picture that fills the window; default none. */
  portraitCrop?: PortraitCrop | null;
}

/** A picture in modern formats that reserves its space and shows its dominant colours until it loads. */
export function ResponsivePicture(props: ResponsivePictureProps): ReactElement {
  const { loading = 'lazy', portraitCrop } = props;
  return (
    <picture>
      {portraitCrop && <source media={portraitCrop.media} type="image/avif" srcSet={portraitCrop.src} />}
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
        style={background(props)}
      />
    </picture>
  );
}

/**
 * The CSS image behind a picture until it loads: the miniature for the first picture, otherwise the dominant colours. A
 * miniature has 200 bytes that do not compress; in lists they were a fifth of the document (docs/decisions/0045).
 */
function background({ loading, placeholder, tones }: ResponsivePictureProps): CSSProperties {
  const isMiniature = loading === 'first' && placeholder !== undefined;
  return { backgroundImage: isMiniature ? `url(${placeholder})` : `linear-gradient(${tones})` };
}
