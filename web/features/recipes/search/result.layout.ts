/** How results stand at one width. Every row is equally high, so that any row can be found without drawing those above. */
export interface ResultLayout {
  columns: number
  /** Pixels, the space below included. */
  rowHeight: number
}

/** In rem, so that larger letters get more room. */
const narrowest = 10
const widest = 13
const between = 1.25
const tileText = 4.875
const below = 1.5
const lineHeight = 5.5

/** `width` of the list and `rem`, both in pixels. On phones two tiles beside each other, on wide screens as many as fit. */
export function layoutOf(view: 'grid' | 'table', width: number, rem: number): ResultLayout {
  if (view === 'table') return { columns: 1, rowHeight: lineHeight * rem }
  const gap = between * rem
  const wished = width < 40 * rem ? narrowest : widest
  const columns = Math.max(1, Math.floor((width + gap) / (wished * rem + gap)))
  const tile = (width - gap * (columns - 1)) / columns
  return { columns, rowHeight: (tile * 3) / 4 + (tileText + below) * rem }
}
