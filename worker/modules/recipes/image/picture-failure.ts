import { GatewayRefusal, type GatewayReason } from '#worker/gateway/gateway-refusal.ts'
import { PictureError, type PictureReason } from '#worker/modules/files/picture/index.ts'
import type { PictureFailureReason } from './recipe-image.contract.ts'

/** The host of a picture answered something else. */
export class HostAnswer extends Error {
  readonly status: number

  constructor(status: number) {
    super(`the picture's host answered ${status}`)
    this.status = status
  }
}

/** Why a picture did not come, by what was thrown on the way. */
export function failureReason(error: unknown): PictureFailureReason {
  if (error instanceof GatewayRefusal) return gatewayReasons[error.reason]
  if (error instanceof PictureError) return pictureReasons[error.reason]
  if (error instanceof HostAnswer) return statusReason(error.status)
  return error instanceof Error && error.cause !== undefined ? failureReason(error.cause) : 'unknown'
}

/** Whether another try may bring what this one did not. */
export const mayPass = (error: unknown): boolean => passing.has(failureReason(error))

const passing: ReadonlySet<PictureFailureReason> = new Set(['timeout', 'unreachable', 'server_failed', 'unknown'])

const gatewayReasons: Readonly<Record<GatewayReason, PictureFailureReason>> = {
  invalid_url: 'address_not_allowed',
  scheme: 'address_not_allowed',
  userinfo: 'address_not_allowed',
  port: 'address_not_allowed',
  address_literal: 'address_not_allowed',
  private_name: 'address_not_allowed',
  too_many_redirects: 'too_many_redirects',
  too_large: 'too_large',
  content_type: 'not_a_picture',
  timeout: 'timeout',
  unreachable: 'unreachable',
}

const pictureReasons: Readonly<Record<PictureReason, PictureFailureReason>> = {
  unsupported: 'not_a_picture',
  truncated: 'broken',
  malformed: 'broken',
  undecodable: 'broken',
  too_large: 'too_large',
}

const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 425, 429])

function statusReason(status: number): PictureFailureReason {
  if (status === 404 || status === 410) return 'not_found'
  return status >= 500 || PASSING_STATUSES.has(status) ? 'server_failed' : 'refused'
}
