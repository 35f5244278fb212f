import { nutritionIn } from '../../../drafts/nutrition-text.ts'

/** "305 Calories (kcal); 12g Total Fat; …", also with "=" between a name and its value. */
export const nutritionOfSentence = (text: string) =>
  nutritionIn(
    text
      .replace(/\([^()]*\)/g, ' ')
      .replace(/\s+/g, ' ')
      .replace(/\bcals?\b/gi, 'calories')
      .replace(/;\s*/g, '\n')
      .replace(/^[^\n]*per serving[^\n:]*:/i, ''),
  )
