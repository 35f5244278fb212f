import type { ImgHTMLAttributes } from 'react'

/** Pixels; the server keeps every picture in these widths. */
const widths = [320, 768, 1536]

interface PhotoProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> {
  src: string
  /** Loads at once. `sizes` then says how wide it is; a lazy picture learns it from the layout. */
  eager?: boolean
}

export function Photo({ src, eager = false, sizes = '20rem', alt, ...rest }: PhotoProps) {
  return (
    <img
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      sizes={eager ? sizes : `auto, ${sizes}`}
      srcSet={photoSrcSet(src)}
      src={src}
      alt={alt}
      {...rest}
    />
  )
}

/** Pictures from elsewhere exist in one size only. */
export function photoSrcSet(src: string): string | undefined {
  const url = URL.parse(src, location.origin)
  if (url?.origin !== location.origin || !url.pathname.startsWith('/media/')) return undefined
  return widths
    .map((width) => {
      url.searchParams.set('width', String(width))
      return `${url.pathname}${url.search} ${width}w`
    })
    .join(', ')
}
