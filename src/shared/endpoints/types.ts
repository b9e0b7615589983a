import type { Permission } from '../../../machines/kernel/grants.ts'
import type { Alias, Method } from '../area/operations.ts'

export interface Endpoint<A = unknown> extends Pick<Alias<'list'>, 'braces' | 'columns' | 'filter' | 'actions'> {
  name: string
  area: string | null
  /** Absent: any signed-in person; `null`: nobody needs to be signed in. */
  permission?: Permission | null
  transport: 'rest' | 'graphql'
  method: Method
  /** As the specification writes it: what stands in braces is taken from the call's data. */
  path: string
  /** Of the area, whatever the name. */
  operation?: string
  /** Lists carry the reader's zone as `user_timezone`. */
  list?: true
  /** Of the type of the answer, for the compiler alone. */
  answer?: A
}
