import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Instruction } from '#web/components/recipe/instruction/instruction.tsx'
import type { InnerStepRow, StepRow } from '#web/components/recipe/recipe.rows.ts'
import { StepFile } from '#web/components/recipe/step-file.tsx'
import { TickBox } from '#web/components/recipe/tick.box.tsx'
import { TimerButton } from '#web/components/timer/timer-button.tsx'
import { cn } from '#web/lib/cn.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { RecipeViewProps } from './recipe-view-props.ts'
import { StepIngredients } from './step-ingredients.tsx'

interface StepItemProps extends RecipeViewProps {
  step: StepRow
  place: number
  isOnly: boolean
}

export function StepItem({ step, place, isOnly, ...view }: StepItemProps) {
  const t = useTranslations('recipes')
  const { minutes } = useFormat()
  const { recipe, cooking } = view
  const isDone = cooking.isDone(step.id)
  const title = step.name || t(isOnly ? 'steps.only' : 'steps.numbered', { place })
  const { step_recipe_data: inner } = step
  return (
    <li className="scroll-mt-6 print:break-inside-avoid-page">
      <article aria-label={title}>
        <div className="mb-2 flex items-start gap-3">
          {isOnly ? null : (
            <span
              aria-hidden
              className={cn(
                'grid size-8 shrink-0 place-items-center rounded-full font-title text-base font-semibold numbers print:size-6',
                isDone ? 'bg-sunken text-muted' : 'bg-primary-soft',
              )}
            >
              {place}
            </span>
          )}
          <h3
            dir="auto"
            className={cn(
              'grow pt-0.5 font-title text-xl font-semibold',
              isDone && 'text-muted line-through decoration-1',
            )}
          >
            {title}
          </h3>
          {step.time > 0 ? (
            <TimerButton name={title} seconds={step.time * 60} recipe={{ id: recipe.id, name: recipe.name }}>
              {minutes(step.time)}
            </TimerButton>
          ) : null}
        </div>
        <div className={cn('flex flex-col gap-4', isOnly || 'sm:ps-11', isDone && 'text-muted')}>
          {step.file ? <StepFile file={step.file} /> : null}
          {inner ? (
            <div className="rounded-lg border border-line bg-surface p-4 sm:p-5">
              <p className="mb-3 text-sm text-muted">
                {t('steps.madeOf')}{' '}
                {view.linked ? (
                  <Link
                    to="/recipe/$recipeId"
                    params={{ recipeId: String(inner.id) }}
                    className="font-medium text-primary-strong underline decoration-primary underline-offset-4"
                  >
                    <bdi>{inner.name}</bdi>
                  </Link>
                ) : (
                  <bdi className="font-medium text-ink">{inner.name}</bdi>
                )}
              </p>
              <div className="flex flex-col gap-5">
                {inner.steps.map((one) => (
                  <StepBody key={one.id} step={one} title={one.name || inner.name} isNamed {...view} />
                ))}
              </div>
            </div>
          ) : null}
          <StepBody step={step} title={title} isOnly={isOnly} {...view} />
          <DoneBox label={t('steps.done')} title={title} checked={isDone} onChange={() => cooking.finish(step.id)} />
        </div>
      </article>
    </li>
  )
}

interface StepBodyProps extends RecipeViewProps {
  step: InnerStepRow
  title: string
  isNamed?: boolean
  isOnly?: boolean
}

const StepBody = ({ step, title, isNamed = false, isOnly = false, ...view }: StepBodyProps) => (
  <div className="flex flex-col gap-3">
    {isNamed && step.name ? (
      <h4 dir="auto" className="font-semibold">
        {step.name}
      </h4>
    ) : null}
    <StepIngredients step={step} isOnly={isOnly} {...view} />
    {step.instruction ? (
      <div className="max-w-prose text-[1.0625rem]/relaxed print:text-sm">
        <Instruction
          step={step}
          wording={view.wording}
          timer={{ name: title, recipe: { id: view.recipe.id, name: view.recipe.name } }}
        />
      </div>
    ) : null}
  </div>
)

interface DoneBoxProps {
  label: string
  title: string
  checked: boolean
  onChange: () => void
}

function DoneBox({ label, title, checked, onChange }: DoneBoxProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="flex min-h-9 w-fit items-center gap-2.5 text-sm text-muted pointer-coarse:min-h-11 print:hidden"
    >
      <TickBox id={id} checked={checked} onChange={onChange} />
      {label}
      <span className="sr-only">: {title}</span>
    </label>
  )
}
