import { html, type Html } from '#worker/kernel/http/html.ts'
import { formatRange, scaleRange, statesAmount, takesFractions, upperEndOf } from '#worker/modules/amounts/index.ts'
import { inflectFood } from '#worker/modules/recipes/instruction/inflect-food.ts'
import { inflect } from '#worker/modules/recipes/instruction/inflect-name.ts'
import type { Recipe } from '#worker/modules/recipes/recipe.contract.ts'

type Line = Recipe['steps'][number]['ingredients'][number]

/** As people write it: "1½ cups flour, sifted". */
export function ingredientHtml(line: Line, factor: number, locale: string): Html {
  const { food, unit, note } = line
  if (line.is_header) return html`<li class="heading" dir="auto">${note}</li> `
  const range = statesAmount(line) ? scaleRange(line, factor) : null
  const most = range && upperEndOf(range)
  const base = unit?.base_unit
  const amount = [
    range ? formatRange(range, { fractions: takesFractions(base), locale }) : '',
    unit ? inflect(unit.name, unit.plural_name ?? null, most) : '',
  ].filter(Boolean)
  const name = food ? inflectFood(food.name, food.plural_name ?? null, most, base) : ''
  return html`<li dir="auto">
    ${amount.length > 0 ? html`<span class="amount">${amount.join(' ')}</span> ` : null}${name}${
      note ? html`<small>${name || amount.length > 0 ? ', ' : ''}${note}</small>` : null
    }
  </li> `
}
