import { TriangleAlert } from 'lucide-react'
import { IngredientEditRow } from '#web/components/recipe-form/lines/ingredient-row.tsx'
import { LineAdder } from '#web/components/recipe-form/lines/line-adder.tsx'
import type { StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { useStepOptions } from '#web/components/recipe-form/use-step-options.ts'
import { Card, CardBody, CardTitle } from '#web/components/ui/card.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Button } from '#web/components/ui/button.tsx'
import { countDoubts } from './count-doubts.ts'
import { NewNames } from './review-notes.tsx'
import { StepText } from '../text/step-text.tsx'
import { useDoubtKeys } from './use-doubt-keys.ts'

export function ReviewParts({ steps }: { steps: readonly StepDraft[] }) {
  const t = useTranslations('import')
  const doubtful = countDoubts(steps)
  const places = useStepOptions(steps)
  const toNextDoubt = useDoubtKeys(steps)
  const [first] = steps
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Card aria-labelledby="review-ingredients">
        <CardBody className="px-3! sm:px-4!">
          <div className="mb-2 flex flex-wrap items-center justify-between gap-2 px-2">
            <CardTitle id="review-ingredients">{t('ingredients')}</CardTitle>
            {doubtful > 0 ? (
              <div className="flex flex-wrap items-center gap-x-3 text-sm text-warning-strong">
                <p className="flex items-center gap-1.5">
                  <TriangleAlert aria-hidden className="size-4" />
                  {t('doubtful', { count: doubtful })}
                </p>
                <Button variant="link" size="inline" className="min-h-8" onClick={toNextDoubt}>
                  {t('review.nextDoubt')}
                </Button>
              </div>
            ) : null}
          </div>
          <NewNames steps={steps} />
          {steps.map((step) =>
            step.ingredients.length === 0 ? null : (
              <ul key={step.key} className="flex flex-col">
                {step.ingredients.map((ingredient, at) => (
                  <li key={ingredient.key} data-line={ingredient.key}>
                    <IngredientEditRow
                      ingredient={ingredient}
                      step={step.key}
                      stepOptions={places}
                      nextFieldId={step.ingredients[at + 1]?.key ?? null}
                      folded
                      wide={false}
                    />
                  </li>
                ))}
              </ul>
            ),
          )}
          {first ? <LineAdder step={first.key} isFirst={false} /> : null}
        </CardBody>
      </Card>
      <Card aria-labelledby="review-steps">
        <CardBody>
          <CardTitle id="review-steps" className="mb-4">
            {t('steps')}
          </CardTitle>
          <ol className="flex flex-col gap-5">
            {steps.map((step, at) => (
              <StepText key={step.key} step={step} at={at} />
            ))}
          </ol>
        </CardBody>
      </Card>
    </div>
  )
}
