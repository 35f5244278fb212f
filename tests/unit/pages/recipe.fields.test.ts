import { describe, expect, test } from 'vitest'
import { recipeOf, soup, withJsonLd } from './page.fixture.ts'

const read = (more: object, body = '') => recipeOf(withJsonLd(soup(more), body))

describe('times', () => {
  test('preparation is working time, cooking is waiting time', () => {
    expect(read({ prepTime: 'PT10M', cookTime: 'PT20M', totalTime: 'PT45M' })).toMatchObject({
      working_time: 10,
      waiting_time: 20,
      total_time: 45,
    })
  })
  test('a total alone is working time; with one part given, the rest is the other part', () => {
    expect(read({ totalTime: 'PT45M' })).toMatchObject({ working_time: 45, waiting_time: 0 })
    expect(read({ prepTime: 'PT10M', totalTime: 'PT45M' })).toMatchObject({ working_time: 10, waiting_time: 35 })
  })
  test('the page’s wording is kept', () => {
    expect(read({ prepTime: 'PT10M', recipeYield: '4 servings' }).raw).toEqual({
      yield: '4 servings',
      prep_time: 'PT10M',
      cook_time: '',
      total_time: '',
    })
  })
})

describe('keywords', () => {
  test('keep the page’s order and spelling, each once', () => {
    expect(
      read({ keywords: 'Quick, Vegan', recipeCategory: ['Soup', 'quick'], recipeCuisine: 'Thai' }).keywords,
    ).toEqual(['Quick', 'Vegan', 'Soup', 'Thai'])
    expect(read({ keywords: [{ '@type': 'DefinedTerm', name: 'Soup' }] }).keywords).toEqual(['Soup'])
  })
})

describe('nutrition', () => {
  test('keeps decimals and reads decimal commas', () => {
    expect(
      read({
        nutrition: {
          calories: '240,5 kcal',
          fatContent: '7,66g',
          proteinContent: '3.2 g',
          carbohydrateContent: '1,200 mg',
        },
      }).nutrition,
    ).toMatchObject({
      calories: 240.5,
      fats: 7.66,
      proteins: 3.2,
      carbohydrates: 1.2,
    })
  })
  test('is per serving whatever the serving size says, or when it says nothing', () => {
    expect(read({ nutrition: { calories: '400', servingSize: '1.5 cups' } }).nutrition.calories).toBe(400)
    expect(read({ nutrition: { calories: '400' } }).nutrition.calories).toBe(400)
  })
  test('takes kilocalories beside kilojoules and converts kilojoules alone', () => {
    expect(read({ nutrition: { calories: '1004 kJ (240 kcal)' } }).nutrition.calories).toBe(240)
    expect(read({ nutrition: { calories: '1004 kJ' } }).nutrition.calories).toBe(240)
  })
  test('unknown is null, and every text is kept as written', () => {
    const { nutrition } = read({ nutrition: { '@type': 'NutritionInformation', fiberContent: '3 g' } })
    expect(nutrition).toEqual({
      calories: null,
      fats: null,
      carbohydrates: null,
      proteins: null,
      raw: { fiberContent: '3 g' },
    })
  })
})

describe('pictures', () => {
  test('the largest comes first, else the first on the page', () => {
    expect(read({ image: ['/a.jpg', '/b.jpg'] }).image_url).toBe('https://www.example.com/a.jpg')
    const sized = [
      { '@type': 'ImageObject', url: '/small.jpg', width: 100, height: 100 },
      { '@type': 'ImageObject', url: '/large.jpg', width: '1200px', height: 800 },
    ]
    expect(read({ image: sized }).image_url).toBe('https://www.example.com/large.jpg')
  })
  test('the page’s pictures are offered too: absolute, once, of any web format, ornaments last', () => {
    const body =
      '<img src="/logo.png"><img src="a.webp"><img data-src="//cdn.example.com/b.avif" src="data:image/gif;base64,x"><img srcset="c.jpg 300w, c-big.jpg 900w"><img src="a.webp">'
    expect(read({ image: '/main.jpg' }, body).images).toEqual([
      'https://www.example.com/main.jpg',
      'https://www.example.com/recipes/a.webp',
      'https://cdn.example.com/b.avif',
      'https://www.example.com/recipes/c-big.jpg',
      'https://www.example.com/logo.png',
    ])
  })
  test('no picture is null, and no script or data address is offered', () => {
    expect(read({ image: ['javascript:alert(1)', 'data:image/png;base64,x'] })).toMatchObject({
      image_url: null,
      images: [],
    })
  })
})

describe('the page', () => {
  test('the canonical link is the source, else the address it came from', () => {
    expect(read({}, '<link rel="canonical" href="/soup">').source_url).toBe('https://www.example.com/soup')
    expect(read({}).source_url).toBe('https://www.example.com/recipes/soup')
    expect(recipeOf(JSON.stringify(soup({ url: 'https://a.example.org/soup' })), null).source_url).toBe(
      'https://a.example.org/soup',
    )
    expect(recipeOf(JSON.stringify(soup()), null).source_url).toBe('')
  })
  test('head tags fill what the markup leaves empty', () => {
    const head =
      '<meta property="og:title" content="Soup &amp; bread"><meta name="description" content="Warm."><meta property="og:image" content="/og.jpg">'
    expect(read({ name: undefined }, head)).toMatchObject({
      name: 'Soup & bread',
      description: 'Warm.',
      image_url: 'https://www.example.com/og.jpg',
      language: 'en',
    })
  })
  test('a description keeps its paragraphs', () => {
    expect(read({ description: '<p>Warm.</p><p>Cheap.</p>' }).description).toBe('Warm.\n\nCheap.')
  })
  test('the author is a name, whatever its markup', () => {
    for (const author of ['Ada', { name: 'Ada' }, [{ '@type': 'Person', name: 'Ada' }, { name: 'Bo' }]])
      expect(read({ author }).author).toBe('Ada')
  })
})

test('keywords are no ingredients once more', () => {
  const recipeIngredient = ['500 g beef (cut into strips)', '1/4 cup butter', 'sea salt']
  const keywords = ['Dinner', '500 g', 'beef (cut into strips)', '1/4 cup', 'sea salt', '30 minute meals']
  expect(recipeOf(withJsonLd(soup({ recipeIngredient, keywords }))).keywords).toEqual([
    'Dinner',
    'sea salt',
    '30 minute meals',
  ])
})
