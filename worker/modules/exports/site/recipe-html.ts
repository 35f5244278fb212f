import { readMarkdown, renderHtml } from '#worker/modules/recipes/instruction/index.ts'
import type { ExportedRecipe } from '../exported-recipe.ts'
import { nutritionFacts } from '../facts/nutrition-facts.ts'
import type { PicturePaths } from '../facts/picture-files.ts'
import { schemaRating } from '../facts/stars.ts'
import { yieldText } from '../facts/yield-text.ts'
import { schemaFacts } from '../formats/schema-recipe.ts'
import { allRows } from '../rows/all-rows.ts'
import { rowLines, withColon } from '../rows/row-lines.ts'
import { rowText } from '../rows/row-text.ts'
import { stepTexts } from '../rows/step-text.ts'
import { html, Html } from '#worker/kernel/http/html.ts'
import { keywordPath } from './keyword-path.ts'
import { hrefOf, pageHtml } from './page-html.ts'
import { minutesIn, type SiteWords } from './site-words.ts'

/** The page of one recipe, in a folder of the site. */
export const recipeHtml = (recipe: ExportedRecipe, pictures: PicturePaths, words: SiteWords): string =>
  pageHtml(words, {
    title: recipe.name,
    up: '../',
    head: html`<script type="application/ld+json">
      ${linkedData(recipe)}
    </script> `,
    body: html`<article>
      <h1>${recipe.name}</h1>
      ${pictures.own.map((path) => picture(path, recipe.name))}
      ${recipe.description ? html`<div class="about">${markdown(recipe.description)}</div>` : null}
      <ul class="facts">
        ${factsOf(recipe, words).map((fact) => html`<li>${fact}</li>`)}
      </ul>
      <div class="columns">
        <section>
          <h2>${words.ingredients}</h2>
          ${ingredients(recipe)}
        </section>
        <section>
          <h2>${words.directions}</h2>
          ${directions(recipe, pictures)}
        </section>
      </div>
      ${footer(recipe, words)}
    </article>`,
  })

const picture = (path: string, alt: string): Html => html`<img src="../${hrefOf(path)}" alt="${alt}" />`

const markdown = (text: string): Html => new Html(renderHtml(readMarkdown(text)))

function factsOf(recipe: ExportedRecipe, words: SiteWords): string[] {
  const { working_time, waiting_time, rating, servings_text } = recipe
  return [
    servings_text || !yieldText(recipe) ? yieldText(recipe) : `${words.servings}: ${yieldText(recipe)}`,
    working_time > 0 ? `${words.working}: ${minutesIn(words, working_time)}` : '',
    waiting_time > 0 ? `${words.waiting}: ${minutesIn(words, waiting_time)}` : '',
    rating ? `${'★'.repeat(Math.round(rating))}${'☆'.repeat(Math.max(0, 5 - Math.round(rating)))}` : '',
  ].filter(Boolean)
}

function ingredients(recipe: ExportedRecipe): Html {
  const rows = allRows(recipe).map((row) =>
    'heading' in row ? html`<li class="heading">${row.heading}</li>` : html`<li>${rowText(row)}</li>`,
  )
  return html`<ul class="ingredients">
    ${rows}
  </ul>`
}

const directions = (recipe: ExportedRecipe, pictures: PicturePaths): Html =>
  html`<ol class="steps">
    ${stepTexts(recipe).map(
      ({ name, text, step }) =>
        html`<li>
          ${name ? html`<h3>${name}</h3>` : null}${markdown(text)}${pictures
            .ofStep(step)
            .map((path) => picture(path, name))}
        </li>`,
    )}
  </ol>`

function footer(recipe: ExportedRecipe, words: SiteWords): Html {
  const nutrition = nutritionFacts(recipe).map(({ key, amount, unit }) => `${words.nutrients[key]} ${amount} ${unit}`)
  const source = recipe.source_url ?? ''
  return html`<footer>
    ${nutrition.length > 0 ? html`<p>${words.nutrition}: ${nutrition.join(', ')}</p>` : null}
    ${/^https?:\/\//i.test(source) ? html`<p>${words.source}: <a href="${source}">${source}</a></p>` : null}
    ${
      recipe.keywords.length > 0
        ? html`<p class="keywords">
            ${recipe.keywords.map(({ name }) => html`<a href="../${hrefOf(keywordPath(name))}">${name}</a> `)}
          </p>`
        : null
    }
  </footer>`
}

/** By which other apps read the page once it stands on a server. It is data, and nothing in it ends it early. */
const linkedData = (recipe: ExportedRecipe): Html =>
  new Html(
    JSON.stringify({
      ...schemaFacts(recipe),
      url: recipe.source_url ?? undefined,
      recipeIngredient: rowLines(allRows(recipe), withColon),
      recipeInstructions: stepTexts(recipe).map(({ text }) => ({ '@type': 'HowToStep', text })),
      ...schemaRating(recipe.rating),
    }).replaceAll('<', '\\u003c'),
  )
