import { nutritionIn } from '../../drafts/nutrition-text.ts'
import { ingredientsOfLines, linesIn, paragraphsIn } from '../../drafts/read-lines.ts'
import { type RecipeDraft, recipeDraftOf } from '../../drafts/recipe-draft.ts'
import { cleanLine } from '../../pages/text/clean.ts'
import { minutesOf } from '../../pages/text/duration.ts'
import { servingsOf } from '../../pages/text/servings.ts'
import type { Importer } from '../importer.ts'
import { notesOf } from './fields/notes-of.ts'
import { foundAll } from './picture-finder.ts'
import { starsIn } from './fields/stars-in.ts'
import { stepsOfTexts } from './fields/steps-of-texts.ts'
import { splitMinutes } from '../../pages/text/split-minutes.ts'
import { furtherWords } from './xml/further-words.ts'
import { childrenOf, elementsIn, textIn, textOfChild, type XmlElement } from './xml/xml-element.ts'
import { type XmlContext, xmlImporter } from './xml/xml-importer.ts'

/** Once My CookBook: `.xml`, or `.mcb`, which is a zip of it and pictures. */
export const cookmate: Importer = xmlImporter({
  id: 'COOKMATE',
  title: 'Cookmate (My CookBook)',
  hint: '.mcb, .xml',
  roots: ['cookbook'],
  recipe: 'recipe',
  titleOf: (recipe) => textOfChild(recipe, 'title', 'name'),
  read: recipeOf,
})

function recipeOf(from: XmlElement, { picture, file }: XmlContext): RecipeDraft {
  const minutes = (name: string) => minutesOf(cleanLine(textOfChild(from, name)))
  const { servings, servings_text } = servingsOf(textOfChild(from, 'quantity'))
  const pictures = picturesOf(from, { picture, file })
  const words = (...names: string[]) => childrenOf(from, ...names).flatMap(itemsOf)
  return recipeDraftOf({
    name: cleanLine(textOfChild(from, 'title', 'name')),
    description: paragraphsIn(words('description').join('\n')),
    source: cleanLine(textOfChild(from, 'source')),
    source_url: textOfChild(from, 'url'),
    servings,
    servings_text,
    ...splitMinutes({ prep: minutes('preptime'), cook: minutes('cooktime'), total: minutes('totaltime') }),
    keywords: [...new Set(words('category', 'categories', 'tag', 'tags').flatMap((it) => it.split(/[,;]/)))]
      .map(cleanLine)
      .filter(Boolean),
    ingredients: ingredientsOfLines(words('ingredient', 'ingredients').flatMap(linesIn)),
    steps: stepsOfTexts(words('recipetext', 'instructions', 'directions').map((text) => ({ text }))),
    nutrition: nutritionIn(words('nutrition').map(spacedName).join('\n')),
    pictures: pictures.pictures,
    rating: starsIn(textOfChild(from, 'rating')),
    favourite: /^(?:true|1|yes)$/i.test(textOfChild(from, 'favorite', 'favourite')),
    notes: notesOf(['', words('comments', 'comment', 'notes').join('\n')]),
    unplaced: [...notesOf(['Video', words('video').join('\n')]), ...furtherWords(from, KNOWN)],
    warnings: pictures.warnings,
  })
}

const KNOWN =
  'title name preptime cooktime totaltime quantity description source url category categories tag tags ingredient ingredients recipetext instructions directions nutrition rating favorite favourite comments comment notes video image images imagepath imageurl lang id'

/** A text for each `li`, else one for each line. */
const itemsOf = (it: XmlElement): string[] => {
  const items = elementsIn(it, 'li')
  return (items.length > 0 ? items.map(textIn) : textIn(it).split(/\r\n?|\n/)).filter((text) => text.trim() !== '')
}

/** The app's own pictures; the address they came from only where there are none. */
function picturesOf(from: XmlElement, { picture, file }: Pick<XmlContext, 'picture' | 'file'>) {
  const paths = [
    ...childrenOf(from, 'imagepath'),
    ...elementsIn(from, 'path'),
    ...childrenOf(from, 'image', 'images').filter((it) => childrenOf(it).length === 0),
  ].map((it) => textIn(it).trim())
  const own = foundAll([...new Set(paths)].map((path) => picture(path, file)))
  const elsewhere = foundAll(childrenOf(from, 'imageurl').map((it) => picture(textIn(it), file)))
  return own.pictures.length > 0 ? own : { ...elsewhere, warnings: elsewhere.pictures.length > 0 ? [] : own.warnings }
}

/** "fatContent : 9 g" */
const spacedName = (line: string): string =>
  line.replace(/^(\s*[a-z]+)Content\b/i, (_, name: string) => name.replace('saturatedFat', 'saturated fat'))
