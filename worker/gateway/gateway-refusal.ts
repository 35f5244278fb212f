export type GatewayReason =
  | 'invalid_url'
  | 'scheme'
  | 'userinfo'
  | 'port'
  | 'address_literal'
  | 'private_name'
  | 'too_many_redirects'
  | 'too_large'
  | 'content_type'
  | 'timeout'
  | 'unreachable'

/** The message is for people and names no internal detail. */
export class GatewayRefusal extends Error {
  readonly reason: GatewayReason

  constructor(reason: GatewayReason) {
    super(SENTENCES[reason])
    this.name = 'GatewayRefusal'
    this.reason = reason
  }
}

const SENTENCES: Readonly<Record<GatewayReason, string>> = {
  invalid_url: 'This is not a web address.',
  scheme: 'Only http and https addresses can be fetched.',
  userinfo: 'Addresses with a user name or password cannot be fetched.',
  port: 'Only the standard ports can be fetched.',
  address_literal: 'Addresses must use a host name, not a number.',
  private_name: 'This host is not on the public internet.',
  too_many_redirects: 'The address redirects too often.',
  too_large: 'The answer is too large.',
  content_type: 'The answer is not of the expected type.',
  timeout: 'The address took too long to answer.',
  unreachable: 'The address could not be reached.',
}
