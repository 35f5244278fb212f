import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Page } from '#web/components/shell/page/page.tsx'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { recipeQuery } from '#web/components/recipe/recipe-query.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { historyQuery } from './history.queries.ts'
import { VersionItem } from './version.item.tsx'

export function HistoryPage({ id }: { id: number }) {
  const t = useTranslations('history')
  const { data: recipe } = useSuspenseQuery(recipeQuery(id))
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(historyQuery(id))
  const versions = data.pages.flatMap(({ results }) => results)
  const latest = versions[0]?.version ?? 0
  return (
    <Page width="narrow">
      <PageHeader
        title={t('title')}
        above={
          <Link
            to="/recipe/$recipeId"
            params={{ recipeId: String(id) }}
            className="mb-1 inline-flex min-h-8 items-center gap-1.5 text-sm font-medium text-primary-strong underline-offset-4 hover:underline"
          >
            <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
            <bdi>{recipe.name}</bdi>
          </Link>
        }
        text={t('text')}
      />
      <ol className="flex flex-col gap-4">
        {versions.map((version) => (
          <VersionItem key={version.version} recipe={id} version={version} latest={latest} />
        ))}
      </ol>
      {hasNextPage ? (
        <div className="mt-6 text-center">
          <Button variant="outline" pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('older')}
          </Button>
        </div>
      ) : null}
    </Page>
  )
}
