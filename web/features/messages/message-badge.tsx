import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { Badge } from '#web/components/ui/badge.tsx'
import type { MessageType } from '#web/lib/messages/messages.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const icons = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert }

export function MessageBadge({ type }: { type: MessageType }) {
  const t = useTranslations('messages')
  const Icon = icons[type]
  return (
    <Badge tone={type}>
      <Icon aria-hidden />
      {t(`types.${type}`)}
    </Badge>
  )
}
