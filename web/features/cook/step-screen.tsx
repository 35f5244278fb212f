import { IngredientList } from '#web/components/recipe/ingredient.list.tsx'
import { Instruction } from '#web/components/recipe/instruction/instruction.tsx'
import { StepFile } from '#web/components/recipe/step-file.tsx'
import { TimerButton } from '#web/components/timer/timer-button.tsx'
import { cn } from '#web/lib/cn.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { StepCookScreen as Screen } from './cook-screens.ts'
import type { CookScreenProps } from './cook-screen-props.ts'

interface StepScreenProps extends CookScreenProps {
  screen: Screen
  count: number
}

export function StepScreen({ recipe, wording, cooking, heading, linked, screen, count }: StepScreenProps) {
  const t = useTranslations('cook')
  const { minutes } = useFormat()
  const { step, name, within, place } = screen
  const title = name || within || t('step.numbered', { place })
  const hasIngredients = step.ingredients.length > 0
  const timer = { name: title, recipe: { id: recipe.id, name: recipe.name } }
  return (
    <>
      <p className="text-sm font-medium text-secondary-strong numbers">
        {t('step.place', { place, count })}
        {within ? (
          <>
            {' · '}
            <bdi>{within}</bdi>
          </>
        ) : null}
      </p>
      <div className="mt-1 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="font-title text-3xl font-semibold outline-none sm:text-4xl"
        >
          {title}
        </h2>
        {step.time > 0 ? (
          <TimerButton {...timer} seconds={step.time * 60}>
            {minutes(step.time)}
          </TimerButton>
        ) : null}
      </div>
      <div
        className={cn(
          'grid grid-cols-1 gap-x-12 gap-y-8',
          hasIngredients && 'lg:grid-cols-[minmax(16rem,2fr)_minmax(0,3fr)]',
        )}
      >
        {hasIngredients ? (
          <section aria-label={t('step.ingredients')}>
            <IngredientList
              ingredients={step.ingredients.map((ingredient) => ({ ingredient, parts: [ingredient.id] }))}
              wording={wording}
              cooking={cooking}
              linked={linked}
              large
            />
          </section>
        ) : null}
        <div className="flex min-w-0 flex-col gap-6">
          {step.instruction ? (
            <div className="max-w-prose text-cook sm:text-[1.375rem] sm:leading-[1.6]">
              <Instruction step={step} wording={wording} timer={timer} />
            </div>
          ) : null}
          {step.file ? <StepFile file={step.file} large /> : null}
        </div>
      </div>
    </>
  )
}
