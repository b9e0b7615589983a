import { useTranslation } from 'react-i18next'
import type { Area } from '../../shared/area/types.ts'
import { Panel } from '../../ui/Panel.tsx'
import { FieldValue } from '../fields/FieldValue.tsx'

interface RecordFilesProps {
  area: Area
  row: Record<string, unknown>
}

/** The files of a plain record, by what they are for. */
export const RecordFiles = ({ area, row }: RecordFilesProps) => {
  const { t } = useTranslation(area.name)
  const names = Object.keys(area.fields).filter((name) => area.fields[name]!.type === 'files')
  return names.map((name) => (
    <Panel key={name} title={t(`${area.name}:fields.${name}`)}>
      <FieldValue field={area.fields[name]!} name={name} namespace={area.name} value={row[name]} place="form" />
    </Panel>
  ))
}
