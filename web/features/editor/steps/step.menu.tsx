import {
  ArrowDown,
  ArrowUp,
  EllipsisVertical,
  ListPlus,
  ListTree,
  Merge,
  Scissors,
  SquareSplitVertical,
  Soup,
  Trash2,
} from 'lucide-react'
import { useRef } from 'react'
import { useDraft, useSteps } from '#web/components/recipe-form/draft/draft-context.ts'
import { fieldId, focusField } from '#web/components/recipe-form/focus-field.ts'
import { newStep, type StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { splitParagraphs, splitStep, splitStepAt } from '#web/components/recipe-form/step.change.ts'
import {
  changeStep,
  mergeWithNext,
  moveItem,
  replaceStep,
  type Steps,
} from '#web/components/recipe-form/steps.change.ts'
import { LazyMenu, MenuContent, MenuItem, MenuSeparator } from '#web/components/ui/lazy-menu.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useStepOrderOverlay } from './use-step-order-overlay.ts'

export function StepMenu({ step, at, count }: { step: StepDraft; at: number; count: number }) {
  const t = useTranslations('editor')
  const { show_step_ingredients: showsIngredients } = usePreference()
  const change = useSteps()
  const { announce } = useDraft()
  const order = useStepOrderOverlay()
  const { key } = step
  /** The menu gives the focus back to its button unless it gets another target. */
  const goal = useRef<() => void>(undefined)
  const act = (next: (steps: Steps) => Steps, said: string) => {
    change(next)
    announce(said)
  }
  const cursor = () => {
    const area = document.getElementById(fieldId(key, 'instruction'))
    return area instanceof HTMLTextAreaElement ? area.selectionStart : 0
  }
  const isLast = at === count - 1
  return (
    <LazyMenu button={<IconButton label={t('step.menu', { number: at + 1 })} icon={<EllipsisVertical />} />}>
      <MenuContent
        align="end"
        onCloseAutoFocus={(event) => {
          if (!goal.current) return
          event.preventDefault()
          goal.current()
          goal.current = undefined
        }}
      >
        <MenuItem
          disabled={at === 0}
          onSelect={() => act((all) => moveItem(all, at, at - 1), t('step.movedTo', { number: at }))}
        >
          <ArrowUp aria-hidden /> {t('move.up')}
        </MenuItem>
        <MenuItem
          disabled={isLast}
          onSelect={() => act((all) => moveItem(all, at, at + 1), t('step.movedTo', { number: at + 2 }))}
        >
          <ArrowDown aria-hidden /> {t('move.down')}
        </MenuItem>
        <MenuItem disabled={count < 2} onSelect={order.show}>
          <ListTree aria-hidden /> {t('step.arrange')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          disabled={isLast}
          onSelect={() => act((all) => mergeWithNext(all, key), t('step.merged', { number: at + 1 }))}
        >
          <Merge aria-hidden /> {t('step.merge')}
        </MenuItem>
        <MenuItem
          disabled={splitParagraphs(step.instruction).length < 2}
          onSelect={() => act((all) => replaceStep(all, key, splitStep(step)), t('step.split'))}
        >
          <SquareSplitVertical aria-hidden /> {t('step.splitAll')}
        </MenuItem>
        <MenuItem
          disabled={step.instruction.trim() === ''}
          onSelect={() => act((all) => replaceStep(all, key, splitStepAt(step, cursor())), t('step.split'))}
        >
          <Scissors aria-hidden /> {t('step.splitHere')}
        </MenuItem>
        <MenuItem
          onSelect={() => {
            const fresh = newStep(showsIngredients)
            act((all) => all.toSpliced(at + 1, 0, fresh), t('step.added', { number: at + 2 }))
            goal.current = () => focusField(fresh.key, 'instruction')
          }}
        >
          <ListPlus aria-hidden /> {t('step.addBelow')}
        </MenuItem>
        {step.part ? null : (
          <MenuItem
            onSelect={() => {
              change((all) => changeStep(all, key, (one) => ({ ...one, part: { name: '' } })))
              goal.current = () => focusField(key, 'part')
            }}
          >
            <Soup aria-hidden /> {t('step.addPart')}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem
          danger
          onSelect={() => act((all) => all.filter((one) => one.key !== key), t('step.removed', { number: at + 1 }))}
        >
          <Trash2 aria-hidden /> {t('step.remove')}
        </MenuItem>
      </MenuContent>
    </LazyMenu>
  )
}
