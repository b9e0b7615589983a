import type { Permission } from '../../../machines/kernel/grants.ts'

export interface Endpoint {
  name: string
  area: string | null
  /** Absent: any signed-in person; `null`: nobody needs to be signed in. */
  permission?: Permission | null
  transport: 'rest' | 'graphql'
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  document?: string
  /** Lists carry the reader's zone as `user_timezone`. */
  list?: true
}
