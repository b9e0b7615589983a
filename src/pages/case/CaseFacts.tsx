import { useSelector } from '@xstate/react'
import { rowOf } from '../../data/case/case.view.ts'
import { currencyOf } from '../../shared/format/money.ts'
import { FieldList } from '../../ui/fields/FieldList.tsx'
import { FieldValue } from '../fields/FieldValue.tsx'
import type { CasePart } from './part.ts'
import { Panel } from './Panel.tsx'
import { useWords } from './useWords.ts'

/** The fields of the row, by the sections of the area. */
export const CaseFacts = (part: CasePart) => {
  const { area, actor } = part
  const { t } = useWords(part)
  const row = useSelector(actor, rowOf)
  return area.sections.map(({ id, fields }) => (
    <Panel key={id} title={t(`${area.name}:sections.${id}`)}>
      <FieldList
        items={fields.map((name) => ({
          id: name,
          label: t(`${area.name}:fields.${name}`),
          value: (
            <FieldValue
              field={area.fields[name]!}
              name={name}
              namespace={area.name}
              value={row[name]}
              place="form"
              currency={currencyOf(row)}
            />
          ),
        }))}
      />
    </Panel>
  ))
}
