import { useFormat } from '#web/lib/format/format.ts'

/** For who hears the page: a quarter, a half, three quarters; nothing in between. */
export function SpokenProgress({ value, max }: { value: number; max: number }) {
  const { number } = useFormat()
  const quarters = Math.floor((4 * value) / Math.max(1, max))
  return (
    <output className="sr-only">
      {quarters > 0 && quarters < 4 ? number(quarters / 4, { style: 'percent' }) : ''}
    </output>
  )
}
