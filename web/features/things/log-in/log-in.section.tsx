import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { call } from '#web/lib/api/api.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import { listParams } from '../list/list-search.ts'
import { useModel } from '../model-context.ts'
import type { ThingRow } from '../model.ts'
import { logInService } from './log-in-service.ts'

/** Leads to the service, which sends people back to this row; nothing where there is no such log-in. */
export function LogInSection({ row }: { row: ThingRow }) {
  const name = logInService(row)
  return name ? <LogIn row={row} name={name} /> : null
}

function LogIn({ row, name }: { row: ThingRow; name: string }) {
  const t = useTranslations('sections')
  const { resource } = useModel()
  const connected = useSearch({ strict: false, select: (search) => listParams(search).connected })
  const begin = useMutation({
    meta: { error: 'fetch' },
    mutationFn: () => call<{ url: string }>('GET', `/api/${resource}/${row.id}/authorize/`),
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <PartSection title={t('logIn.title', { name })} text={t('logIn.text', { name })}>
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        pending={begin.isPending}
        onClick={() => begin.mutate()}
      >
        <ExternalLink aria-hidden />
        {t('logIn.go', { name })}
      </Button>
      <output className="block text-sm text-pretty">{connected ? t(`logIn.ends.${connected}`, { name }) : null}</output>
    </PartSection>
  )
}
