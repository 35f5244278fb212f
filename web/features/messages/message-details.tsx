import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import type { Message } from '#web/lib/messages/messages.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { MessageBadge } from './message-badge.tsx'

/** Takes the focus, as the button that was pressed is gone. */
export function MessageDetails({ message, onBack }: { message: Message; onBack: () => void }) {
  const t = useTranslations('messages')
  const { date } = useFormat()
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  const json = JSON.stringify(message, null, 2)
  return (
    <div className="flex flex-col items-start gap-3">
      <Button ref={back} variant="link" size="inline" className="min-h-11 text-sm" onClick={onBack}>
        <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
        {t('back')}
      </Button>
      <p className="flex items-center gap-2 text-sm text-muted">
        <MessageBadge type={message.type} />
        {date(new Date(message.createdAt * 1000), 'moment')}
      </p>
      <p dir="auto" className="font-medium">
        {message.msg.title}
      </p>
      {message.msg.text ? (
        <p dir="auto" className="text-sm whitespace-pre-line">
          {message.msg.text}
        </p>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <pre dir="ltr" tabIndex={0} className="max-h-64 w-full overflow-auto rounded-md bg-sunken p-3 text-xs">
        {json}
      </pre>
      <CopyButton text={json} label={t('copy')} size="sm" />
    </div>
  )
}
