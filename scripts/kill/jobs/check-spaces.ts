import type { DiskState } from '../read-disk-state.ts'

/** Each space that has rows has an owner, and none is still being made. */
export const checkSpaces = ({ rowsBySpace }: DiskState): string[] =>
  [...rowsBySpace].flatMap(([space, rows]) => [
    ...(space === 0 || rows.has('space') ? [] : [`space ${space} is nobody's and has ${[...rows.keys()].join()}`]),
    ...(rows.has('restoring') ? [`${rows.get('restoring')} spaces are still being made by space ${space}`] : []),
  ])
