import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Filling, FoundFoods } from '#worker/modules/composition/composition.contract.ts'
import { call, send } from '#web/lib/api/api.ts'
import type { ThingRow } from '../model.ts'

export type { Filling }
export type FoundFood = FoundFoods['foods'][number]

/** Foods whose composition is known, the likeliest first. */
export const foundFoodsQuery = (text: string) =>
  queryOptions({
    queryKey: ['composition', 'search', text],
    queryFn: ({ signal }) => call<FoundFoods>('GET', '/api/fdc-search/', { query: { query: text }, signal }),
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
    // What foods are made of does not change while somebody looks.
    staleTime: Infinity,
    retry: false,
    meta: { quiet: true },
  })

export interface FillingChoice {
  fdc_id: number
  /** Whether to fill all that stands on a label, making what the space does not count yet. */
  label: boolean
}

const pathOf = (food: number) => `/api/food/${food}/fdc/`

/** What filling the food would write. */
export const fillingQuery = (food: number, choice: FillingChoice) =>
  queryOptions({
    queryKey: ['food', 'filling', food, choice],
    queryFn: ({ signal }) =>
      call<Filling>('GET', pathOf(food), {
        query: { fdc_id: choice.fdc_id, ...(choice.label ? { label: 'true' } : {}) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    meta: { quiet: true },
  })

export const fillFood = (food: number, choice: FillingChoice) => send<ThingRow>('POST', pathOf(food), { body: choice })
