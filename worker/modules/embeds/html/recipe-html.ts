import { html, Html } from '#worker/kernel/http/html.ts'
import { fill } from '#worker/locales/texts.ts'
import { servingsFactor } from '#worker/modules/amounts/index.ts'
import { minutesIn } from '#worker/modules/exports/site/site-words.ts'
import { readMarkdown, renderHtml, renderInstruction } from '#worker/modules/recipes/instruction/index.ts'
import type { Recipe } from '#worker/modules/recipes/recipe.contract.ts'
import { addressIn } from '../address.ts'
import type { EmbedView } from '../embed-page.ts'
import { instructionStyle } from './instruction-style.ts'
import { ingredientHtml } from './ingredient-html.ts'
import { pictureHtml } from './picture-html.ts'

type Step = Recipe['steps'][number]

/** The whole recipe, for as many servings as the address asks for. */
export function recipeHtml(view: EmbedView, recipe: Recipe): Html {
  const { words, asked } = view
  const own = recipe.servings > 0 ? recipe.servings : 1
  const servings = asked.servings ?? own
  const style = instructionStyle(servingsFactor(servings, own), words.locale)
  return html`<article>
    ${recipe.image ? pictureHtml(recipe.image, { sizes: '(min-width: 64rem) 64rem, 100vw', name: recipe.name }) : null}
    ${recipe.description ? html`<div dir="auto">${new Html(renderHtml(readMarkdown(recipe.description), style))}</div>` : null}
    <div class="facts">${servingsHtml(view, recipe, servings)} ${timesHtml(view, recipe)}</div>
    <div class="columns">
      <section>
        <h2>${words.recipe.ingredients}</h2>
        <ul class="lines">
          ${recipe.steps.map((step) => html`${ingredientsOf(recipe, step).map((line) => ingredientHtml(line, style.factor, words.locale))}`)}
        </ul>
      </section>
      <section>
        <h2>${words.recipe.directions}</h2>
        <ol class="steps">
          ${recipe.steps.filter(saysSomething).map((step) => stepHtml(view, step, style))}
        </ol>
      </section>
    </div>
    ${sourceHtml(view, recipe)}
  </article>`
}

function servingsHtml(view: EmbedView, { id, servings_text }: Recipe, servings: number): Html {
  const { own } = view.words
  const to = (count: number) => addressIn(view, `/recipe/${id}`, { servings: count })
  const words = servings === 1 ? own.portion : own.portions
  return html`<div class="servings">
    ${servings > 1 ? html`<a class="key" rel="nofollow" href="${to(servings - 1)}" aria-label="${own.fewer}">−</a>` : null}
    <span>${servings_text ? `${servings} ${servings_text}` : fill(words, { count: String(servings) })}</span>
    ${servings < 1000 ? html`<a class="key" rel="nofollow" href="${to(servings + 1)}" aria-label="${own.more}">+</a>` : null}
  </div>`
}

const timesHtml = ({ words: { recipe: words } }: EmbedView, { working_time, waiting_time }: Recipe): Html =>
  html`${[
    working_time > 0 ? html`<span>${words.working}: ${minutesIn(words, working_time)}</span> ` : html``,
    waiting_time > 0 ? html`<span>${words.waiting}: ${minutesIn(words, waiting_time)}</span> ` : html``,
  ]}`

/** Under the name of its step, where several steps have ingredients. */
function ingredientsOf({ steps }: Recipe, { name, ingredients }: Step): Step['ingredients'] {
  const [first] = ingredients
  const hasName = name !== '' && first && steps.filter((step) => step.ingredients.length > 0).length > 1
  return hasName ? [{ ...first, is_header: true, note: name, food: null, unit: null }, ...ingredients] : ingredients
}

const saysSomething = ({ name, instruction, step_recipe_data, file }: Step) =>
  name !== '' || instruction.trim() !== '' || step_recipe_data !== null || Boolean(file?.preview)

function stepHtml(view: EmbedView, step: Step, style: ReturnType<typeof instructionStyle>): Html {
  const inner = step.step_recipe_data
  return html`<li dir="auto">
    ${step.name ? html`<h3>${step.name}</h3>` : null}
    ${new Html(renderHtml(renderInstruction(step.instruction, step.ingredients), style))}
    ${inner ? html`<p><a href="${addressIn(view, `/recipe/${inner.id}`)}">${inner.name}</a></p>` : null}
    ${step.file?.preview ? pictureHtml(step.file.preview, { sizes: '(min-width: 46rem) 38rem, 100vw' }) : null}
    ${step.time > 0 ? html`<small>${minutesIn(view.words.recipe, step.time)}</small>` : null}
  </li> `
}

function sourceHtml({ words }: EmbedView, { source_url }: Recipe): Html | null {
  const address = source_url ?? ''
  if (!/^https?:\/\/[^\s/\\]/i.test(address) || !URL.canParse(address)) return null
  return html`<p class="muted">
    ${words.recipe.source}:
    <a href="${address}" target="_blank" rel="noopener noreferrer nofollow">${new URL(address).host}</a>
  </p>`
}
