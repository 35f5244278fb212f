import { html, type Html } from '#worker/kernel/http/html.ts'
import { addressIn } from '../address.ts'
import { dayByDay, type PlannedDay, type PlannedMeal } from '../content/plans.read.ts'
import type { EmbedView } from '../embed-page.ts'

const WEEK = 7

/** This week and the next, as far as something is planned. */
export function plansHtml(view: EmbedView, meals: readonly PlannedMeal[]): Html {
  const { own } = view.words
  const days = dayByDay(meals, view.home.days)
  const weeks = [
    { title: own.thisWeek, days: days.slice(0, WEEK) },
    { title: own.nextWeek, days: days.slice(WEEK) },
  ].filter((week) => week.days.some((day) => day.meals.length > 0))
  if (weeks.length === 0) return html`<p>${own.noMeals}</p>`
  return html`${weeks.map(
    (week) =>
      html`<section>
        <h2>${week.title}</h2>
        <ol class="days">
          ${week.days.filter((day) => day.meals.length > 0).map((day) => dayHtml(view, day))}
        </ol>
      </section> `,
  )}`
}

function dayHtml(view: EmbedView, { day, meals }: PlannedDay): Html {
  const { words, home } = view
  const name = new Intl.DateTimeFormat(words.locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return html`<li>
    <h3>
      <time datetime="${day}">${name.format(Date.parse(day))}</time>${
        day === home.days.today ? html`<span class="today">${words.own.today}</span>` : null
      }
    </h3>
    <ul>
      ${meals.map((meal) => mealHtml(view, meal))}
    </ul>
  </li> `
}

const mealHtml = (view: EmbedView, { meal, title, recipe, recipe_name }: PlannedMeal): Html =>
  html`<li dir="auto">
    ${meal ? html`<small>${meal}</small> ` : null}${
      recipe === null ? null : html`<a href="${addressIn(view, `/recipe/${recipe}`)}">${recipe_name}</a>`
    }${recipe !== null && title !== '' ? ' · ' : null}${title}
  </li> `
