import { useTranslation } from 'react-i18next'
import type { Area } from '../../shared/area/types.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import { currencyOf } from '../../shared/format/money.ts'
import { Bone } from '../../ui/Bone.tsx'
import { FieldList } from '../../ui/fields/FieldList.tsx'
import { FieldValue } from '../fields/FieldValue.tsx'
import { Panel } from '../../ui/Panel.tsx'

interface RecordFactsProps {
  area: Area
  row: Record<string, unknown>
  /** All of them where it is not said. */
  sections?: readonly string[]
  /** What the row does not tell is on its way. */
  isAwaited?: boolean
}

/** The fields of a record, by the sections of its area; its files have a region of their own. */
export const RecordFacts = ({ area, row, sections, isAwaited = false }: RecordFactsProps) => {
  const { t } = useTranslation(area.name)
  const shown = area.sections
    .filter(({ id }) => sections?.includes(id) ?? true)
    .map(({ id, fields }) => ({ id, fields: fields.filter((name) => area.fields[name]!.type !== 'files') }))
    .filter(({ fields }) => fields.length > 0)
  return shown.map(({ id, fields }) => (
    <Panel key={id} title={t(`${area.name}:sections.${id}`)}>
      <FieldList
        items={fields.map((name) => ({
          id: name,
          label: t(`${area.name}:fields.${name}`),
          isWide: area.fields[name]!.type === 'group',
          value:
            isAwaited && !(name in row) ? (
              <Bone />
            ) : (
              <FieldValue
                field={area.fields[name]!}
                name={name}
                namespace={area.name}
                value={row[name]}
                place="form"
                currency={currencyOf(row)}
                titles={(row as Partial<Row>).titles}
              />
            ),
        }))}
      />
    </Panel>
  ))
}
