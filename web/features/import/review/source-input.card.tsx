import { ClipboardPaste, FileCode2, Link2, ListPlus, ScrollText } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Card, CardBody } from '#web/components/ui/card.tsx'
import { Label } from '#web/components/ui/form/label.tsx'
import { Textarea } from '#web/components/ui/form/textarea.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { detectSource, type DetectedSource } from '#web/components/import/detect-source.ts'

interface SourceInputCardProps {
  text: string
  onText: (text: string) => void
  onSource: (source: DetectedSource) => void
  insteadOfUrl: string | undefined
}

const icons = { link: Link2, links: ListPlus, source: FileCode2, text: ScrollText }

export function SourceInputCard({ text, onText, onSource, insteadOfUrl }: SourceInputCardProps) {
  const t = useTranslations('import')
  const [isRefused, setRefused] = useState(false)
  const source = detectSource(text)
  const Icon = source.kind === 'nothing' ? null : icons[source.kind]
  const count = source.kind === 'links' ? source.urls.length : 1
  const take = (input: string) => {
    onText(input)
    const found = detectSource(input)
    if (found.kind === 'link') onSource(found)
  }
  const onPaste = (event: ClipboardEvent) => {
    if (text.trim() !== '') return
    const pasted = event.clipboardData.getData('text')
    if (detectSource(pasted).kind !== 'link') return
    // A pasted link is complete, so it is read at once.
    event.preventDefault()
    take(pasted)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (source.kind === 'link' || event.ctrlKey || event.metaKey) {
      event.preventDefault()
      if (source.kind !== 'nothing') onSource(source)
    }
  }
  const paste = async () => {
    try {
      take(await navigator.clipboard.readText())
    } catch {
      setRefused(true)
    }
  }
  return (
    <Card>
      <CardBody>
        <Label htmlFor="import-source" className="mb-1.5 block">
          {t(insteadOfUrl ? 'ask.instead' : 'ask.label')}
        </Label>
        <Textarea
          id="import-source"
          rows={4}
          spellCheck={false}
          placeholder={t('ask.example')}
          aria-describedby="import-kind"
          className="max-h-96 overflow-y-auto"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
        />
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <p id="import-kind" aria-live="polite" className="flex min-w-40 grow items-center gap-2 text-sm text-muted">
            {Icon ? <Icon aria-hidden className="size-4 shrink-0" /> : null}
            {isRefused ? t('ask.noClipboard') : t(`ask.kind.${source.kind}`, { count })}
          </p>
          {text === '' ? (
            <Button variant="outline" onClick={() => void paste()}>
              <ClipboardPaste aria-hidden />
              {t('ask.paste')}
            </Button>
          ) : null}
          <Button disabled={source.kind === 'nothing'} onClick={() => onSource(source)}>
            {t('ask.read', { count })}
          </Button>
        </div>
      </CardBody>
    </Card>
  )
}
