import { type ImgHTMLAttributes, type ReactNode, useState } from 'react'

/** Pixels; the server keeps every picture in these widths. */
const widths = [320, 768, 1536]

interface PhotoProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet'> {
  src: string
  /** Loads at once. `sizes` then says how wide it is; a lazy picture learns it from the layout. */
  eager?: boolean
  /** In its place when it cannot be loaded, as without a network, and says nothing by itself. */
  fallback?: ReactNode
}

export function Photo({ src, eager = false, sizes = '20rem', alt, fallback, ...rest }: PhotoProps) {
  const [failed, setFailed] = useState<string>()
  if (failed === src && !alt) return fallback
  return (
    <img
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      sizes={eager ? sizes : `auto, ${sizes}`}
      srcSet={photoSrcSet(src)}
      src={src}
      alt={alt}
      onError={() => setFailed(src)}
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
