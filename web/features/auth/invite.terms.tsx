import type { invitation } from '#worker/modules/members/invites/invite.contract.ts'
import type * as z from 'zod'
import { useLanguage } from '#web/lib/words/language.ts'
import { useWords } from '#web/lib/words/words.ts'

/** Who invites, to what, and what one may do there. */
export function InviteTerms({ invite }: { invite: z.output<typeof invitation> }) {
  const t = useWords('auth')
  const language = useLanguage()
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(invite.valid_until),
  )
  return (
    <>
      <p dir="auto">{t('invite.text', { by: invite.invited_by ?? '', space: invite.space?.name ?? '' })}</p>
      {invite.group ? <p>{t(`invite.${invite.group.name}`)}</p> : null}
      <p className="text-sm text-muted">{t('invite.until', { day })}</p>
    </>
  )
}
