import type { ExportedRecipe } from '../exported-recipe.ts'

export const keywordNames = ({ keywords }: ExportedRecipe): string[] => keywords.map(({ name }) => name)
