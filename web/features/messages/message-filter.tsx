import { Search } from 'lucide-react'
import { useState } from 'react'
import { Input } from '#web/components/ui/form/input.tsx'
import { ToggleGroup } from '#web/components/ui/form/toggle-group.tsx'
import { type MessageType, messageTypes } from '#web/lib/messages/messages.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export function useMessageFilter() {
  const t = useTranslations('messages')
  const [text, setText] = useState('')
  const [types, setTypes] = useState<readonly MessageType[]>([])
  const controls = (
    <div className="mb-3 flex flex-col gap-3 sm:flex-row sm:items-center">
      <div className="relative grow">
        <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-muted" />
        <Input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="ps-9"
        />
      </div>
      <ToggleGroup
        label={t('filter')}
        value={types}
        onValueChange={setTypes}
        options={messageTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
    </div>
  )
  return { text, types, controls }
}
