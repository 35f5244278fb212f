import { Sparkles } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useAi } from '#web/components/ai/use-ai.ts'
import type { Estimate } from '#web/components/ai/estimate.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import type { ThingRow } from '../model.ts'

const EstimateSheet = lazyPart(() => import('./estimate.sheet.tsx'), 'EstimateSheet')

interface EstimateButtonProps {
  food: ThingRow
  onTake: (estimate: Estimate) => void
}

/** Nothing where nobody could be asked. */
export function EstimateButton({ food, onTake }: EstimateButtonProps) {
  const t = useTranslations('ai')
  const ai = useAi()
  const [isOpen, setOpen] = useState(false)
  if (!ai) return null
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <Sparkles aria-hidden />
        {t('nutrition.open')}
      </Button>
      {isOpen ? (
        <Suspense>
          <EstimateSheet ai={ai} food={food} onTake={onTake} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
