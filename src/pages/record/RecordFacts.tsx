import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { copiedFrom } from '../../shared/area/pasted.ts'
import type { Referred } from '../../shared/area/schema.ts'
import type { Area } from '../../shared/area/types.ts'
import { fieldText } from '../../shared/format/fieldText.ts'
import { Bone } from '../../ui/Bone.tsx'
import { CopyButton } from '../../ui/clipboard/CopyButton.tsx'
import { FieldList } from '../../ui/fields/FieldList.tsx'
import { FieldValue } from '../fields/FieldValue.tsx'
import { isWide } from '../fields/isWide.ts'
import { fieldOf } from '../subject.ts'
import { Panel } from '../../ui/Panel.tsx'
import { EmptyFacts } from './EmptyFacts.tsx'

interface RecordFactsProps {
  area: Area
  row: Record<string, unknown>
  /** All of them where it is not said. */
  sections?: readonly string[]
  /** Below the first section. */
  files?: ReactNode
  /** What the row does not tell is on its way. */
  isAwaited?: boolean
}

/** The fields of a record, by the sections of its area; its files have a region of their own. */
export const RecordFacts = ({ area, row, sections, files, isAwaited = false }: RecordFactsProps) => {
  const { t, i18n } = useTranslation([area.name, 'fields', 'record'])
  const told = (name: string) => fieldOf(area, row, name)
  const isMissing = (name: string) => isAwaited && !(name in row)
  const listed = (names: readonly string[], title?: string) => (
    <FieldList
      title={title}
      items={names.map((name) => ({
        id: name,
        label: t(`${area.name}:fields.${name}`),
        isWide: isWide(area.fields[name]!),
        value: isMissing(name) ? <Bone /> : <FieldValue {...told(name)} />,
      }))}
    />
  )
  const copied = area.pasted && copiedFrom(area, row, (row['referred'] ?? {}) as Referred)
  const shown = area.sections
    .filter(({ id, apart }) => sections?.includes(id) ?? !apart)
    .map(({ id, fields }) => ({ id, fields: fields.filter((name) => area.fields[name]!.type !== 'files') }))
    .filter(({ fields }) => fields.length > 0)
  if (shown.length === 0) return files
  return shown.map(({ id, fields }, index) => {
    const empty = fields.filter((name) => !isMissing(name) && fieldText(t, i18n.language, told(name)) === null)
    const title = t(`${area.name}:sections.${id}`)
    const filled = fields.filter((name) => !empty.includes(name))
    return (
      <Fragment key={id}>
        <Panel
          title={title}
          aside={
            copied && id === area.pasted?.section && <CopyButton size="small" text={copied} label={t('record:copy')} />
          }
        >
          {filled.length > 0 && listed(filled, title)}
          {empty.length > 0 && <EmptyFacts count={empty.length}>{listed(empty)}</EmptyFacts>}
        </Panel>
        {index === 0 && files}
      </Fragment>
    )
  })
}
