import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide a list is and how far from the top of the page it begins, in pixels; 0 before the first drawing. */
export function useListPlace(list: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ width: 0, top: 0 })
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      const box = element.getBoundingClientRect()
      const next = { width: box.width, top: Math.round(box.top + window.scrollY) }
      setPlace((now) => (now.width === next.width && now.top === next.top ? now : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // What stands above it may grow without the list itself becoming narrower.
    if (element.parentElement) observer.observe(element.parentElement)
    return () => observer.disconnect()
  }, [list])
  return place
}
