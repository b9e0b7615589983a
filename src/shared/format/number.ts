export interface NumberStyle {
  /** '' writes no groups. */
  group: string
  decimal: string
  /** As many as are there are written, up to these; with `fixed` always these. */
  decimals: number
  fixed?: boolean
  /** What stands around it, as of a currency. */
  prefix?: string
  suffix?: string
}

/** '1,234.5', as every number is written that is not money. */
export const plainNumber: NumberStyle = { group: ',', decimal: '.', decimals: 4 }

export const groupDigits = (whole: string, group: string): string =>
  group ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole

export const writeNumber = (value: number, { group, decimal, decimals, fixed = false }: NumberStyle): string => {
  const [whole, fraction = ''] = Math.abs(value).toFixed(decimals).split('.')
  const kept = fixed ? fraction : fraction.replace(/0+$/, '')
  return (value < 0 ? '-' : '') + groupDigits(whole!, group) + (kept && decimal + kept)
}

/** A percentage, rounded to 2 decimals. */
export const formatRate = (percent: number): string => `${writeNumber(percent, { ...plainNumber, decimals: 2 })}%`

export const formatNumber = (value: number): string => writeNumber(value, plainNumber)
