import { useQuery } from '@tanstack/react-query'
import { Page } from '#web/components/shell/page/page.tsx'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useRights } from '../may.ts'
import { groups } from '../model.ts'
import { models } from '../models.list.ts'
import { ModelCard } from './model.card.tsx'
import { countsQuery } from './overview.queries.ts'

/** Everything that a household keeps, by kind, with how much there is of it. */
export function OverviewPage() {
  const t = useTranslations('things')
  const { sees, may, isLicensed } = useRights(models)
  const { data: counts } = useQuery(countsQuery)
  const shown = models.filter((model) => sees(model) && isLicensed(model))
  return (
    <Page>
      <PageHeader title={t('title')} text={t('text')} />
      {groups.map((group) => {
        const inGroup = shown.filter((model) => model.group === group)
        if (inGroup.length === 0) return null
        return (
          <section key={group} aria-labelledby={group} className="mb-8">
            <h2 id={group} className="mb-3 scroll-mt-6 text-xl">
              {t(`groups.${group}`)}
            </h2>
            <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {inGroup.map((model) => (
                <ModelCard
                  key={model.name}
                  model={model}
                  count={counts?.[model.resource]}
                  doubles={model.doubles === true && may(model, 'merge')}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </Page>
  )
}
