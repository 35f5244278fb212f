import { describe, expect, test } from 'vitest'
import { readRecipePage } from '#worker/modules/imports/pages/read-recipe-page.ts'
import { linesOf, PAGE_URL, recipeOf, soup, stepsOf, withJsonLd } from './page.fixture.ts'

describe('where the recipe stands', () => {
  test.each([
    ['alone', soup()],
    ['in a list', [{ '@type': 'WebSite' }, soup()]],
    ['in a graph', { '@graph': [{ '@type': 'WebPage' }, soup({ '@type': ['Recipe', 'NewsArticle'] })] }],
    ['as main entity', { '@type': 'WebPage', mainEntity: soup({ '@type': 'http://schema.org/Recipe' }) }],
    ['deep inside', { a: { b: [[{ c: soup({ '@type': 'schema:Recipe' }) }]] } }],
    ['without a type', soup({ '@type': undefined, '@context': undefined })],
  ])('%s', (_, json) => {
    const recipe = recipeOf(withJsonLd(json))
    expect(recipe.name).toBe('Soup')
    expect(linesOf(recipe)).toEqual(['1 onion', '500 ml water'])
    expect(stepsOf(recipe)).toEqual(['Chop the onion.', 'Boil it.'])
  })

  test('bare JSON is read like a page, with or without context and type', () => {
    const bare = { name: 'Soup', recipeIngredient: ['1 onion'], recipeInstructions: 'Boil it.' }
    expect(recipeOf(JSON.stringify(bare), null).steps).toEqual([{ name: '', instruction: 'Boil it.' }])
    expect(linesOf(recipeOf(JSON.stringify(soup())))).toHaveLength(2)
  })

  test('an @id reference is resolved', () => {
    const graph = [
      soup({ author: { '@id': '#a' }, image: { '@id': '#i' }, recipeInstructions: [{ '@id': '#s' }] }),
      { '@id': '#a', '@type': 'Person', name: 'Ada' },
      { '@id': '#i', '@type': 'ImageObject', url: '/soup.jpg' },
      { '@id': '#s', '@type': 'HowToStep', text: 'Boil it.' },
    ]
    expect(recipeOf(withJsonLd({ '@graph': graph }))).toMatchObject({
      author: 'Ada',
      image_url: 'https://www.example.com/soup.jpg',
      steps: [{ name: '', instruction: 'Boil it.' }],
    })
  })

  test('of several recipes the complete one wins, then the one the page is named after', () => {
    const teaser = soup({ name: 'Cake', recipeIngredient: [], recipeInstructions: [] })
    const stew = soup({ name: 'Stew' })
    expect(recipeOf(withJsonLd([teaser, soup()])).name).toBe('Soup')
    expect(recipeOf(withJsonLd([soup(), stew], '<title>Stew | Kitchen</title><h1>Stew</h1>')).name).toBe('Stew')
  })

  test('a page without a recipe gives null', () => {
    expect(readRecipePage(withJsonLd({ '@type': 'WebPage', name: 'Soup' }), PAGE_URL)).toBeNull()
    expect(readRecipePage('<h1>Soup</h1><p>We love soup.</p>', PAGE_URL)).toBeNull()
    expect(readRecipePage('', null)).toBeNull()
    expect(readRecipePage('{"hello": "world"}', null)).toBeNull()
  })
})

