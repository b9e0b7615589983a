/** What is wrong with a value, as a key below `validation`; its text takes the field's label as `field`, beside the values. */
export const say = (key: string, values: Record<string, string | number> = {}) => ({
  key: `validation:${key}`,
  values,
})
