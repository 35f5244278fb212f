import { html, type Html } from '#worker/kernel/http/html.ts'
import { formatAmount, takesFractions } from '#worker/modules/amounts/index.ts'
import { inflectFood } from '#worker/modules/recipes/instruction/inflect-food.ts'
import { inflect } from '#worker/modules/recipes/instruction/inflect-name.ts'
import type { sumsOf } from '#worker/modules/shopping/sums/sum.list.ts'
import type { EmbedView } from '../embed-page.ts'

type Sums = ReturnType<typeof sumsOf>
type Amount = Sums[number]['amounts'][number]

/** By aisle, in the order of their names; what is in none comes last. */
export function shoppingHtml({ words }: EmbedView, sums: Sums): Html {
  if (sums.length === 0) return html`<p>${words.own.noShopping}</p>`
  const byName = new Intl.Collator(words.language, { numeric: true })
  const aisles = [...Map.groupBy(sums, ({ lines }) => lines[0]?.category ?? null)].toSorted(([a], [b]) =>
    a === null || b === null ? Number(a === null) - Number(b === null) : byName.compare(a, b),
  )
  const isOne = aisles.length === 1 && aisles[0]?.[0] === null
  return html`${aisles.map(
    ([aisle, foods]) =>
      html`<section>
        ${isOne ? null : html`<h2 dir="auto">${aisle ?? words.own.elsewhere}</h2>`}
        <ul class="lines">
          ${foods.map(
            ({ lines: [line], amounts }) =>
              html`<li dir="auto">
                ${
                  amounts.length > 0
                    ? html`<span class="amount"
                        >${amounts
                          .map((one) => amountText(one, words.locale))
                          .filter(Boolean)
                          .join(' + ')}</span
                      > `
                    : null
                }${line ? foodName(line, amounts[0]) : null}
              </li> `,
          )}
        </ul>
      </section> `,
  )}`
}

const amountText = ({ amount, unit }: Amount, locale: string): string =>
  amount === 0
    ? ''
    : [
        formatAmount(amount, { fractions: takesFractions(unit?.base_unit), locale }),
        unit?.unit_name ? inflect(unit.unit_name, unit.unit_plural, amount) : '',
      ]
        .filter(Boolean)
        .join(' ')

const foodName = ({ name, plural_name }: Sums[number]['lines'][number], first: Amount | undefined): string =>
  inflectFood(name, plural_name, first && first.amount !== 0 ? first.amount : null, first?.unit?.base_unit)
