import type { ExportedFile, RecipeNote } from '../exporter.ts'
import { html } from '#worker/kernel/http/html.ts'
import { cardList } from './index-html.ts'
import { keywordPath } from './keyword-path.ts'
import { hrefOf, pageHtml } from './page-html.ts'
import type { SiteWords } from './site-words.ts'

/** A page for each keyword, and one that lists them. */
export function* keywordPages(notes: readonly RecipeNote[], words: SiteWords): Generator<ExportedFile> {
  const byName = new Intl.Collator(words.language, { numeric: true })
  const pages = new Map<string, { title: string; notes: Set<RecipeNote> }>()
  for (const note of notes) {
    for (const keyword of note.keywords) {
      const path = keywordPath(keyword)
      const page = pages.get(path) ?? { title: keyword, notes: new Set() }
      page.notes.add(note)
      pages.set(path, page)
    }
  }
  const sorted = [...pages].toSorted(([, a], [, b]) => byName.compare(a.title, b.title))
  const links = sorted.map(
    ([path, page]) => html`<li><a href="${hrefOf(path)}">${page.title}</a> <small>${page.notes.size}</small></li> `,
  )
  yield {
    path: 'keywords.html',
    content: pageHtml(words, {
      title: words.keywords,
      up: '',
      body: html`<h1>${words.keywords}</h1>
        <ul class="words">
          ${links}
        </ul>`,
    }),
  }
  for (const [path, page] of sorted) {
    const recipes = [...page.notes].toSorted((a, b) => byName.compare(a.name, b.name))
    yield {
      path,
      content: pageHtml(words, {
        title: page.title,
        up: '../',
        body: html`<h1>${page.title}</h1>
          ${cardList(recipes, { up: '../', words })}`,
      }),
    }
  }
}
