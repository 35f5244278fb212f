import type { EndedItem } from '#worker/kernel/jobs/job.events.ts'
import type { JobItem } from '#worker/kernel/jobs/job.rows.ts'
import type { LeftOutDraft } from '../../drafts/draft.ts'
import { place, type Place } from './place.ts'

interface LeftOut {
  item: JobItem
  draft: LeftOutDraft
}

/** What there is no place for is named. It has not failed: trying again would bring nothing. */
export const leaveOut = (given: readonly LeftOut[]): Place =>
  place({}, () => ({
    appends: [],
    items: given.map(({ item, draft: { what, count } }) =>
      settled(item, 'import.left_out', `${what}: ${count} have no place here.`),
    ),
  }))

/** Drafts of a kind that whoever asked did not want. */
export const passOver = (items: readonly JobItem[]): Place =>
  place({}, () => ({
    appends: [],
    items: items.map((item) => settled(item, 'import.not_wanted', 'It was not wanted.')),
  }))

const settled = ({ position }: JobItem, code: string, msg: string): EndedItem => ({
  position,
  state: 'known',
  code,
  msg,
})

export const failed = ({ position }: Pick<JobItem, 'position'>, code: string, msg: string): EndedItem => ({
  position,
  state: 'failed',
  code,
  msg,
})
