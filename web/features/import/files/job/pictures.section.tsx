import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ImageOff, RotateCcw } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { Card, CardBody, CardTitle } from '#web/components/ui/card.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { ImportJob } from '../import-job.rows.ts'
import { failedPicturesQuery, useAskPictures } from './failed-pictures.queries.ts'

/** Recipes that came without the picture they should have, as those are fetched after them. */
export function PicturesSection({ job }: { job: ImportJob }) {
  const t = useTranslations('pictures')
  const { data } = useQuery(failedPicturesQuery(job))
  const ask = useAskPictures(job.id)
  const { count, results } = data ?? { count: 0, results: [] }
  const mayWorkNow = results.some(({ url }) => url !== null)
  return (
    <output className="block">
      {count > 0 ? (
        <Card className="mb-6">
          <CardBody>
            <CardTitle className="flex items-center gap-2">
              <ImageOff aria-hidden className="size-5 shrink-0 text-muted" />
              {t('job.title', { count })}
            </CardTitle>
            <p className="mt-1 text-sm text-muted">{t('job.text', { count })}</p>
            <ul className="mt-3 flex flex-col gap-2 text-sm">
              {results.map(({ recipe, reason }) => (
                <li key={recipe.id}>
                  <Link
                    to="/recipe/$recipeId"
                    params={{ recipeId: String(recipe.id) }}
                    dir="auto"
                    className="font-medium underline decoration-primary underline-offset-4"
                  >
                    {recipe.name}
                  </Link>
                  <p className="text-muted">{t(`reason.${reason}`)}</p>
                </li>
              ))}
              {count > results.length ? <li>{t('job.more', { count: count - results.length })}</li> : null}
            </ul>
            {mayWorkNow ? (
              <Button variant="outline" className="mt-4" pending={ask.isPending} onClick={() => ask.mutate()}>
                <RotateCcw aria-hidden />
                {t('job.again')}
              </Button>
            ) : null}
          </CardBody>
        </Card>
      ) : null}
    </output>
  )
}
