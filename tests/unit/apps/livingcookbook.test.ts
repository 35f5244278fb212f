import { describe, expect, it } from 'vitest'
import { readText, readZip } from './markup.files.ts'

const file = (
  recipes: string,
) => `<?xml version="1.0" encoding="UTF-8"?><fdx Source="Living Cookbook" FileVersion="1.1">
<Cookbooks><Cookbook Name="Sundays" ID="3"/></Cookbooks><CookbookChapters><CookbookChapter Name="Bread" ID="31" CookbookID="3"/></CookbookChapters>
<Recipes>${recipes}</Recipes></fdx>`
const rolls = `<Recipe Name="Rolls" ID="5" CookbookID="3" CookbookChapterID="31" Servings="0" Yield="12 rolls" PreparationTime="20" CookingTime="15"
RecipeTypes="Bread, Breakfast" WebPage="example.org" Comments="Soft.&#xD;&#xA;&#xD;&#xA;Very &lt;soft&gt;." CreateDate="12/03/2006"><RecipeIngredients>
<RecipeIngredient Heading="Y" Ingredient="Dough:"/><RecipeIngredient Quantity="1 1/2" Unit="cups" Ingredient="flour, white" Heading="N"/>
<RecipeIngredient Quantity="1" Unit="" Ingredient="Starter" LinkType="Recipe" RecipeID="6"/></RecipeIngredients>
<RecipeProcedures><RecipeProcedure Heading="Y"><ProcedureText>Evening</ProcedureText></RecipeProcedure><RecipeProcedure><ProcedureText>Knead.</ProcedureText></RecipeProcedure></RecipeProcedures>
<RecipeTips><RecipeTip><TipText>Use milk.</TipText></RecipeTip></RecipeTips><RecipeReviews><RecipeReview Rating="4" ReviewText="Good"/></RecipeReviews>
<RecipeImages><RecipeImage FileName="C:\\Pictures\\rolls.bmp"/></RecipeImages><RecipeNutrition Calories="310" Total Fat="12" Vitamin-B12(mcg)="0.3"/></Recipe>`

describe('Living Cookbook', () => {
  it('is read where its nutrition is no XML, and the recipes after that', async () => {
    const { app, recipes } = await readText(
      'a.fdx',
      file(`${rolls}<Recipe Name="Tea" ID="9"><RecipeIngredients/></Recipe>`),
    )
    expect(app).toBe('LIVINGCOOKBOOK')
    expect(recipes.map(({ name }) => name)).toEqual(['Rolls', 'Tea'])
    expect(recipes[0]).toMatchObject({
      key: '5',
      description: 'Soft.\n\nVery <soft>.',
      source_url: 'example.org',
      servings: 12,
      servings_text: 'rolls',
      working_time: 20,
      waiting_time: 15,
      keywords: ['Bread', 'Breakfast', 'Sundays'],
      nutrition: { calories: 310, fats: 12 },
      rating: 4,
      created_at: '2006-12-03T00:00:00Z',
      notes: [
        { title: 'Tip', text: 'Use milk.' },
        { title: 'Review', text: 'Good' },
      ],
      warnings: [expect.objectContaining({ msg: 'The picture “rolls.bmp” is not in the file.' })],
    })
  })

  it('has headings among ingredients and steps, and recipes as ingredients', async () => {
    const { recipes } = await readText('a.fdx', file(rolls))
    expect(recipes[0]?.ingredients).toEqual([
      { heading: 'Dough' },
      { amount: 1.5, amount_max: null, unit: 'cups', food: 'flour', note: 'white' },
      { amount: 1, amount_max: null, unit: '', food: 'Starter', note: '', recipe: '6' },
    ])
    expect(recipes[0]?.steps).toMatchObject([{ name: 'Evening', instruction: 'Knead.' }])
  })

  it('finds the picture in the archive by its name alone', async () => {
    const { recipes } = await readZip('a.fdxz', { 'Data.xml': file(rolls), 'rolls.bmp': 'BM' })
    expect(recipes[0]).toMatchObject({ pictures: [{ file: { path: 'rolls.bmp' } }], warnings: [] })
  })

  it('says what to do with a backup', async () => {
    const { recipes, failures } = await readText('mine.lcb', '\u0000\u0001\u0000\u0000Standard Jet DB\u0000')
    expect(recipes).toEqual([])
    expect(failures[0]?.reason).toContain('export the recipes as FDX')
  })

  it('names what else is told of a recipe, but not the sign of its source', async () => {
    const { recipes } = await readText(
      'a.fdx',
      file(
        `<Recipe Name="Rolls" ID="5" CookbookChapterID="31" WebPage="www.example.org" OvenTemperatureF="375" InactiveTime="20" Heading="N">
<RecipeIngredients><RecipeIngredient Ingredient="oil -"/></RecipeIngredients><SourceImage FileName="sign">${'QUJD'.repeat(30)}</SourceImage></Recipe>`,
      ),
    )
    expect(recipes[0]).toMatchObject({
      source_url: 'https://www.example.org',
      keywords: ['Sundays', 'Bread'],
      ingredients: [{ food: 'oil' }],
      unplaced: [
        { title: 'Oven temperature (°F)', text: '375' },
        { title: 'Resting time', text: '20' },
      ],
    })
  })
})
