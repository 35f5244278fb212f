import { Bold, Eye, Italic, List, Pencil } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useDraft, useSteps } from '#web/components/recipe-form/draft/draft-context.ts'
import { fieldId } from '#web/components/recipe-form/focus-field.ts'
import type { StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { changeStep } from '#web/components/recipe-form/steps.change.ts'
import { Button } from '#web/components/ui/button.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { IngredientInsert } from './ingredient-insert.tsx'
import { InstructionArea } from './instruction-area.tsx'
import { insertText, prefixLines, type TextSelection, wrapSelection } from './text-selection.ts'
import { useReferenceTokens } from './use-reference-tokens.ts'

const Preview = lazy(async () => ({
  default: (await import('#web/components/recipe-form/instruction-preview.tsx')).InstructionPreview,
}))

export function InstructionBox({ step }: { step: StepDraft }) {
  const t = useTranslations('editor')
  const change = useSteps()
  const { errors } = useDraft()
  const tokens = useReferenceTokens(step.ingredients)
  const box = useRef<HTMLTextAreaElement>(null)
  const [isShown, setShown] = useState(false)
  const id = fieldId(step.key, 'instruction')
  const wrong = errors[`${step.key}.instruction`]
  const write = (instruction: string, about?: string) =>
    change((steps) => changeStep(steps, step.key, (one) => ({ ...one, instruction })), about)
  const mark = (change: (selection: TextSelection) => TextSelection) => {
    const area = box.current
    if (!area) return
    const { text, start, end } = change({ text: area.value, start: area.selectionStart, end: area.selectionEnd })
    write(tokens.store(text))
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(start, end)
    })
  }
  const bold = () => mark((selection) => wrapSelection(selection, '**'))
  const italic = () => mark((selection) => wrapSelection(selection, '_'))
  return (
    <div className="mt-2">
      <div className="mb-1 flex flex-wrap items-center gap-0.5">
        <label htmlFor={id} className="me-auto text-sm font-medium">
          {t('step.instruction')}
        </label>
        {isShown ? null : (
          <>
            <IconButton size="iconSm" label={t('text.bold')} icon={<Bold />} onClick={bold} />
            <IconButton size="iconSm" label={t('text.italic')} icon={<Italic />} onClick={italic} />
            <IconButton
              size="iconSm"
              label={t('text.list')}
              icon={<List />}
              onClick={() => mark((selection) => prefixLines(selection, '- '))}
            />
            <IngredientInsert
              step={step}
              onInsert={(position) => mark((selection) => insertText(selection, tokens.token(position)))}
            />
          </>
        )}
        <Button variant="ghost" size="sm" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? <Pencil aria-hidden /> : <Eye aria-hidden />}
          <span className="max-sm:sr-only">{t(isShown ? 'text.write' : 'text.preview')}</span>
        </Button>
      </div>
      {isShown ? (
        <div className="min-h-24 rounded-md border border-line bg-page px-4 py-3">
          <Suspense fallback={<Skeleton className="h-16" />}>
            <Preview step={step} />
          </Suspense>
        </div>
      ) : (
        <InstructionArea
          box={box}
          stored={step.instruction}
          tokens={tokens}
          ingredients={step.ingredients}
          onStored={(stored) => write(stored, `${step.key}.instruction`)}
          id={id}
          aria-invalid={wrong?.length ? true : undefined}
          aria-describedby={wrong?.length ? `${id}-error` : undefined}
          placeholder={t('step.instructionExample')}
          onKeyDown={(event) => {
            if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
            const key = event.key.toLowerCase()
            if (key !== 'b' && key !== 'i') return
            event.preventDefault()
            if (key === 'b') bold()
            else italic()
          }}
        />
      )}
      {wrong?.length ? (
        <p id={`${id}-error`} className="mt-1 text-sm text-error">
          {wrong.join(' ')}
        </p>
      ) : null}
    </div>
  )
}
