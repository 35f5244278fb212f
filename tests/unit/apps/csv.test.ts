import { describe, expect, it } from 'vitest'
import { openUpload } from '#worker/modules/imports/files/open-upload.ts'
import { bytesInMemory } from '#worker/modules/imports/files/stored-bytes.ts'
import { readCsv } from '#worker/modules/imports/apps/data/csv/read-csv.ts'
import { bytesFrom, readMade, zipOf } from './read-made.ts'

describe('a table of an app', () => {
  it('is one of Plan to Eat by its columns; a line that begins with a comma is a heading', async () => {
    const { app, recipes } = await readMade({
      'a.csv':
        'Title,Course,Cuisine,Main Ingredient,Url,Prep Time,Total Time,Servings,Yield,Ingredients,Directions,Calories,Cost,Url Host\r\n' +
        'Pie,Dinner,French,Leek,https://example.org/p,15,45,4,1 pie,", Crust\n2 itm egg, beaten\n",", Oven\nBake.",300,cheap,example.org\r\n',
    })
    expect(app).toBe('PLANTOEAT_CSV')
    expect(recipes).toMatchObject([
      {
        name: 'Pie',
        source_url: 'https://example.org/p',
        working_time: 15,
        waiting_time: 30,
        servings: 4,
        keywords: ['Dinner', 'French', 'Leek'],
        ingredients: [{ heading: 'Crust' }, { line: '2 egg, beaten' }],
        steps: [{ name: 'Oven', instruction: 'Bake.' }],
        nutrition: { calories: 300 },
        unplaced: [
          { title: 'Yield', text: '1 pie' },
          { title: 'Cost', text: 'cheap' },
        ],
      },
    ])
  })

  it('is one of Cookmate where the steps are called “recipe”', async () => {
    const { app, recipes } = await readMade({
      'a.csv':
        '\uFEFFtitle,prepTime,ingredients,recipe,imageUrl,comments,rating,categories\n"A, b",10 min,1 egg,Boil.,,Nice,4,"X,Y"\n',
    })
    expect(app).toBe('COOKMATE_CSV')
    expect(recipes).toMatchObject([
      { name: 'A, b', steps: [{ instruction: 'Boil.' }], notes: [{ text: 'Nice' }], rating: 4, keywords: ['X', 'Y'] },
    ])
  })

  it('is one of My Recipe Box by its times', async () => {
    const { app, recipes } = await readMade({
      'a.csv':
        'title,preparationTime,cookingTime,inactiveTime,ingredients,instructions,categories,\nRye,20 min,1 h 5,8 h,flour,Mix.,A;B,\n',
    })
    expect(app).toBe('RECETTETEK_CSV')
    expect(recipes).toMatchObject([{ working_time: 20, waiting_time: 545, keywords: ['A', 'B'] }])
  })
})

