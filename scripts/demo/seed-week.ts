import type { ApiClient } from './api-client.ts'
import { demoWeek, type PlannedMeal } from './demo-week.ts'

type Plan = { title: string; from_date: string; recipe: { id: number } | null; meal_type: { name: string } }

export async function seedWeek(client: ApiClient, recipeIds: Map<string, number>): Promise<void> {
  const plans = await client.listAll<Plan>('/api/meal-plan/')
  for (const planned of demoWeek) {
    const { day, meal, title = '', servings, note = '' } = planned
    const recipe = planned.recipe ? { id: recipeIds.get(planned.recipe) } : null
    const from_date = dayOfWeek(day)
    const isSame = (plan: Plan) =>
      plan.from_date.startsWith(from_date) &&
      plan.meal_type.name === meal &&
      (recipe ? plan.recipe?.id === recipe.id : plan.title === title)
    if (plans.some(isSame)) continue
    const body = { title, servings, note, from_date, meal_type: { name: meal }, recipe }
    await client.send('POST', '/api/meal-plan/', body)
  }
}

function dayOfWeek(day: PlannedMeal['day']): string {
  const today = new Date()
  const monday = today.getDate() - ((today.getDay() + 6) % 7)
  const date = new Date(today.getFullYear(), today.getMonth(), monday + day, 12)
  return date.toISOString().slice(0, 10)
}
