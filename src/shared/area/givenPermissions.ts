/** How what holds permissions, which are records of an area, is given others in their place, gains some and loses some, beside being edited as a whole. */
export const givenPermissions = <const A extends string>(group: string, area: A) => {
  const several = { type: 'references', area, max: 1000 } as const
  const one = { type: 'reference', area, required: true } as const
  const action = (name: string) => ({
    permission: `${group}.${name}`,
    operation: { name: `${group}.${name}` },
    on: 'record' as const,
  })
  return {
    editPermissions: {
      ...action('editPermissions'),
      input: { permissions: { ...several, listed: true as const, given: true as const } },
    },
    addPermissions: {
      ...action('addPermissions'),
      input: { added: { ...several, required: true as const } },
      unoffered: true as const,
    },
    deletePermissions: {
      ...action('deletePermissions'),
      input: { removed: { ...several, required: true as const } },
      unoffered: true as const,
    },
    deletePermission: { ...action('deletePermission'), input: { permission: one }, unoffered: true as const },
  }
}
