import { creditLife } from '../../../src/areas/lines/creditLife.ts'
import { defaultColumns } from '../../../src/shared/area/columns.ts'
import { kindOf } from '../../../src/server/records/columns.ts'
import words from '../../../locales/en/creditLifeQuotation.json' with { type: 'json' }
import list from '../../../locales/en/list.json' with { type: 'json' }
import shared from '../../../locales/en/fields.json' with { type: 'json' }

export interface Fact {
  name: string
  label: string
  kind: string
}

export interface Shape {
  columns: Fact[]
  sections: { label: string; facts: Fact[] }[]
}

const labels: Record<string, string> = { ...list.columns, ...shared.fields, ...words.fields }

const fact = (name: string): Fact => ({ name, label: labels[name] ?? name, kind: kindOf(creditLife, name) ?? 'text' })

/** What the peers show: the columns and the facts that the product shows of the same quotations. */
export const shape: Shape = {
  columns: defaultColumns(creditLife, 'broker').map(fact),
  sections: creditLife.sections.map(({ id, fields }) => ({
    label: words.sections[id as keyof typeof words.sections],
    facts: fields.map(fact),
  })),
}