describe('ingredients', () => {
  const of = (recipeIngredient: unknown) => recipeOf(withJsonLd(soup({ recipeIngredient }))).ingredients

  test('come as one text, under older names, or as objects', () => {
    expect(of('1 onion\n2 carrots')).toEqual([
      { group: null, line: '1 onion' },
      { group: null, line: '2 carrots' },
    ])
    expect(of('<ul><li>1 onion</li><li>2 carrots</li></ul>')).toHaveLength(2)
    expect(linesOf(recipeOf(withJsonLd(soup({ recipeIngredient: undefined, ingredients: ['1 onion'] }))))).toEqual([
      '1 onion',
    ])
    expect(of([{ amount: 2, unit: 'cups', name: 'flour', note: 'sifted' }, { text: '1 egg' }])).toMatchObject([
      { line: '2 cups flour (sifted)' },
      { line: '1 egg' },
    ])
    expect(
      of([{ '@type': 'HowToSupply', name: 'flour', requiredQuantity: { value: 200, unitText: 'g' } }]),
    ).toMatchObject([{ line: '200 g flour' }])
  })

  test('lists with a name and lines that head others become groups', () => {
    expect(of([{ name: 'Dough', itemListElement: ['200 g flour'] }, '1 egg'])).toEqual([
      { group: 'Dough', line: '200 g flour' },
      { group: null, line: '1 egg' },
    ])
    expect(of(['1 egg', 'For the sauce:', '1 lemon', 'TOPPING', '1 lime'])).toEqual([
      { group: null, line: '1 egg' },
      { group: 'For the sauce', line: '1 lemon' },
      { group: 'TOPPING', line: '1 lime' },
    ])
  })

  test('a list all in capitals has no headings, and one line with an amount is never one', () => {
    expect(of(['SALT', 'PEPPER', 'OIL'])).toHaveLength(3)
    expect(of(['2 eggs:', '1 lemon'])).toHaveLength(2)
  })

  test('machine decimals of whole amounts go', () => {
    expect(of(['500.0 g flour', '0.5 l milk'])).toMatchObject([{ line: '500 g flour' }, { line: '0.5 l milk' }])
  })
})

describe('instructions', () => {
  const of = (recipeInstructions: unknown) => recipeOf(withJsonLd(soup({ recipeInstructions }))).steps

  test('a text gives one step for each line or number', () => {
    expect(of('Chop.\nBoil.')).toMatchObject([{ instruction: 'Chop.' }, { instruction: 'Boil.' }])
    expect(of('<ol><li>Chop.</li><li>Boil.</li></ol>')).toHaveLength(2)
    expect(of('1. Chop 3 onions. 2. Boil.')).toMatchObject([
      { instruction: 'Chop 3 onions.' },
      { instruction: 'Boil.' },
    ])
    expect(of('Boil 2 eggs. Add 3. Serve.')).toHaveLength(1)
  })

  test('a section names its first step', () => {
    const section = (name: string, ...texts: string[]) => ({
      '@type': 'HowToSection',
      name,
      itemListElement: texts.map((text) => ({ '@type': 'HowToStep', text })),
    })
    expect(of([section('Dough', 'Mix.', 'Knead.'), section('Sauce', 'Stir.')])).toEqual([
      { name: 'Dough', instruction: 'Mix.' },
      { name: '', instruction: 'Knead.' },
      { name: 'Sauce', instruction: 'Stir.' },
    ])
  })

  test('a step’s title stays unless it repeats the text or is a number', () => {
    const step = (name: string) => of([{ '@type': 'HowToStep', name, text: 'Mix flour and water.' }])[0]?.instruction
    expect(step('Make the dough')).toBe('**Make the dough**\n\nMix flour and water.')
    expect(step('Mix flour and…')).toBe('Mix flour and water.')
    expect(step('Step 3')).toBe('Mix flour and water.')
  })

  test('paragraphs inside a step are kept', () => {
    expect(of([{ '@type': 'HowToStep', text: '<p>Mix.</p><p>Bake.</p>' }])).toEqual([
      { name: '', instruction: 'Mix.\n\nBake.' },
    ])
  })

  test('directions within a step make one step', () => {
    const directions = [
      { '@type': 'HowToDirection', text: 'Mix.' },
      { '@type': 'HowToTip', text: 'By hand.' },
    ]
    expect(of([{ '@type': 'HowToStep', itemListElement: directions }])).toEqual([
      { name: '', instruction: 'Mix.\n\nBy hand.' },
    ])
  })

  test('lists that contain themselves end', () => {
    expect(
      readRecipePage(
        withJsonLd(
          soup({ recipeInstructions: [{ '@id': '#l' }], step: { '@id': '#l', itemListElement: [{ '@id': '#l' }] } }),
        ),
        PAGE_URL,
      ),
    ).not.toBeNull()
  })
})
