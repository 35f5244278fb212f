import { useEffect, useRef } from 'react'

/** Shows and focuses a control of a sheet, once it has opened; folded groups were drawn open for it. */
export function useFocusControl(control: string | undefined) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!control) return undefined
    const frame = requestAnimationFrame(() => {
      const found = fields.current?.querySelector<HTMLElement>(`[data-control="${CSS.escape(control)}"]`)
      found?.scrollIntoView({ block: 'center' })
      found?.querySelector<HTMLElement>('select, input, [role=switch]')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [control])
  return fields
}