describe('a table of anybody', () => {
  it('is read by German names too, with semicolons and in Windows-1252', async () => {
    const text =
      'Titel;Zutaten;Zubereitung;Portionen;Zubereitungszeit;Schlagwörter;Bewertung;Fett;Lagerort\r\n' +
      'Möhrensuppe;"3 Möhren\n1 l Brühe";"1. Schälen.\n2. Kochen.";4;½ Std;Suppe, Herbst;sehr gut;2,5 g;Keller\r\n'
    const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    const { app, recipes } = await readMade({ 'rezepte.csv': latin })
    expect(app).toBe('CSV')
    expect(recipes).toMatchObject([
      {
        name: 'Möhrensuppe',
        servings: 4,
        working_time: 30,
        keywords: ['Suppe', 'Herbst'],
        ingredients: [{ line: '3 Möhren' }, { line: '1 l Brühe' }],
        steps: [{ instruction: 'Schälen.' }, { instruction: 'Kochen.' }],
        nutrition: { fats: 2.5 },
        rating: null,
        unplaced: [
          { title: 'Rating', text: 'sehr gut' },
          { title: 'Lagerort', text: 'Keller' },
        ],
      },
    ])
  })

  it('may part what stands in one cell in several ways, and has its pictures beside it', async () => {
    const { recipes } = await readMade({
      'a.zip': await zipOf({
        'in/a.tsv':
          'name\tingredients\tsteps\timage url\n' +
          'A\t1 egg; 2 leeks | salt\t["Boil.","Eat."]\thttps://example.org/1.jpghttps://example.org/2.jpg\n' +
          'B\t1 egg<br>2 leeks\tBoil; then eat.\tb.jpg\n' +
          '\t1 egg\t\t\n\t\t\t\n',
        'in/B.JPG': 'x',
      }),
    })
    expect(recipes).toMatchObject([
      {
        ingredients: [{ line: '1 egg' }, { line: '2 leeks' }, { line: 'salt' }],
        steps: [{ instruction: 'Boil.' }, { instruction: 'Eat.' }],
        pictures: [{ url: 'https://example.org/1.jpg' }, { url: 'https://example.org/2.jpg' }],
      },
      {
        ingredients: [{ line: '1 egg' }, { line: '2 leeks' }],
        steps: [{ instruction: 'Boil; then eat.' }],
        pictures: [{ file: { path: 'in/B.JPG' } }],
      },
      { name: 'in/a.tsv, 3' },
    ])
  })

  it.each(['alpha,beta\n1,2\n', 'name,email,notes\nAda,a@example.org,x\n'])(
    'is not read until somebody says what its columns are, as %j',
    async (text) => {
      expect(await readMade({ 'a.csv': text })).toMatchObject({ app: 'TABLE', drafts: [] })
    },
  )

  it.each(['title\n', 'Title, ingredients and steps follow', '', ',,,\n,,,\n', '{"title":1}'])(
    'is unknown as %j',
    async (text) => {
      await expect(readMade({ 'a.csv': text })).rejects.toThrow()
    },
  )

  it('is read as somebody chooses, where its columns say nothing', async () => {
    const { files } = await openUpload([
      { name: 'a.csv', stored: bytesInMemory(bytesFrom('a,b,c,d\nPie,1 egg,x,Bake.\n')) },
    ])
    const [item] = await readCsv(files[0]!, { columns: ['name', 'ingredients', null, 'steps'], heading: true })
    expect(item?.name).toBe('Pie')
    expect(await item?.read()).toMatchObject([
      {
        name: 'Pie',
        ingredients: [{ line: '1 egg' }],
        steps: [{ instruction: 'Bake.' }],
        unplaced: [{ title: 'c', text: 'x' }],
      },
    ])
  })

  it('may have more cells than names, where a list of keywords has no quotes', async () => {
    const { recipes } = await readMade({
      'a.csv':
        'title,preparationTime,ingredients,instructions,nutrition,categories,tags,source,originalPicture,\n' +
        'Salad,5,1 apple,Mix.,"servingSize : 1 bowl\ntransFat : 1 g",Sides,Cold,,https://example.org/salad,https://example.org/salad.jpg\n' +
        'Soup,5,1 leek,Boil.,,Starters,Warm,https://example.org/soup,https://example.org/soup.jpg,\n',
    })
    expect(recipes).toMatchObject([
      {
        keywords: ['Sides', 'Cold'],
        source_url: 'https://example.org/salad',
        pictures: [{ url: 'https://example.org/salad.jpg' }],
        nutrition: { raw: { servingSize: '1 bowl', transFatContent: '1 g' } },
        unplaced: [],
      },
      { keywords: ['Starters', 'Warm'], source_url: 'https://example.org/soup', unplaced: [] },
    ])
  })

  it('is known by further names of columns', async () => {
    const { recipes } = await readMade({
      'a.csv':
        'RecipeName,Source Name,Ingredients,Preparation Steps,TotalMinutes,Subcategory\nPie,A book,1 egg,Bake.,40,Sweet\n',
    })
    expect(recipes).toMatchObject([
      { name: 'Pie', source: 'A book', steps: [{ instruction: 'Bake.' }], working_time: 40, keywords: ['Sweet'] },
    ])
  })

  it('may say in brackets how a column counts, and stars as signs', async () => {
    const { recipes } = await readMade({
      'a.csv':
        'Name,Prep Time (min),Cook Time (min),Ingredients,Instructions,Rating,Meal Types\nRice,5,20,"[""1 cup rice"",""salt""]","[""Boil"",""Rest""]",★★★,Dinner\n',
    })
    expect(recipes).toMatchObject([
      { working_time: 5, waiting_time: 20, rating: 3, keywords: ['Dinner'], unplaced: [], steps: [{}, {}] },
    ])
  })
})
