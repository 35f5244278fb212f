import { Braces, Check, Eye } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import type { Message } from '#web/lib/messages/messages.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface MessageActionsProps {
  message: Message
  onOpen: (message: Message) => void
  /** Its details were shown until now. */
  isLeft: boolean
}

export function MessageActions({ message, onOpen, isLeft }: MessageActionsProps) {
  const t = useTranslations('messages')
  const common = useTranslations('common')
  const details = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isLeft) details.current?.focus()
  }, [isLeft])
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(JSON.stringify(message, null, 2))
    setCopied(true)
  }
  return (
    <div className="flex justify-end">
      <IconButton ref={details} size="iconSm" label={t('details')} icon={<Eye />} onClick={() => onOpen(message)} />
      <IconButton
        size="iconSm"
        label={isCopied ? common('copied') : t('copy')}
        icon={isCopied ? <Check /> : <Braces />}
        onClick={() => void copy()}
      />
    </div>
  )
}
