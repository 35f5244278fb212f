import { describe, expect, test } from 'vitest'
import { linesOf, recipeOf, soup, stepsOf, withJsonLd } from './page.fixture.ts'

const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
const texts = ['Soak the lentils in plenty of water.', 'Boil them with the carrot until they are soft.']
const method = `<h2>Method</h2><ol>${texts.map((text) => `<li>${text}</li>`).join('')}</ol>`
const page = (body: string, json?: object) => withJsonLd(soup(json), `<h1>Soup</h1>${body}`)
const shown = (body: string) => recipeOf(`<h1>Soup</h1>${body}`)

describe('ingredients', () => {
  test('amounts in cells of their own beside each food', () => {
    const cells = [
      ['lentils', '300 gram'],
      ['carrot', '1 piece'],
      ['salt', '1 pinch'],
    ].map(([food, amount]) => `<div><p><span>${food}</span></p><p><span>${amount}</span></p></div>`)
    const recipe = recipeOf(
      page(`<h2>Ingredients</h2><div class="ingredients">${cells.join('')}</div>${method}`, {
        recipeIngredient: ['lentils', 'carrot', 'salt'],
      }),
    )
    expect(linesOf(recipe)).toEqual(['300 gram lentils', '1 piece carrot', '1 pinch salt'])
  })

  test('of a list for each system of measures, the first', () => {
    const lists = `<h3>UK</h3>${list('4 floury potatoes', '100ml oil', 'Plenty of salt')}<h3>US</h3>${list('4 russet potatoes', '3 1/2fl oz oil', 'Plenty of salt')}`
    expect(linesOf(shown(`<h2>Ingredients</h2>${lists}${method}`))).toEqual([
      '4 floury potatoes',
      '100ml oil',
      'Plenty of salt',
    ])
  })

  test('without the tools above them', () => {
    const block = `<div class="recipe-ingredients"><h3>Equipment</h3>${list('2 large pots', '1 sharp knife')}<h3>Ingredients</h3>${list('300 g lentils', '1 carrot')}</div>`
    expect(linesOf(shown(`${block}${method}`))).toEqual(['300 g lentils', '1 carrot'])
  })

  test('that go on in a second list', () => {
    const two = `${list('300 g lentils', '1 carrot')}<p><br></p>${list('Your favourite mustard', 'Smoked paprika')}`
    expect(linesOf(shown(`<h2>Ingredients</h2>${two}${method}`))).toHaveLength(4)
  })

  test('with the marks of their footnotes', () => {
    const recipe = recipeOf(page('', { recipeIngredient: ['2 cups stock**', '4 cups water (**)'] }))
    expect(linesOf(recipe)).toEqual(['2 cups stock**', '4 cups water (**)'])
  })

  test('in one text, each with its amount', () => {
    const recipe = recipeOf(page('', { recipeIngredient: '300 g lentils, 1 carrot, 2 tbsp oil' }))
    expect(linesOf(recipe)).toEqual(['300 g lentils', '1 carrot', '2 tbsp oil'])
    const single = recipeOf(page('', { recipeIngredient: '1 onion, peeled, sliced' }))
    expect(linesOf(single)).toEqual(['1 onion, peeled, sliced'])
  })

  test('that only the steps name', () => {
    const steps = texts.map((text, at) => ({ '@type': 'HowToStep', text, supply: [{ name: `${at + 1} cup lentils` }] }))
    const recipe = recipeOf(page('', { recipeIngredient: undefined, recipeInstructions: steps }))
    expect(linesOf(recipe)).toEqual(['1 cup lentils', '2 cup lentils'])
  })
})

describe('steps', () => {
  test('under a bold line that says how to make it, not what an element of that name holds', () => {
    const bold = '<p><strong>Here’s how to make it:</strong></p>'
    const other = '<div class="preparation-tools"><p>Choose the collection that you would like to add it to</p></div>'
    const steps = method.replace('<h2>Method</h2>', bold)
    const recipe = shown(`<p><b>Ingredients</b></p>${list('300 g lentils', '1 carrot', '2 tbsp oil')}${steps}${other}`)
    expect(stepsOf(recipe)).toEqual(texts)
  })

  test('whose sentences are joined without a space', () => {
    const joined = 'Wash the leek and cut it.Heat the oil and fry the leek in it.Add the lentils and season.'
    expect(stepsOf(recipeOf(page('', { recipeInstructions: joined })))).toEqual([
      'Wash the leek and cut it.',
      'Heat the oil and fry the leek in it.',
      'Add the lentils and season.',
    ])
  })

  test('named by their own text, over two lines', () => {
    const text = 'Whisk the flour.\u2028Fold in the eggs with care.'
    const recipe = recipeOf(page('', { recipeInstructions: [{ '@type': 'HowToStep', name: text, text }] }))
    expect(stepsOf(recipe)).toEqual(['Whisk the flour.\n\nFold in the eggs with care.'])
  })

  test('and ingredients under names that older markup has', () => {
    const body = `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Soup</h1><p itemprop="recipeIngredients">300 g lentils</p><p itemprop="recipeIngredients">1 carrot</p><div itemprop="recipeDirections"><p>${texts.join('</p><p>')}</p></div></div>`
    const recipe = recipeOf(body)
    expect([linesOf(recipe), stepsOf(recipe)]).toEqual([['300 g lentils', '1 carrot'], texts])
  })
})
