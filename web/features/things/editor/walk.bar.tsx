import { ChevronDown, ChevronUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Walk } from '../list/use-walk.ts'
import { useWalkKeys } from './use-walk-keys.ts'

/** Where the open row is in its list, and the rows before and after it. */
export function WalkBar({ walk }: { walk: Walk }) {
  const t = useTranslations('things')
  const { number } = useFormat()
  const bar = useRef<HTMLElement>(null)
  useWalkKeys(walk, bar)
  // Not `disabled`: the focus stays at the end of the list.
  return (
    <nav ref={bar} aria-label={t('walk.label')} className="flex grow items-center justify-between gap-2">
      <Button variant="ghost" aria-disabled={!walk.previous} onClick={walk.previous}>
        <ChevronUp aria-hidden />
        {t('walk.previous')}
      </Button>
      <output className="text-sm text-muted numbers">
        {t('walk.place', { number: number(walk.index + 1), count: number(walk.count) })}
      </output>
      <Button variant="ghost" aria-disabled={!walk.next} onClick={walk.next}>
        {t('walk.next')}
        <ChevronDown aria-hidden />
      </Button>
    </nav>
  )
}
