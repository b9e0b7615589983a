import type { Performer, Work } from '../performer.ts'

const held = ({ record }: Work) => record!['permissions'] as string[]
const given = ({ input }: Work, name: string) => input[name] as string[]
const without = (ids: readonly string[], gone: readonly string[]) => ids.filter((id) => !gone.includes(id))

/** Whether the giver may is what the guardian of what is written knows. */
export const givenPermissions = {
  editPermissions: (work) => ({ changes: { permissions: given(work, 'permissions') } }),
  addPermissions: (work) => ({ changes: { permissions: [...new Set([...held(work), ...given(work, 'added')])] } }),
  deletePermissions: (work) => ({ changes: { permissions: without(held(work), given(work, 'removed')) } }),
  deletePermission: (work) => ({ changes: { permissions: without(held(work), [work.input['permission'] as string]) } }),
} satisfies Record<string, Performer>
