import { Braces, Check, Eye } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import type { Message } from '#web/lib/messages/messages.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export function MessageActions({ message, onOpen }: { message: Message; onOpen: (message: Message) => void }) {
  const t = useTranslations('messages')
  const common = useTranslations('common')
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(JSON.stringify(message, null, 2))
    setCopied(true)
  }
  return (
    <div className="flex justify-end">
      <IconButton size="iconSm" label={t('details')} icon={<Eye />} onClick={() => onOpen(message)} />
      <IconButton
        size="iconSm"
        label={isCopied ? common('copied') : t('copy')}
        icon={isCopied ? <Check /> : <Braces />}
        onClick={() => void copy()}
      />
    </div>
  )
}
