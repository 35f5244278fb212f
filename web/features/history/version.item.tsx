import { useMutation } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import type { RecipeVersion } from '#worker/modules/recipes/history/history.contract.ts'
import { PersonAvatar } from '#web/components/things/person-avatar.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Disclosure } from '#web/components/ui/disclosure.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useHasRole } from '#web/lib/api/session.ts'
import { usePersonName } from '#web/lib/person-name.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { ChangeList } from './change.list.tsx'
import { restoreRecipeVersion } from './history.queries.ts'

interface VersionItemProps {
  recipe: number
  version: RecipeVersion
  latest: number
}

export function VersionItem({ recipe, version, latest }: VersionItemProps) {
  const t = useTranslations('history')
  const nameOf = usePersonName()
  const { date, relative } = useFormat()
  const mayWrite = useHasRole('user')
  const when = new Date(version.at)
  const moment = date(when, 'moment')
  const name = version.actor ? nameOf(version.actor) : t('somebody')
  const isNow = version.version === latest
  const app = isScript(version.client) ? t('script') : clientAppName(version.client)
  const back = useMutation({
    meta: { error: 'update' },
    mutationFn: () => restoreRecipeVersion(recipe, version, latest, (at) => date(at, 'moment')),
  })
  const isDeletion = version.changes.some(
    (change) => change.field === 'deleted' && 'after' in change && change.after === true,
  )
  return (
    <li>
      <Card>
        <article aria-label={t('version', { name, moment })} className="p-4 sm:p-5">
          <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <PersonAvatar id={version.actor?.id ?? null} name={name} />
            <div className="min-w-0 flex-1 basis-44">
              <h2 className="text-base font-medium">
                <bdi>{name}</bdi>
              </h2>
              <p className="text-sm text-muted">
                <time dateTime={version.at} title={moment}>
                  {moment} · {relative(when)}
                </time>
                {app ? (
                  <>
                    {' · '}
                    <bdi>{app}</bdi>
                  </>
                ) : null}
              </p>
            </div>
            {isNow ? <Badge tone="success">{t('now')}</Badge> : null}
            {mayWrite && !isNow && !isDeletion ? (
              <Button
                variant="outline"
                size="sm"
                pending={back.isPending}
                aria-label={t('restoreNamed', { moment })}
                onClick={() => back.mutate()}
              >
                <RotateCcw aria-hidden />
                {t('restore')}
              </Button>
            ) : null}
          </header>
          <div className="mt-4 flex flex-col gap-4">
            {version.restored_from === null ? null : <p className="text-sm font-medium">{t('wentBack')}</p>}
            {version.created ? (
              <Disclosure summary={t('created')}>
                <div className="mt-3">
                  <ChangeList changes={version.changes} />
                </div>
              </Disclosure>
            ) : (
              <ChangeList changes={version.changes} />
            )}
          </div>
        </article>
      </Card>
    </li>
  )
}

/** Undefined for browsers: their user agents all begin with Mozilla. */
const clientAppName = (client: string | null): string | undefined =>
  client && !client.startsWith('Mozilla/') ? client.split(/[/ (]/, 1)[0] : undefined

/** Runtimes and tools name themselves, which says nothing to people. */
const isScript = (client: string | null): boolean =>
  /^(node|undici|deno|bun|curl|python-|axios|go-http)/i.test(client ?? '')
