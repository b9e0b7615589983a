import { useTranslation } from 'react-i18next'
import { typeOf } from '../../../machines/fields/fields.ts'
import { lineValues } from './lineValues.tsx'
import { RowsValue } from './RowsValue.tsx'
import { shownBy } from './shownBy.tsx'
import type { Shown } from './shown.ts'

const CellValue = shownBy(lineValues)

/** The rows under each other, each field in a column. */
export const GroupValue = ({ field, value, ...told }: Shown<'group'>) => {
  const { t } = useTranslation(told.namespace)
  const fields = Object.entries(field.fields)
  return (
    <RowsValue
      label={t(`${told.namespace}:fields.${told.name}`)}
      columns={fields.map(([name, { type }]) => ({
        name,
        label: t(`${told.namespace}:groups.${told.name}.${name}`),
        isNumber: typeOf(type).shape === 'number',
      }))}
      rows={(value as Record<string, unknown>[]).map((row) =>
        fields.map(([name, own]) => (
          <CellValue key={name} {...told} name={`${told.name}.${name}`} field={own} value={row[name]} />
        )),
      )}
    />
  )
}
