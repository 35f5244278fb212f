import { makersBooks, withFilters } from '#worker/modules/enterprise/book-filters.read.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { html, type Html } from '#worker/kernel/http/html.ts'
import { sumsOf } from '#worker/modules/shopping/sums/sum.list.ts'
import { addressIn } from './address.ts'
import { cardQueries } from './content/cards.read.ts'
import { planQueries } from './content/plans.read.ts'
import { readRecipe } from './content/recipe.read.ts'
import { filteredShelfQueries, mergeShelves, shelfQueries } from './content/shelves.read.ts'
import { aislesInOrder, shoppingQueries } from './content/shopping.read.ts'
import { embedFacts, type EmbedFacts, type EmbedView } from './embed-page.ts'
import { pageOfCards, searchHtml, shelvesHtml } from './html/list-html.ts'
import { plansHtml } from './html/plans-html.ts'
import { recipeHtml } from './html/recipe-html.ts'
import { shoppingHtml } from './html/shopping-html.ts'

export interface EmbedPage {
  embed: EmbedFacts
  title: string
  header: Html
  main: Html
}

/**
 * What the embed shows first. What each type shows is asked for at once, as the type is not known before: the
 * statements of the others find nothing, and all of it is one round trip. Books with filters take one more.
 */
export async function readFront(view: EmbedView): Promise<EmbedPage> {
  const { visitorContext, shard } = view.home
  const db = visitorContext.spaceDatabase(shard)
  const { embed, books, all, chosen, shelved, plans, aisles, ...shopping } = await db.read({
    embed: embedFacts(view.home),
    books: makersBooks(view.home),
    ...cardQueries(view),
    ...shelfQueries(view),
    ...planQueries(view),
    aisles: aislesInOrder(view.home),
    ...shoppingQueries(view),
  })
  const [facts] = embed
  if (!facts) throw notFound()
  const home = withFilters(view.home, books)
  const shelves = mergeShelves(shelved, await db.read(filteredShelfQueries({ ...view, home })))
  const contents = {
    RECIPE: () => pageOfCards(view, [...all, ...chosen]),
    RECIPE_KEYWORD: () => shelvesHtml(view, shelved),
    BOOK: () => shelvesHtml(view, shelves),
    MEAL_PLAN: () => plansHtml(view, plans),
    SHOPPING: () => shoppingHtml(view, sumsOf(shopping), aisles),
  }
  const isSearched = facts.type !== 'MEAL_PLAN' && facts.type !== 'SHOPPING'
  return {
    embed: facts,
    title: facts.name,
    header: html`<h1 dir="auto">${facts.name}</h1>
      ${isSearched ? searchHtml(view) : null}`,
    main: contents[facts.type](),
  }
}

/** One of the embed's recipes, with the way back. */
export async function readRecipePage(view: EmbedView, id: number): Promise<EmbedPage> {
  const { embed, recipe } = await readRecipe(view, id)
  return {
    embed,
    title: recipe.name,
    header: html`<p class="back"><a href="${addressIn(view)}" dir="auto">← ${embed.name}</a></p>
      <h1 dir="auto">${recipe.name}</h1>`,
    main: recipeHtml(view, recipe),
  }
}
