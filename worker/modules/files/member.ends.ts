import { projection } from '../../kernel/log/projection.ts'
import type { MemberEvent } from '../members/member.events.ts'
import { endAddresses, endMemberPicture } from './picture.end.ts'

/** Whoever leaves keeps no address of a picture, and what a member shows of themselves no longer has none. */
export const memberEnds = projection<MemberEvent>({
  'member.left': ({ space, at }) => endAddresses({ space, at }, ''),
  'member.preferred': ({ space, at, data: { user, patch } }) =>
    patch.image === undefined ? [] : endMemberPicture({ space, at }, user),
})
