import type { Config } from '../../../config.ts'
import type { Host } from '../../../context.ts'
import { deliverNotices } from './notices.ts'
import { expireOverdue } from './payments.ts'
import { settleDue } from './transfers.ts'

/** Whether the product has no other payment gateway than its sandbox; in production it must have one. */
export const isSandbox = ({ payment, production }: Config): boolean => payment === null && !production

/** What goes on in the sandbox by itself; answers how much it found. */
export const sandboxWork = async (host: Host): Promise<number> =>
  (await expireOverdue(host)) + (await settleDue(host)) + (await deliverNotices(host))
