import { Check, X } from 'lucide-react'
import { type FormEvent, useDeferredValue, useId, useState } from 'react'
import { LinePreview } from '#web/components/recipe-form/lines/line-preview.tsx'
import { useIngredientLineParser } from '#web/components/recipe-form/lines/use-ingredient-line-parser.ts'
import type { IngredientRow } from '#web/components/recipe/recipe.rows.ts'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { isTyping } from '#web/lib/keys/pressed.ts'
import { lineBody } from './line-body.ts'
import { lineText } from './line-text.ts'

export interface LineFormProps {
  line: IngredientRow
  /** What was typed before and could not be saved, and why. */
  failed: { text: string; problem: string } | undefined
  /** The servings that the line is written for, where others are shown. */
  writtenFor: string | null
  onSave: (text: string, body: ReturnType<typeof lineBody>) => void
  onCancel: () => void
}

/** Not where another line is being typed. */
function focus(box: HTMLInputElement | null) {
  if (!isTyping(document.activeElement)) box?.focus()
}

/** One line of a recipe, edited where it stands as the text that it was once written as. */
export function LineForm({ line, failed, writtenFor, onSave, onCancel }: LineFormProps) {
  const t = useTranslations('cards')
  const format = useFormat()
  const id = useId()
  const parse = useIngredientLineParser()
  const [written] = useState(() => lineText(line, format.range))
  const [text, setText] = useState(failed?.text ?? written)
  const typed = useDeferredValue(text.trim())
  const isProblem = failed !== undefined && text === failed.text
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    if (wanted === '' || wanted === written) onCancel()
    else onSave(wanted, lineBody(parse(wanted), line))
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-1.5 rounded-md bg-primary-soft/60 p-2">
      <div className="flex items-center gap-1">
        <Input
          aria-label={t('line.label')}
          aria-describedby={id}
          aria-invalid={isProblem || undefined}
          dir="auto"
          ref={focus}
          maxLength={512}
          enterKeyHint="done"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onCancel()
          }}
          className="min-w-0 grow"
        />
        <IconButton type="submit" variant="primary" label={t('line.save')} icon={<Check />} />
        <IconButton label={t('line.cancel')} icon={<X />} onClick={onCancel} />
      </div>
      <div id={id} className="flex flex-col gap-1 text-xs text-muted">
        {isProblem ? (
          <p role="alert" className="text-sm text-error">
            {failed.problem}
          </p>
        ) : null}
        {typed === '' ? null : <LinePreview ingredient={parse(typed)} />}
        {writtenFor ? <p>{t('line.written', { servings: writtenFor })}</p> : null}
      </div>
    </form>
  )
}
