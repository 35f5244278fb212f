import { Link, type LinkProps } from '@tanstack/react-router'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { LimitItem, type LimitName } from './limit.item.tsx'

interface Limit {
  name: LimitName
  used: number
  /** 0 is unlimited, less than that allows nothing. */
  most: number
  to?: NonNullable<LinkProps['to']>
}

export function LimitsPage() {
  const t = useTranslations('space')
  const { limits, space, user } = useSession()
  const rows: Limit[] = [
    { name: 'recipes', ...limits.recipes, to: '/recipes' },
    { name: 'people', ...limits.users, to: '/settings/people' },
    { name: 'files', ...limits.files_mb },
    ...(space?.ai_enabled
      ? [{ name: 'ai' as const, used: space.ai_monthly_credits_used, most: space.ai_credits_monthly }]
      : []),
  ]
  return (
    <>
      <PageHeader title={t('limits.title')} text={t('limits.text')} tight />
      <Card>
        <ul className="divide-y divide-line px-5 sm:px-6">
          {rows.map((row) => (
            <LimitItem key={row.name} {...row} />
          ))}
        </ul>
      </Card>
      {user.is_superuser ? (
        <Button asChild variant="outline" className="self-start">
          <Link to="/operator">{t('limits.change')}</Link>
        </Button>
      ) : (
        <p className="text-sm text-pretty text-muted">{t('limits.operator')}</p>
      )}
    </>
  )
}
