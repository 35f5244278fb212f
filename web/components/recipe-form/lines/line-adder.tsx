import { CornerDownLeft, Plus } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useDeferredValue, useState } from 'react'
import { inputClasses } from '#web/components/ui/form/input.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useDraft } from '../draft/draft-context.ts'
import { fieldId } from '../focus-field.ts'
import { LinePreview } from './line-preview.tsx'
import { linesOf } from './line.read.ts'
import { useLinePaste } from './use-line-paste.ts'

export function LineAdder({ step, isFirst }: { step: string; isFirst: boolean }) {
  const t = useTranslations('editor')
  const { reader } = useDraft()
  const paste = useLinePaste(step)
  const [text, setText] = useState('')
  const shown = useDeferredValue(text.trim())
  const add = () => {
    if (text.trim() === '') return
    paste(linesOf(text))
    setText('')
  }
  const onPaste = (event: ClipboardEvent) => {
    const lines = linesOf(event.clipboardData.getData('text'))
    if (lines.length < 2) return
    event.preventDefault()
    paste(text.trim() ? [text, ...lines] : lines)
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }
  return (
    <div className="ps-2">
      <div className="relative">
        <Plus aria-hidden className="absolute start-3 top-0 h-10 w-4.5 text-primary-strong pointer-coarse:h-11" />
        <label htmlFor={fieldId(step, 'line')} className="sr-only">
          {t('line.add')}
        </label>
        <input
          data-typing={text !== '' || undefined}
          id={fieldId(step, 'line')}
          dir="auto"
          autoComplete="off"
          enterKeyHint="enter"
          aria-describedby={`${step}-line-hint`}
          placeholder={t(isFirst ? 'line.firstExample' : 'line.example')}
          className={cn(inputClasses, 'h-10 border-dashed ps-10 pe-11 pointer-coarse:h-11')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
        {text ? (
          <IconButton
            label={t('line.add')}
            icon={<CornerDownLeft />}
            size="iconSm"
            className="absolute end-1 top-1 pointer-coarse:top-0.5"
            onPointerDown={(event) => event.preventDefault()}
            onClick={add}
          />
        ) : null}
      </div>
      <div id={`${step}-line-hint`} className="min-h-5 px-1 pt-1 text-xs text-muted">
        {shown ? <LinePreview ingredient={reader(shown)} /> : isFirst ? t('line.hint') : null}
      </div>
    </div>
  )
}
