import { Bold, Eye, Italic, List, Pencil } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useDraft, useSteps } from '#web/components/recipe-form/draft/draft-context.ts'
import { fieldId } from '#web/components/recipe-form/focus-field.ts'
import type { StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { changeStep } from '#web/components/recipe-form/steps.change.ts'
import { Button } from '#web/components/ui/button.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { Textarea } from '#web/components/ui/form/textarea.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { IngredientInsert } from './ingredient-insert.tsx'
import { insertText, prefixLines, type TextSelection, wrapSelection } from './text-selection.ts'

const Preview = lazy(async () => ({
  default: (await import('#web/components/recipe-form/instruction-preview.tsx')).InstructionPreview,
}))

export function InstructionBox({ step }: { step: StepDraft }) {
  const t = useTranslations('editor')
  const change = useSteps()
  const { errors } = useDraft()
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
    write(text)
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
            <IngredientInsert step={step} onPiece={(piece) => mark((selection) => insertText(selection, piece))} />
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
        <Textarea
          ref={box}
          id={id}
          rows={3}
          aria-invalid={wrong?.length ? true : undefined}
          aria-describedby={wrong?.length ? `${id}-error` : undefined}
          placeholder={t('step.instructionExample')}
          className="min-h-24"
          value={step.instruction}
          onChange={(event) => write(event.target.value, `${step.key}.instruction`)}
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
