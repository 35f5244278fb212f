import { TriangleAlert } from 'lucide-react'
import { useSession } from '#web/lib/session.ts'
import { useWords } from '#web/lib/words.ts'

/** Says before one writes that a new recipe will not fit. Changing old ones always does. */
export function SpaceFull() {
  const t = useWords('editor')
  const { used, most } = useSession().limits.recipes
  if (most <= 0 || used < most) return null
  return (
    <output className="mb-5 flex items-start gap-2 rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-strong">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('full', { most })}
    </output>
  )
}
