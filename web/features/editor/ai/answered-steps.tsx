import type { AnsweredRecipe } from './take-answer.ts'

/** Steps as they would be: each with its words and the foods that it uses. */
export const AnsweredSteps = ({ steps = [] }: Pick<AnsweredRecipe, 'steps'>) => (
  <ol className="flex list-decimal flex-col gap-3 ps-5 text-sm">
    {steps.map((step, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- a step that was cut in two has no key of its own
      <li key={at} dir="auto">
        {step.name ? <p className="font-semibold">{step.name}</p> : null}
        <p className="whitespace-pre-line">{step.instruction}</p>
        {step.ingredients && step.ingredients.length > 0 ? (
          <p className="mt-1 text-muted">
            {step.ingredients.flatMap(({ food, note }) => food?.name ?? note ?? []).join(', ')}
          </p>
        ) : null}
      </li>
    ))}
  </ol>
)
