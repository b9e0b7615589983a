import { useTranslation } from 'react-i18next'
import { lower, upper } from './ruleRows.ts'
import type { Ruled } from './rules.gateway.ts'

/** What the columns and the words of a table are called. */
export const useTableWords = ({ area, lifecycle, name, table: { asks } }: Ruled) => {
  const { t } = useTranslation(['ruleTableVersion', lifecycle.id, area.name])
  const path = `${lifecycle.id}:tables.${name}`
  const labelOf = (column: string): string => {
    if (Object.hasOwn(asks, column)) return t(`${path}.asks.${column}`)
    const fact = Object.keys(asks).find((one) => column === lower(one) || column === upper(one))
    if (!fact) return t(`${path}.gives.${column}`)
    return t(column === lower(fact) ? 'columns.from' : 'columns.to', { fact: t(`${path}.asks.${fact}`) })
  }
  const optionLabel = (fact: string, option: string): string => t(`${area.name}:options.${fact}.${option}`)
  return { labelOf, optionLabel, title: t(`${path}.title`) }
}
