import type { RecipeNote } from '../exporter.ts'
import { html, type Html } from '#worker/kernel/http/html.ts'
import { hrefOf, pageHtml } from './page-html.ts'
import { minutesIn, type SiteWords } from './site-words.ts'

/** All recipes by their names, under letters that lead to them. */
export function indexHtml(notes: readonly RecipeNote[], words: SiteWords): string {
  const byName = new Intl.Collator(words.language, { numeric: true })
  const sorted = notes.toSorted((a, b) => byName.compare(a.name, b.name))
  const groups = [...Map.groupBy(sorted, ({ name }) => letterOf(name))]
  return pageHtml(words, {
    title: words.recipes,
    up: '',
    body: html`<h1>${words.recipes}</h1>
      <nav class="letters">${groups.map(([letter], at) => html`<a href="#letter-${at}">${letter}</a> `)}</nav>
      ${groups.map(
        ([letter, some], at) =>
          html`<section>
            <h2 id="letter-${at}">${letter}</h2>
            ${cardList(some, { up: '', words })}
          </section> `,
      )}`,
  })
}

/** Letters with signs stand with those without; whatever is no letter stands together. */
const letterOf = (name: string): string => /^\p{L}/u.exec(name.trim().normalize('NFD'))?.[0].toUpperCase() ?? '#'

export const cardList = (notes: readonly RecipeNote[], { up, words }: { up: '' | '../'; words: SiteWords }): Html =>
  html`<ul class="cards">
    ${notes.map(
      ({ name, path, picture, minutes }) =>
        html`<li>
          <a href="${up}${hrefOf(path)}"
            >${
              picture
                ? html`<img src="${up}${hrefOf(picture)}" alt="" loading="lazy" />`
                : html`<span class="blank"></span>`
            }<span>${name}</span></a
          >${minutes > 0 ? html` <small>${minutesIn(words, minutes)}</small>` : null}
        </li> `,
    )}
  </ul>`
