import { Lightbulb, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { IconButton } from './icon-button.tsx'

/** Devices store the ids of closed hints, so an id never changes. */
export type HintId = 'shopping' | 'plan' | 'search-settings' | 'tokens'

/** A sentence that helps the first times and can be closed for good; the settings show all again. */
export function HelpHint({ id, children }: { id: HintId; children: ReactNode }) {
  const t = useTranslations('common')
  const [closed, setClosed] = useDeviceSetting('general_closedHelpAlerts')
  if (closed.includes(id)) return null
  return (
    <aside className="flex items-start gap-3 rounded-lg bg-info-soft py-1 ps-4 pe-1 text-sm print:hidden">
      <Lightbulb aria-hidden className="mt-3 size-4 shrink-0 text-info" />
      <p className="min-w-0 grow py-2.5 text-pretty">{children}</p>
      <IconButton label={t('close')} icon={<X />} onClick={() => setClosed([...closed, id])} />
    </aside>
  )
}
