/** `Text/HTML; charset=x` is `text/html`. */
export const mediaType = (header: string | null): string => (header ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** Whether a media type is among the accepted ones; `image/*` takes every image, `*\/*` anything, also what has no type. */
export const isAccepted = (type: string, accept: readonly string[]): boolean =>
  accept.some(
    (wanted) => wanted === '*/*' || wanted === type || (wanted.endsWith('/*') && type.startsWith(wanted.slice(0, -1))),
  )
