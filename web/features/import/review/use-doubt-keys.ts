import { useEffect, useEffectEvent } from 'react'
import { useDraft, useSteps } from '#web/components/recipe-form/draft/draft-context.ts'
import type { StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { focusField } from '#web/components/recipe-form/focus-field.ts'
import { changeIngredient } from '#web/components/recipe-form/steps.change.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { isPressed } from '#web/lib/keys/pressed.ts'
import { shortcuts } from '#web/lib/keys/shortcuts.ts'
import { doubtfulFrom } from './doubtful-from.ts'

/** Keys go from one line worth a look to the next, and say that a line is right. Returns the way to the next. */
export function useDoubtKeys(steps: readonly StepDraft[]): () => void {
  const t = useTranslations('import')
  const change = useSteps()
  const { announce } = useDraft()
  const go = (way: 'next' | 'previous') => {
    const found = doubtfulFrom(steps, lineInFocus(), way)
    if (found === null) announce(t('review.noDoubt'))
    else focusField(found, 'line', 'food', 'note')
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const way = (['next', 'previous', 'fine'] as const).find((one) => isPressed(event, shortcuts.import[one]))
    const line = lineInFocus()
    if (!way || event.defaultPrevented || (way === 'fine' && line === null)) return
    event.preventDefault()
    if (way === 'fine' && line !== null)
      change((before) => changeIngredient(before, line, (one) => ({ ...one, doubt: null })))
    go(way === 'previous' ? 'previous' : 'next')
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
  return () => go('next')
}

/** The key of the row that has the focus. */
const lineInFocus = () => document.activeElement?.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? null
