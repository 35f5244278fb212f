import type { FilterProps } from './filter-props.ts'
import { PeriodField } from './period-field.tsx'

export const DayFields = ({ search, change }: FilterProps) =>
  (['added', 'changed', 'viewed'] as const).map((name) => (
    <PeriodField key={name} name={name} value={search[name]} onChange={(value) => change({ [name]: value })} />
  ))
