import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { bookEndpoint } from '#web/components/books/book.rows.ts'
import { recipeQuery } from '#web/components/recipe/recipe-query.ts'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Page } from '#web/components/shell/page/page.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { ProgressBar } from '#web/components/ui/states/progress-bar.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { resourceDetailQuery } from '#web/lib/api/resource-query.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { printableRecipesQuery } from './printable-recipes.queries.ts'
import { PrintedBook } from './printed-book.tsx'

export function PrintBookPage({ book }: { book: number }) {
  const t = useTranslations('export')
  const { data: about } = useSuspenseQuery(resourceDetailQuery(bookEndpoint, book))
  const { data: chosen } = useSuspenseQuery(printableRecipesQuery(book))
  const answers = useQueries({ queries: chosen.ids.map((id) => recipeQuery(id)) })
  const there = answers.flatMap(({ data }): RecipeRow[] => (data ? [data] : []))
  const isReady = answers.every(({ isPending }) => !isPending)
  return (
    <>
      <div className="print:hidden">
        <Page>
          <PageHeader
            title={t('book.title', { name: about.name })}
            text={t('book.text')}
            actions={
              <Button disabled={!isReady || there.length === 0} onClick={() => void printSheets()}>
                <Printer aria-hidden />
                {t('book.print')}
              </Button>
            }
          />
          {chosen.left > 0 ? (
            <p className="mb-4 text-sm text-warning-strong">{t('book.left', { count: chosen.left })}</p>
          ) : null}
          {isReady ? null : <ProgressBar label={t('book.loading')} value={there.length} max={chosen.ids.length} />}
          {isReady && there.length === 0 ? (
            <EmptyState drawing="book" title={t('book.empty')} text={t('book.emptyText')} />
          ) : null}
        </Page>
      </div>
      {isReady && there.length > 0 ? (
        <PrintedBook key={there.length} title={about.name} text={about.description} recipes={there} />
      ) : null}
    </>
  )
}

const longestWait = 8000

/** Pictures have to be there, or stay blank. */
async function printSheets() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-sheet] img')]
  for (const picture of pictures) picture.loading = 'eager'
  const all = Promise.allSettled(pictures.map((picture) => picture.decode()))
  await Promise.race([all, new Promise((done) => setTimeout(done, longestWait))])
  window.print()
}
