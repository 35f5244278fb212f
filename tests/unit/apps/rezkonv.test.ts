import { expect, test } from 'vitest'
import { readText, readTexts } from './read-texts.ts'

const head = `========== REZKONV-Rezept - RezkonvSuite v1.4

     Titel:  Möhrenkuchen
Kategorien:  Kuchen, Backen,
             Ostern
     Menge:  12 Stücke

`
const whole = `${head}    250         g Mehl
  1 1/2        TL Backpulver
    2-3           Möhren
                  -- fein gerieben
                  Salz
========================== GUSS ==========================
   0,50      kg  Puderzucker, gesiebt

========================= QUELLE =========================
                 Tante Erna
                 -- Erfasst 2002 von
                 -- Max Muster

:Zubereitung    : 45 Minuten
:Pro Person ca. : 350 kcal
:O-Titel        : Rüblitorte

Alles verrühren
und backen.

Abkühlen lassen.

=====
`

test('head, columns, continuations and headings are read', async () => {
  const recipe = await readText('a.rk', whole)
  expect(recipe).toMatchObject({
    name: 'Möhrenkuchen',
    keywords: ['Kuchen', 'Backen', 'Ostern'],
    servings: 12,
    servings_text: 'Stücke',
  })
  expect(recipe.ingredients).toMatchObject([
    { amount: 250, unit: 'g', food: 'Mehl' },
    { amount: 1.5, unit: 'TL', food: 'Backpulver' },
    { amount: 2, amount_max: 3, unit: '', food: 'Möhren', note: 'fein gerieben' },
    { line: 'Salz' },
    { heading: 'GUSS' },
    { amount: 0.5, unit: 'kg', food: 'Puderzucker', note: 'gesiebt' },
  ])
})

test('the source, times, nutrition and other labels find their places', async () => {
  expect(await readText('a.rk', whole)).toMatchObject({
    source: 'Tante Erna',
    notes: [{ text: 'Erfasst 2002 von\nMax Muster' }],
    working_time: 45,
    nutrition: { calories: 350 },
    unplaced: [{ title: 'O-Titel', text: 'Rüblitorte' }],
    steps: [{ instruction: 'Alles verrühren und backen.' }, { instruction: 'Abkühlen lassen.' }],
  })
})

test('several recipes of a file are told apart, in the code page of Windows, too', async () => {
  const bytes = Uint8Array.from((whole + whole).replace('Möhrenkuchen', 'Rüblikuchen'), (char) => char.charCodeAt(0))
  const { app, recipes } = await readTexts({ 'zwei.txt': bytes })
  expect(app).toBe('REZKONV')
  expect(recipes.map(({ name }) => name)).toEqual(['Rüblikuchen', 'Möhrenkuchen'])
})

test('a heading right above the method names its first step', async () => {
  const { steps, ingredients } = await readText(
    'a.rk',
    `${head}      1          Ei\n=========== TEIG ===========\n\nRühren.\n`,
  )
  expect(ingredients).toHaveLength(1)
  expect(steps).toMatchObject([{ name: 'TEIG', instruction: 'Rühren.' }])
})

test('an amount may fill its column to the margin, and baking is no work', async () => {
  const recipe = await readText(
    'a.rk',
    '========== REZKONV-Rezept - RezkonvSuite v1.4\n     Titel: Kuchen\n     Menge: 4 Portionen\n\n      1      Prise Salz\n' +
      '1 1/2-2         EL Zucker\n                   Zimt\n\nBacken.\n\n:Zubereitungszeit : 30 Minuten\n:Backzeit : 45 Minuten\n=====\n',
  )
  expect(recipe).toMatchObject({
    working_time: 30,
    waiting_time: 45,
    ingredients: [
      { amount: 1, unit: 'Prise', food: 'Salz' },
      { amount: 1.5, amount_max: 2, unit: 'EL', food: 'Zucker' },
      { line: 'Zimt' },
    ],
    steps: [{ instruction: 'Backen.' }],
    unplaced: [],
  })
})
