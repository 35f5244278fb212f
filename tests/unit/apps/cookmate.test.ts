import { describe, expect, it } from 'vitest'
import { readText, readZip } from './markup.files.ts'

const phone = '/storage/emulated/0/Android/data/fr.cookbook/files/Pictures/'
const pie = `<recipe><title>Pie</title><preptime>1 h 15</preptime><cooktime>PT40M</cooktime><totaltime></totaltime><description><li>Sweet.</li></description>
<ingredient><li>[Crust]</li><li>200 g flour</li><li></li><li>½ tsp salt</li></ingredient><recipetext><li>Crust:</li><li>Knead.</li><li></li><li>Bake &amp; cool.</li></recipetext>
<url>https://example.org/pie</url><imagepath>${phone}Pie.jpg</imagepath><image><path>${phone}Pie_2.jpg</path></image><imageurl>https://example.org/pie.jpg</imageurl>
<quantity>8 pieces</quantity><comments><li>Good cold.</li></comments><nutrition><li>calories : 300 kcal</li><li>fatContent : 9 g</li></nutrition>
<rating>4</rating><source>Anna</source><category>Dessert</category><category>Baking</category><tag>apple</tag><video>https://example.org/v</video></recipe>`
const file = (recipes: string) =>
  `\uFEFF<?xml version="1.0" encoding="utf-8"?>\r\n<cookbook version="66">${recipes}</cookbook>`

describe('Cookmate', () => {
  it('is read in all its fields', async () => {
    const { app, recipes } = await readText('my.xml', file(pie))
    expect(app).toBe('COOKMATE')
    expect(recipes[0]).toMatchObject({
      name: 'Pie',
      description: 'Sweet.',
      source: 'Anna',
      source_url: 'https://example.org/pie',
      servings: 8,
      servings_text: 'pieces',
      working_time: 75,
      waiting_time: 40,
      keywords: ['Dessert', 'Baking', 'apple'],
      ingredients: [{ heading: 'Crust' }, { line: '200 g flour' }, { line: '½ tsp salt' }],
      steps: [
        { name: 'Crust', instruction: 'Knead.' },
        { name: '', instruction: 'Bake & cool.' },
      ],
      nutrition: { calories: 300, fats: 9 },
      rating: 4,
      notes: [{ title: '', text: 'Good cold.' }],
      unplaced: [{ title: 'Video', text: 'https://example.org/v' }],
    })
  })

  it('finds pictures of the phone by their names', async () => {
    const { recipes } = await readZip('my.mcb', { 'images/Pie.jpg': 'a', 'images/pie_2.JPG': 'b', 'my.xml': file(pie) })
    expect(recipes[0]).toMatchObject({
      pictures: [{ file: { path: 'images/Pie.jpg' } }, { file: { path: 'images/pie_2.JPG' } }],
      warnings: [],
    })
  })

  it('takes the address where the picture itself is missing, and says so where both are', async () => {
    const { recipes } = await readText(
      'my.xml',
      file(pie + pie.replace(/<imageurl>.*<\/imageurl>/, '<imageurl></imageurl>')),
    )
    expect(recipes.map(({ pictures }) => pictures)).toEqual([[{ url: 'https://example.org/pie.jpg' }], []])
    expect(recipes[1]?.warnings).toEqual([
      expect.objectContaining({ msg: 'The picture “Pie.jpg” is not in the file.' }),
      expect.objectContaining({ msg: 'The picture “Pie_2.jpg” is not in the file.' }),
    ])
  })

  it('needs no field but one', async () => {
    const { recipes, failures } = await readText(
      'my.xml',
      file('<recipe><title/></recipe><recipe><ingredient>1 egg\n2 figs</ingredient></recipe>'),
    )
    expect(failures).toHaveLength(1)
    expect(recipes).toMatchObject([{ name: 'my 2', ingredients: [{ line: '1 egg' }, { line: '2 figs' }] }])
  })
})
