import { useMutation } from '@tanstack/react-query'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { offerUndoOf } from '#web/lib/api/undo.ts'
import { civilToDate } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { type InviteRow, inviteState, revokeInvite } from '#web/components/invite/invite.queries.ts'
import { InviteSheet } from './invite.sheet.tsx'
import { type PersonRow, refreshPeople } from './people.queries.ts'

export function InviteItem({ invite, people }: { invite: InviteRow; people: readonly PersonRow[] }) {
  const t = useTranslations('household')
  const sheet = useOverlay(`invite-${invite.id}`)
  const state = inviteState(invite)
  const isOpen = state === 'open'
  const name = invite.internal_note || invite.email || t('invites.anyone')
  const revoke = useMutation({
    meta: { error: 'delete' },
    mutationFn: () => revokeInvite(invite.id),
    onSuccess: async (answer) => {
      offerUndoOf(answer, t(isOpen ? 'invites.revoked' : 'invites.removed'))
      await refreshPeople()
    },
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          <bdi className="line-clamp-2 min-w-0 wrap-anywhere">{name}</bdi>
          {isOpen && invite.reusable ? <Badge tone="primary">{t('invites.reusable')}</Badge> : null}
        </p>
        <p className="mt-0.5 text-sm wrap-anywhere text-muted">
          <InviteFacts invite={invite} people={people} />
        </p>
      </div>
      <div className="flex gap-1">
        {isOpen ? (
          <Button variant="outline" size="sm" aria-label={t('invites.showNamed', { name })} onClick={sheet.show}>
            {t('invites.show')}
          </Button>
        ) : null}
        <Button
          variant="ghost"
          size="sm"
          aria-label={t(isOpen ? 'invites.revokeNamed' : 'invites.removeNamed', { name })}
          pending={revoke.isPending}
          onClick={() => revoke.mutate()}
        >
          {isOpen ? t('invites.revoke') : t('invites.remove')}
        </Button>
      </div>
      {isOpen && sheet.open ? <InviteSheet invite={invite} onOpenChange={sheet.set} /> : null}
    </li>
  )
}

function InviteFacts({ invite, people }: { invite: InviteRow; people: readonly PersonRow[] }) {
  const t = useTranslations('household')
  const { date } = useFormat()
  const day = date(civilToDate(invite.valid_until))
  const state = inviteState(invite)
  const user = people.find((person) => person.user.id === invite.used_by)?.user
  const facts = {
    open: [t(`roles.${invite.group.name}`), invite.household?.name, t('invites.until', { date: day })],
    used: [user ? t('invites.usedBy', { name: user.display_name }) : t('invites.usedBefore')],
    expired: [t('invites.expired', { date: day })],
  }[state]
  return facts.filter(Boolean).join(' · ')
}
