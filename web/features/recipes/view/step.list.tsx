import { MonitorCheck } from 'lucide-react'
import { Chip } from '#web/components/ui/chip.tsx'
import { useWakeLock, isWakeLockSupported } from '#web/lib/use-wake-lock.ts'
import { useState } from 'react'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { RecipeViewProps } from './recipe-view-props.ts'
import { StepItem } from './step.item.tsx'

export function StepList(view: RecipeViewProps) {
  const t = useTranslations('recipes')
  const { steps } = view.recipe
  return (
    <section aria-label={t('steps.title')} className="min-w-0">
      <div className="mb-4 flex min-h-10 items-center justify-between gap-4">
        <h2 className="font-title text-2xl font-semibold">{t('steps.title')}</h2>
        {isWakeLockSupported ? <WakeLockSwitch /> : null}
      </div>
      {steps.length === 0 ? <p className="text-muted">{t('steps.none')}</p> : null}
      <ol className="flex flex-col gap-8 print:gap-4">
        {steps.map((step, index) => (
          <StepItem key={step.id} step={step} place={index + 1} isOnly={steps.length === 1} {...view} />
        ))}
      </ol>
    </section>
  )
}

function WakeLockSwitch() {
  const t = useTranslations('recipes')
  const [isWanted, setWanted] = useState(false)
  const isAwake = useWakeLock(isWanted)
  return (
    <Chip on={isWanted} onClick={() => setWanted(!isWanted)} className="print:hidden">
      <MonitorCheck aria-hidden />
      {t(isAwake ? 'steps.awake' : 'steps.stayAwake')}
    </Chip>
  )
}
