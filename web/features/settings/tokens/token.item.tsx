import { useMutation } from '@tanstack/react-query'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { call } from '#web/lib/api/api.ts'
import { today } from '#web/lib/format/civil-date.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { tokenScope, type AccessTokenRow, tokensQuery } from './token.queries.ts'

export function TokenItem({ token }: { token: AccessTokenRow }) {
  const t = useTranslations('settings')
  const { date, relative } = useFormat()
  const tail = `…${token.token.slice(-4)}`
  const scope = tokenScope(token.scope)
  const expires = new Date(token.expires)
  const isExpired = token.expires.slice(0, 10) < today()
  const use = (last: string | null) =>
    last === null ? t('tokens.unused') : t('tokens.used', { when: relative(new Date(last)) })
  const revoke = useMutation({
    meta: { error: 'delete' },
    mutationFn: () => call('DELETE', `/api/access-token/${token.id}/`),
    onSuccess: () => {
      notify('success', t('tokens.revoked', { token: tail }))
      return queryClient.invalidateQueries(tokensQuery)
    },
  })
  return (
    <li className="flex items-start gap-4 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          {token.client ? <bdi>{token.client}</bdi> : null}
          <code dir="ltr">{tail}</code>
          <Badge tone="primary">{scope ? t(`tokens.scopes.${scope}`) : token.scope}</Badge>
          {isExpired ? <Badge tone="warning">{t('tokens.expired')}</Badge> : null}
        </p>
        <p className="mt-0.5 text-xs text-muted">
          {t('tokens.created', { when: relative(new Date(token.created)) })}
          {isExpired ? null : ` · ${t('tokens.until', { date: date(expires) })}`}
          {token.last_used === undefined ? null : ` · ${use(token.last_used)}`}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('tokens.revokeNamed', { token: tail })}
        pending={revoke.isPending}
        onClick={() => revoke.mutate()}
      >
        {t('tokens.revoke')}
      </Button>
    </li>
  )
}
