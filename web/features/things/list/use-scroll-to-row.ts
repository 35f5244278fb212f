import { useEffect } from 'react'

interface Place {
  /** Pixels from the top of the document to the first row. */
  top: number
  height: number
  /** From the first row; undefined for none. */
  index: number | undefined
}

/** Brings a row into sight, drawn or not, below the heads of the columns. */
export function useScrollToRow({ top, height, index }: Place) {
  useEffect(() => {
    if (index === undefined || top === 0) return
    const from = top + index * height
    const head = height
    if (from - head < window.scrollY) window.scrollTo({ top: from - head })
    else if (from + height > window.scrollY + window.innerHeight)
      window.scrollTo({ top: from + 2 * height - window.innerHeight })
  }, [top, height, index])
}
