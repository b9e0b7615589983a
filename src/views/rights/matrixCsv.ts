import type { Matrix } from '../../shared/endpoints/answers/rights.ts'
import { csvLine, csvMark, csvText } from '../../shared/format/csvText.ts'
import type { Held } from './held.ts'

interface Words {
  explanations: readonly string[]
  own: string
  by(names: readonly string[]): string
}

/** The rows that are shown, of all roles, as a file. */
export const csvOf = (
  { roles, permissions }: Matrix,
  held: ReadonlyMap<string, ReadonlyMap<number, Held>>,
  rows: readonly number[],
  { explanations, own, by }: Words,
): string => {
  const said = (one: Held | undefined): string =>
    one ? [...(one.own ? [own] : []), ...(one.privileges.length > 0 ? [by(one.privileges)] : [])].join('; ') : ''
  const lines = [
    ['', '', ...roles.map(({ name }) => name)],
    ...rows.map((number) => [
      permissions[number]!.code,
      explanations[number]!,
      ...roles.map(({ id }) => said(held.get(id)?.get(number))),
    ]),
  ]
  return csvMark + lines.map((cells) => csvLine(cells.map(csvText))).join('')
}
