import { Instruction } from '#web/components/recipe/instruction/instruction.tsx'
import { RecipePicture } from '#web/components/recipe/recipe-picture.tsx'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { unitChoiceStore } from '#web/components/recipe/unit-choice.ts'
import { useIngredientWording } from '#web/components/recipe/use-ingredient-wording.ts'
import { useFormat } from '#web/lib/format/format.ts'
import { LeafIngredients } from '../reading/leaf-ingredients.tsx'

/** A picture has its room before it is there, so that nothing moves when it comes. */
export function PrintedRecipe({ recipe }: { recipe: RecipeRow }) {
  const wording = useIngredientWording(1, unitChoiceStore.use())
  const { minutes } = useFormat()
  const time = recipe.working_time + recipe.waiting_time
  const { name, description, image, steps, id } = recipe
  return (
    <article data-recipe={id}>
      <h2 dir="auto" className="mb-2 font-title text-xl/tight font-semibold text-balance wrap-anywhere">
        {name}
      </h2>
      {image ? (
        <div className="mb-3 h-52 w-full overflow-hidden rounded-md break-inside-avoid">
          <RecipePicture recipe={recipe} flush eager sizes="452px" />
        </div>
      ) : null}
      {time > 0 ? <p className="mb-1 text-xs text-muted numbers">{minutes(time)}</p> : null}
      {description ? (
        <p dir="auto" className="mb-2 whitespace-pre-line text-pretty wrap-anywhere">
          {description}
        </p>
      ) : null}
      <LeafIngredients recipe={recipe} />
      <ol className="mt-3 flex list-none flex-col gap-2.5">
        {steps.map((step) => (
          <li key={step.id} className="[&_p]:orphans-2 [&_p]:widows-2">
            {step.name ? (
              <h3 dir="auto" className="font-semibold break-after-avoid wrap-anywhere">
                {step.name}
              </h3>
            ) : null}
            <Instruction step={step} wording={wording} timer={{ name: step.name || name, recipe: null }} />
          </li>
        ))}
      </ol>
    </article>
  )
}
