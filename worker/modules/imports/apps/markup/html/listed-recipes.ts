import { finishRecipe } from '../../../pages/finish-recipe.ts'
import { parseHtml } from '../../../pages/html/document-parser.ts'
import type { PageHead } from '../../../pages/page-head.ts'
import type { PageRecipe } from '../../../pages/page-recipe.ts'
import { Graph } from '../../../pages/schema/graph.ts'
import { jsonLd } from '../../../pages/schema/json-ld.ts'
import { microdata } from '../../../pages/schema/microdata.ts'
import { recipeDraft } from '../../../pages/schema/recipe-draft.ts'
import { typesOf } from '../../../pages/schema/terms.ts'

/** The whole recipes of a page that has several, as exports do; those that a site only hints at do not count. */
export function listedRecipes(html: string): PageRecipe[] {
  const document = parseHtml(html)
  const found = [jsonLd(document), microdata(document)].map((values) => {
    const graph = new Graph(values)
    return graph.objects
      .filter((object) => typesOf(object).includes('recipe'))
      .map((object) => recipeDraft(object, graph))
      .filter((draft) => draft.name !== '' && draft.ingredients.length > 0 && draft.steps.length > 0)
      .flatMap((draft) => finishRecipe(draft, NO_HEAD, null, []) ?? [])
  })
  const [most = []] = found.toSorted((a, b) => b.length - a.length)
  return new Set(most.map(({ name }) => name)).size > 1 ? most : []
}

/** What the page says of itself holds for none of them. */
const NO_HEAD: PageHead = {
  title: '',
  heading: '',
  description: '',
  caption: '',
  author: '',
  site: '',
  canonical: '',
  base: null,
  language: '',
  image: '',
}
