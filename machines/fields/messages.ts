/** What is wrong with a value, as a key below `validation`; its text takes the field's label as `field`, beside the values. */
export interface Said {
  key: string
  values: Record<string, string | number>
}

/** What is wrong with the value of a field. */
export interface Wrong extends Said {
  path: string
}

export const say = (key: string, values: Said['values'] = {}): Said => ({ key: `validation:${key}`, values })

/** A test of a schema, for values that there are, whose refusal says what it is told to. */
export const must = <V>(said: Said, isRight: (value: V) => boolean) => ({
  name: said.key,
  params: { said },
  test: (value: V | null | undefined): boolean =>
    value === null || value === undefined || value === '' || isRight(value),
})
