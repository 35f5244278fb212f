import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { servingsFactor } from '#worker/modules/amounts/index.ts'
import { Page } from '#web/components/shell/page/page.tsx'
import { useCookingSession } from '#web/components/recipe/use-cooking-session.ts'
import { useIngredientWording } from '#web/components/recipe/use-ingredient-wording.ts'
import { cookLogQuery, recipeQuery } from '#web/components/recipe/recipe-query.ts'
import { unitChoiceStore } from '#web/components/recipe/unit-choice.ts'
import { useHasRole, useMaybeSession } from '#web/lib/api/session.ts'
import { IngredientPanel } from './ingredient-panel.tsx'
import { usePrintOptions } from './print-options.ts'
import { RecipeFooter } from './recipe-footer.tsx'
import { RecipeHeader } from './recipe-header.tsx'
import { StepList } from './step.list.tsx'
import { Suspense, useEffect } from 'react'
import { call } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { Link, useSearch } from '@tanstack/react-router'
import { Card, CardBody } from '#web/components/ui/card.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'

// They stand below the steps: asked for with the page, they are there before anybody has read those.
const NutritionSection = lazyPart(() => import('./nutrition.section.tsx'), 'NutritionSection')
const CookLog = lazyPart(() => import('./log/cook-log.tsx'), 'CookLog')
void NutritionSection.preload()
void CookLog.preload()
const RecipeFile = lazyPart(() => import('./file/recipe-file.section.tsx'), 'RecipeFileSection')
const RecipeOverlays = lazyPart(() => import('./recipe-overlays.tsx'), 'RecipeOverlays')

interface RecipePageProps {
  id: number
  share: string | undefined
  /** From the address; undefined shows the recipe's own servings. */
  servings: number | undefined
  onServingsChange: (servings: number | undefined) => void
}

export function RecipePage({ id, share, servings: wanted, onServingsChange }: RecipePageProps) {
  const { data: recipe } = useSuspenseQuery(recipeQuery(id, share))
  const session = useMaybeSession()
  const isMember = session !== null
  // It waits to be saved.
  const isNew = id < 0
  const cooking = useCookingSession(id)
  const written = Math.max(1, recipe.servings)
  const servings = wanted ?? written
  const wording = useIngredientWording(servingsFactor(servings, recipe.servings), unitChoiceStore.use())
  const printed = usePrintOptions()
  useRecordView(id, isMember && !share && !isNew)
  const logs = useHasRole('user') && session?.preference.comments === true && !isNew
  // At once, or who starts to cook and loses the network has no log to write in.
  useQuery({ ...cookLogQuery(id), enabled: logs, notifyOnChangeProps: [] })
  const isAsked = useSearch({ strict: false, select: ({ open }) => open !== undefined })
  const view = { recipe, wording, cooking, linked: isMember }
  return (
    <Page className="pb-6">
      <RecipeHeader
        recipe={recipe}
        servings={servings}
        cooking={cooking}
        share={share}
        isPicturePrinted={printed.picture}
      />
      <div className="mt-8 grid grid-cols-1 gap-x-8 gap-y-10 md:grid-cols-[15.5rem_minmax(0,1fr)] lg:mt-10 xl:grid-cols-[21rem_minmax(0,1fr)] xl:gap-x-16 print:mt-4 print:grid-cols-[2fr_3fr] print:gap-x-8">
        <IngredientPanel
          {...view}
          servings={servings}
          onServingsChange={(next) => onServingsChange(next === written ? undefined : next)}
        />
        <StepList {...view} />
      </div>
      {typeof recipe.file_missing === 'boolean' ? (
        <Suspense>
          <RecipeFile recipe={recipe} share={share} />
        </Suspense>
      ) : null}
      <Suspense>
        <NutritionSection recipe={recipe} factor={wording.serving.factor} isPrinted={printed.nutrition} />
        {isNew || !isMember ? null : <CookLog recipe={recipe} isPrinted={printed.comments} />}
      </Suspense>
      {isNew || isMember ? null : <VisitorCard />}
      <RecipeFooter recipe={recipe} linked={isMember} />
      {isMember && isAsked ? (
        <Suspense>
          <RecipeOverlays recipe={recipe} servings={servings} />
        </Suspense>
      ) : null}
    </Page>
  )
}

/** For the shelf of recent recipes; failures are ignored. */
function useRecordView(recipe: number, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    call('POST', '/api/view-log/', { body: { recipe } })
      .then(() => queryClient.invalidateQueries({ queryKey: ['recipe', 'list'], refetchType: 'none' }))
      .catch(() => undefined)
  }, [recipe, isOn])
}

function VisitorCard() {
  const t = useTranslations('recipes')
  const wanted = `/import?url=${encodeURIComponent(location.href)}`
  return (
    <Card className="mt-12 print:hidden">
      <CardBody className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="font-title text-lg font-semibold">{t('visitor.title')}</h2>
          <p className="mt-1 max-w-prose text-sm text-muted">{t('visitor.text')}</p>
        </div>
        <Button asChild variant="outline">
          <Link to="/login" search={{ redirect: wanted }}>
            {t('visitor.action')}
          </Link>
        </Button>
      </CardBody>
    </Card>
  )
}
