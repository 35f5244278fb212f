import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, Search, ShoppingBasket } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Page } from '#web/components/shell/page/page.tsx'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useHasRole, useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { newestQuery, recentQuery } from './home.queries.ts'
import { RecipeShelf } from './recipe-shelf.tsx'
import { Week } from './week.tsx'

const BookShelves = lazyPart(() => import('./book-shelves.tsx'), 'BookShelves')
const FirstSteps = lazyPart(() => import('./first-steps.tsx'), 'FirstSteps')
const SavedShelves = lazyPart(() => import('./saved-shelves.tsx'), 'SavedShelves')
const Welcome = lazyPart(() => import('./welcome.tsx'), 'Welcome')

export function HomePage() {
  const t = useTranslations('home')
  const common = useTranslations('common')
  const { user, space, creator } = useSession()
  const { date } = useFormat()
  const [now] = useState(() => new Date())
  const mayCook = useHasRole('user')
  const [isWeekShown] = useDeviceSetting('start_showMealPlan')
  const [filters] = useDeviceSetting('start_filters')
  const [books] = useDeviceSetting('start_books')
  const newest = useQuery(newestQuery)
  const recent = useQuery(recentQuery)
  const name = user.first_name || user.display_name
  const viewed = recent.data?.results.filter((recipe) => Number(recipe.recent ?? 0) > 0)
  return (
    <Page>
      <PageHeader
        title={t('title')}
        heading={t(greeting(now), { name })}
        above={
          <p className="mb-1 text-sm font-medium text-secondary-strong first-letter:uppercase">{date(now, 'day')}</p>
        }
        actions={
          <>
            <Button asChild variant="outline">
              <Link to="/recipes" state={{ search: true }}>
                <Search aria-hidden />
                {t('find')}
              </Link>
            </Button>
            <Button asChild variant="outline" size="icon">
              <Link to="/shopping" state={{ search: true }} aria-label={common('nav.shopping')}>
                <ShoppingBasket aria-hidden />
              </Link>
            </Button>
            {mayCook ? (
              <Button asChild>
                <Link to="/import">
                  <Plus aria-hidden />
                  {t('add')}
                </Link>
              </Button>
            ) : null}
          </>
        }
      />
      {creator && space?.space_setup_completed && !space.household_setup_completed ? (
        <Suspense>
          <FirstSteps from={now} />
        </Suspense>
      ) : null}
      {isWeekShown ? <Week from={now} /> : null}
      {newest.data?.count === 0 ? (
        <Suspense>
          <Welcome />
        </Suspense>
      ) : (
        <>
          {filters.length > 0 ? (
            <Suspense>
              <SavedShelves ids={filters} />
            </Suspense>
          ) : null}
          {viewed?.length === 0 ? null : (
            <RecipeShelf
              title={t('recent.title')}
              rows={viewed}
              error={recent.error}
              retry={() => void recent.refetch()}
            />
          )}
          {books.length > 0 ? (
            <Suspense>
              <BookShelves ids={books} />
            </Suspense>
          ) : null}
          <RecipeShelf
            title={t('newest.title')}
            rows={newest.data?.results}
            error={newest.error}
            retry={() => void newest.refetch()}
            more={
              <Link to="/recipes" search={{ sort: 'newest' }}>
                {t('newest.all')}
              </Link>
            }
          />
        </>
      )}
    </Page>
  )
}

export function greeting(now: Date) {
  const hour = now.getHours()
  if (hour < 5 || hour >= 22) return 'greeting.night'
  if (hour < 11) return 'greeting.morning'
  return hour < 17 ? 'greeting.day' : 'greeting.evening'
}
