import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

/** What the household may still ask for; as few words as that takes. */
export function CreditsLeft() {
  const t = useTranslations('ai')
  const { space } = useSession()
  if (!space) return null
  const { ai_credits_monthly: all, ai_monthly_credits_used: used, ai_credits_balance: balance } = space
  const left = Math.max(0, Math.floor(all - used))
  return (
    <p className="text-sm text-muted">
      {all > 0 ? t('credits', { left, all }) : null} {balance > 0 ? t('balance', { left: Math.floor(balance) }) : null}
      {left === 0 && balance <= 0 ? t('spent') : null}
    </p>
  )
}
