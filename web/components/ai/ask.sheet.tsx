import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { AskingNote } from './asking-note.tsx'
import { CreditsLeft } from './credits-left.tsx'
import { ProviderField } from './provider-field.tsx'
import type { AiChoice } from './use-ai.ts'
import type { Asking } from './use-ask.ts'

interface AskSheetProps {
  title: string
  /** What is asked, and what becomes of the answer. */
  text: string
  ai: AiChoice
  asking: Asking<unknown>
  onAsk: () => void
  onCancel: () => void
  onClose: () => void
  /** What can be chosen before it is asked. */
  fields?: ReactNode
  /** Accepts the answer; without it, there is nothing to accept. */
  onTake?: (() => void) | undefined
  take?: string
  /** The answer, where there is one. */
  children: ReactNode
}

/** Asks a provider and shows what it answered; nothing happens before somebody accepts that. */
export function AskSheet({ title, text, ai, asking, fields, children, ...props }: AskSheetProps) {
  const t = useTranslations('ai')
  const common = useTranslations('common')
  const { onAsk, onCancel, onClose, onTake, take } = props
  const isAnswered = asking.kind === 'answered'
  const footer =
    asking.kind === 'asking' ? (
      <Button variant="outline" onClick={onCancel}>
        {common('cancel')}
      </Button>
    ) : (
      <>
        {isAnswered && onTake ? (
          <Button
            onClick={() => {
              onTake()
              onClose()
            }}
          >
            {take ?? t('take')}
          </Button>
        ) : null}
        <Button variant={isAnswered ? 'outline' : 'primary'} disabled={ai.provider === null} onClick={onAsk}>
          <Sparkles aria-hidden />
          {t(isAnswered || asking.kind === 'failed' ? 'again' : 'ask')}
        </Button>
      </>
    )
  return (
    <Sheet open onOpenChange={onClose} title={title} footer={footer}>
      <div className="flex flex-col gap-4 py-2">
        <p className="text-sm text-pretty text-muted">{text}</p>
        {isAnswered ? null : (
          <>
            {fields}
            <ProviderField ai={ai} />
            <CreditsLeft />
          </>
        )}
        <div aria-live="polite">
          <AskingNote asking={asking} />
          {isAnswered ? children : null}
        </div>
      </div>
    </Sheet>
  )
}
