import { describe, expect, test } from 'vitest'
import { recipeOf, soup, withJsonLd } from './page.fixture.ts'

const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
const STEPS = list('Soak the beans over night in plenty of water.', 'Boil them with the leek until they are tender.')
const page = (facts: string, heading = 'Ingredients') =>
  `<h1>Stew</h1>${facts}<h2>${heading}</h2>${list('300 g beans', '1 leek', '2 tbsp oil')}<h2>Method</h2>${STEPS}`
const factsOf = (html: string) => {
  const { servings, working_time, waiting_time } = recipeOf(html)
  return [servings, working_time, waiting_time]
}

describe('servings and times are read', () => {
  test.each([
    ['in one line', '<p>Serves 2-4 | Prep 10 min | Cook 25 min | Whole grain</p>', [2, 10, 25]],
    ['with a sign between', '<p>Makes 12</p><p>Prep time = 10 mins</p><p>Cooking time = 35 mins</p>', [12, 10, 35]],
    ['behind their values', '<p>2 portions</p><p>15 mins preparation time</p><p>20 minscooking time</p>', [2, 15, 20]],
    ['above their labels', list('6', 'Servings', '30 min', 'Preparation time', '10 min', 'Cook time'), [6, 30, 10]],
    ['below their labels', list('Servings', '6', 'Preparation time', '30 min', 'Cook time', '10 min'), [6, 30, 10]],
    ['beside each other', '<p>4 personen</p><p>15 min</p>', [4, 15, 0]],
    ['with a colon', '<p>Pour 2 personnes :</p>', [2, 0, 0]],
    ['at most', '<p>Serve</p><p>Até 4 porções</p>', [4, 0, 0]],
    ['about', '<p>Serves 2 people</p><p>Ready in around 20 mins</p>', [2, 20, 0]],
    ['in words', '<p>Serves eight</p>', [8, 0, 0]],
  ])('%s', (_, facts, expected) => {
    expect(factsOf(page(facts))).toEqual(expected)
  })

  test('of the heading of the ingredients', () => {
    expect(factsOf(page('', 'Zutaten für 5 (kleine) Portionen'))).toEqual([5, 0, 0])
  })

  test('of the page only where they can belong to the time of the markup', () => {
    const other = '<p>25 min bereidingstijd</p><p>15 min oventijd</p>'
    const marked = (totalTime: string) => factsOf(withJsonLd(soup({ totalTime }), page(other)))
    expect(marked('PT20M')).toEqual([null, 20, 0])
    expect(marked('PT40M')).toEqual([null, 25, 15])
  })
})
