/** With these a version cannot be published. */
export const graveChecks = [
  'NO_FIELDS',
  'NO_LABEL',
  'NOT_TRANSLATED',
  'NAME_TAKEN',
  'UNKNOWN_FIELD',
  'OUT_OF_ROW',
  'CIRCLE',
  'NOT_COMPARABLE',
  'NOT_A_NUMBER',
  'UNKNOWN_OPTION',
  'NO_OPTIONS',
  'OPTION_TWICE',
  'MIN_OVER_MAX',
  'NOT_LINEAR',
  'UNKNOWN_CURRENCY',
  'MIXED_CURRENCIES',
  'EMPTY_GROUP',
  'TOO_MUCH',
  'NOT_DRAWN',
] as const

export const warningChecks = [
  'LABEL_TWICE',
  'ORDER',
  'WIDE_TABLE',
  'MANY_RADIOS',
  'EMPTY_PAGE',
  'MUST_AGREE',
  'KEY_PERSONAL',
  'MONEY_AND_NUMBER',
  'MONEY_AS_NUMBER',
  'NUMBER_AS_MONEY',
  'NEVER_SHOWN',
] as const

export type Check = (typeof graveChecks)[number] | (typeof warningChecks)[number]

export interface Finding {
  check: Check
  /** The name of a field or a group, the key of a page or a section; '' is the form. */
  at: string
  /** Nothing with such a finding is published; the others are for whoever designs it to weigh. */
  grave: boolean
  values: Record<string, string | number>
}

export const finding = (check: Check, at: string, values: Finding['values'] = {}): Finding => ({
  check,
  at,
  grave: (graveChecks as readonly string[]).includes(check),
  values,
})
