import { Button } from '#web/components/ui/button.tsx'
import { useOverlay } from '#web/lib/overlay.ts'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import { LeaveDialog } from './leave.dialog.tsx'
import type { PersonRow } from './people.queries.ts'

export function LeaveSection({ people }: { people: readonly PersonRow[] }) {
  const t = useTranslations('household')
  const { space, user } = useSession()
  const dialog = useOverlay('leave')
  const mine = people.find((person) => person.user.id === user.id)
  if (!space || !mine) return null
  return (
    <Section
      title={t('leave.title')}
      text={<span className="wrap-anywhere">{t('leave.text', { space: space.name })}</span>}
    >
      <Button variant="outline" className="self-start" onClick={dialog.show}>
        {t('leave.ask')}
      </Button>
      {dialog.open ? <LeaveDialog membership={mine.id} space={space.name} onOpenChange={dialog.set} /> : null}
    </Section>
  )
}
