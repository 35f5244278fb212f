import { html, type Html } from '#worker/kernel/http/html.ts'
import { fill } from '#worker/locales/texts.ts'
import { addressIn } from '../address.ts'
import { PAGE_SIZE, type Card } from '../content/card.rows.ts'
import { SHELF_SIZE, type ShelvedCard } from '../content/shelves.read.ts'
import type { EmbedView } from '../embed-page.ts'
import { cardsHtml } from './cards-html.ts'

/** Finds without a script, and shows all again by an empty search. */
export const searchHtml = (view: EmbedView): Html => {
  const { asked, words } = view
  return html`<form role="search" action="${addressIn({ ...view, words: { ...words, isFixed: false } })}">
    ${asked.shelf === null ? null : html`<input type="hidden" name="in" value="${asked.shelf}" />`}
    ${words.isFixed ? html`<input type="hidden" name="lang" value="${words.language}" />` : null}
    <input type="search" name="q" value="${asked.query}" aria-label="${words.own.search}" maxlength="200" dir="auto" />
    <button>${words.own.find}</button>
  </form>`
}

/** `cards` holds one more than fits on the page where there is another page. */
export const pageOfCards = (view: EmbedView, cards: readonly Card[]): Html =>
  cards.length === 0
    ? nothingHtml(view)
    : html`${cardsHtml(view, cards.slice(0, PAGE_SIZE))}${pagesHtml(view, cards.length > PAGE_SIZE)}`

export function shelvesHtml(view: EmbedView, cards: readonly ShelvedCard[]): Html {
  const { asked, words } = view
  if (cards.length === 0) return nothingHtml(view)
  const shelves = [...Map.groupBy(cards, ({ shelf }) => shelf)].map(([shelf, some]) => ({
    shelf,
    some,
    first: some[0],
  }))
  const isOne = asked.shelf !== null
  return html`${shelves.map(({ shelf, some, first }) =>
    first
      ? html`<section>
          <h2 dir="auto">${first.title}</h2>
          ${first.about ? html`<p class="muted" dir="auto">${first.about}</p>` : null} ${cardsHtml(view, some)}
          ${
            !isOne && first.total > SHELF_SIZE
              ? html`<p>
                  <a href="${addressIn(view, '', { in: shelf, q: asked.query })}"
                    >${fill(words.own.all, { count: String(first.total) })}<span class="hidden"
                      >: ${first.title}</span
                    ></a
                  >
                </p>`
              : null
          }
          ${isOne ? pagesHtml(view, asked.page * PAGE_SIZE < first.total) : null}
        </section> `
      : html``,
  )}`
}

function nothingHtml(view: EmbedView): Html {
  const { asked, words } = view
  if (asked.query === '' && asked.shelf === null && asked.page === 1) return html`<p>${words.own.nothing}</p>`
  return html`<p>${asked.query === '' ? words.own.nothing : fill(words.own.notFound, { query: asked.query })}</p>
    <p><a href="${addressIn(view)}">${words.own.showAll}</a></p>`
}

function pagesHtml(view: EmbedView, hasNext: boolean): Html | null {
  const { asked, words } = view
  if (asked.page === 1 && !hasNext) return null
  const page = fill(words.own.page, { page: String(asked.page) })
  const to = (number: number) =>
    addressIn(view, '', { in: asked.shelf, q: asked.query, page: number === 1 ? null : number })
  return html`<nav class="pages" aria-label="${page}">
    ${asked.page > 1 ? html`<a class="key" rel="prev" href="${to(asked.page - 1)}">${words.own.before}</a>` : null}
    <span>${page}</span>
    ${hasNext ? html`<a class="key" rel="next" href="${to(asked.page + 1)}">${words.own.next}</a>` : null}
  </nav>`
}
