import { html, type Html } from '#worker/kernel/http/html.ts'
import { minutesIn } from '#worker/modules/exports/site/site-words.ts'
import { addressIn } from '../address.ts'
import type { Card } from '../content/card.rows.ts'
import type { EmbedView } from '../embed-page.ts'
import { pictureHtml } from './picture-html.ts'

export const cardsHtml = (view: EmbedView, cards: readonly Card[]): Html =>
  html`<ul class="cards">
    ${cards.map(
      ({ id, name, image, minutes }) =>
        html`<li>
          <a href="${addressIn(view, `/recipe/${id}`)}" dir="auto"
            >${image ? pictureHtml(image, { sizes: '(min-width: 22rem) 12rem, 100vw' }) : html`<span class="blank"></span>`}${name}</a
          >
          ${minutes > 0 ? html`<small>${minutesIn(view.words.recipe, minutes)}</small>` : null}
        </li> `,
    )}
  </ul>`
