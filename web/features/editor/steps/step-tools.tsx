import { Carrot, EllipsisVertical, ListTree, Merge, SquareSplitVertical } from 'lucide-react'
import { useDraft, useSteps } from '#web/components/recipe-form/draft/draft-context.ts'
import type { StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { splitParagraphs } from '#web/components/recipe-form/step.change.ts'
import {
  distributeIngredients,
  mergeAllSteps,
  splitAllSteps,
  type Steps,
} from '#web/components/recipe-form/steps.change.ts'
import { Button } from '#web/components/ui/button.tsx'
import { LazyMenu, MenuContent, MenuItem } from '#web/components/ui/lazy-menu.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useStepOrderOverlay } from './use-step-order-overlay.ts'

export function StepTools({ steps }: { steps: readonly StepDraft[] }) {
  const t = useTranslations('editor')
  const change = useSteps()
  const { announce } = useDraft()
  const order = useStepOrderOverlay()
  const act = (next: (steps: Steps) => Steps, said: string) => {
    change(next)
    announce(said)
  }
  const isOne = steps.length < 2
  return (
    <div className="flex items-center gap-1">
      {isOne ? null : (
        <Button variant="ghost" size="sm" onClick={order.show}>
          <ListTree aria-hidden />
          {t('step.arrange')}
        </Button>
      )}
      <LazyMenu button={<IconButton label={t('step.tools')} icon={<EllipsisVertical />} />}>
        <MenuContent align="end">
          <MenuItem
            disabled={steps.every(({ instruction }) => splitParagraphs(instruction).length < 2)}
            onSelect={() => act(splitAllSteps, t('step.split'))}
          >
            <SquareSplitVertical aria-hidden /> {t('step.splitEach')}
          </MenuItem>
          <MenuItem disabled={isOne} onSelect={() => act(mergeAllSteps, t('step.mergedAll'))}>
            <Merge aria-hidden /> {t('step.mergeAll')}
          </MenuItem>
          <MenuItem disabled={isOne} onSelect={() => act(distributeIngredients, t('step.handedOut'))}>
            <Carrot aria-hidden /> {t('step.handOut')}
          </MenuItem>
        </MenuContent>
      </LazyMenu>
    </div>
  )
}
