import { html, type Html } from '#worker/kernel/http/html.ts'
import { formatAmount, takesFractions } from '#worker/modules/amounts/index.ts'
import { inflectFood } from '#worker/modules/recipes/instruction/inflect-food.ts'
import { inflect } from '#worker/modules/recipes/instruction/inflect-name.ts'
import type { sumsOf } from '#worker/modules/shopping/sums/sum.list.ts'
import type { EmbedView } from '../embed-page.ts'

type Sums = ReturnType<typeof sumsOf>
type Amount = Sums[number]['amounts'][number]

/**
 * By aisle as on the shopping page: what is in none first, then the aisles of a shop as one walks past them, then the others by
 * name.
 */
export function shoppingHtml({ words }: EmbedView, sums: Sums, aisles: readonly { category: number }[]): Html {
  if (sums.length === 0) return html`<p>${words.own.noShopping}</p>`
  const byName = new Intl.Collator(words.language, { numeric: true })
  const places = new Map(aisles.map(({ category }, place) => [category, place]))
  const sections = [...Map.groupBy(sums, ({ lines }) => lines[0]?.supermarket_category ?? null)].map(([id, foods]) => {
    const title = foods[0]?.lines[0]?.category ?? null
    const place = id === null || title === null ? -1 : (places.get(id) ?? aisles.length)
    return { title, foods, place }
  })
  const sorted = sections.toSorted((a, b) => a.place - b.place || byName.compare(a.title ?? '', b.title ?? ''))
  return html`${sorted.map(
    ({ title, foods }) =>
      html`<section>
        ${title === null ? null : html`<h2 dir="auto">${title}</h2>`}
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
