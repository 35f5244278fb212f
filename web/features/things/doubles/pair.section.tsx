import { useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Kbd } from '#web/components/ui/kbd.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Double } from './doubles.queries.ts'
import { type Choice, keepLeft, keepRight, keepUsual } from './keep-which.ts'
import { SideCard } from './side.card.tsx'
import { usePairKeys } from './use-pair-keys.ts'

interface PairSectionProps {
  pair: Double
  number: number
  total: number
  onKeep: (choice: Choice) => void
  onDistinct: (pair: Double) => void
  onLater: (pair: Double) => void
}

/** One question: two cards, what would change, and four answers. */
export function PairSection({ pair, number, total, onKeep, onDistinct, onLater }: PairSectionProps) {
  const t = useTranslations('doubles')
  const [considered, setConsidered] = useState<'left' | 'right'>()
  const keys = {
    left: () => onKeep(keepLeft(pair)),
    right: () => onKeep(keepRight(pair)),
    distinct: () => onDistinct(pair),
    later: () => onLater(pair),
  }
  usePairKeys(keys)
  const usual = keepUsual(pair)
  const choice = considered ? (considered === 'left' ? keepLeft(pair) : keepRight(pair)) : usual
  const why = t(`why.${pair.why}`)
  const consider = (side: 'left' | 'right') => (isConsidered: boolean) => setConsidered(isConsidered ? side : undefined)
  return (
    <section aria-label={t('progress', { number, total })}>
      <output className="sr-only">
        {t('pair', { number, total, left: pair.left.name, right: pair.right.name, why })}
      </output>
      <div aria-hidden className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-sm">
        <p className="font-medium">{why}</p>
        <p className="numbers text-muted">{t('progress', { number, total })}</p>
      </div>
      <div aria-hidden className="mb-5 h-1 overflow-hidden rounded-full bg-sunken">
        <div className="h-full rounded-full bg-primary" style={{ width: `${((number - 1) / total) * 100}%` }} />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:gap-5">
        <SideCard
          side={pair.left}
          sign="←"
          isUsual={usual.staying === pair.left}
          onKeep={keys.left}
          onConsider={consider('left')}
        />
        <SideCard
          side={pair.right}
          sign="→"
          isUsual={usual.staying === pair.right}
          onKeep={keys.right}
          onConsider={consider('right')}
        />
      </div>
      <p className="mt-4 min-h-12 text-center text-sm text-pretty text-muted wrap-anywhere sm:min-h-6">
        <ChangeText choice={choice} />
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button variant="outline" onClick={keys.distinct}>
          {t('distinct')}
          <KeyHint sign="N" />
        </Button>
        <Button variant="ghost" onClick={keys.later}>
          {t('later')}
          <KeyHint sign="␣" />
        </Button>
      </div>
    </section>
  )
}

const KeyHint = ({ sign }: { sign: string }) => (
  <span aria-hidden className="pointer-coarse:hidden">
    <Kbd>{sign}</Kbd>
  </span>
)

function ChangeText({ choice: { going, staying } }: { choice: Choice }) {
  const t = useTranslations('doubles')
  const names = { going: going.name, staying: staying.name }
  if (going.numrecipe === undefined) return t('says', names)
  if (going.numrecipe === 0) return t('saysUnused', names)
  return t('saysRecipes', { ...names, count: going.numrecipe })
}
