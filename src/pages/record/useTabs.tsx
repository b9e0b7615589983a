import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { grants } from '../../../machines/kernel/grants.ts'
import { currentUser } from '../../../machines/session/session.view.ts'
import { useSession } from '../../data/session.ts'
import type { RecordTab as Declared } from '../../shared/area/tabs.ts'
import type { Area } from '../../shared/area/types.ts'
import type { PartProps, RecordParts } from '../parts.ts'
import { RecordFacts } from './RecordFacts.tsx'
import type { RecordTab } from './RecordFrame.tsx'

/** What the area declares of them. */
export const useDeclared = (area: Area): [string, Declared][] => {
  const user = useSession(currentUser)!
  return Object.entries(area.tabs ?? {}).filter(
    ([, { permission }]) => permission === undefined || grants(user.permissions, permission),
  )
}

interface KitViews {
  /** High in the first of them. */
  files: ReactNode
  history: ReactNode
}

/** The views of a record that its reader may have: all its sections in one, where its area declares none. */
export const useTabs = (
  area: Area,
  record: PartProps['tab']['record'],
  parts: RecordParts,
  { files, history }: KitViews,
): [RecordTab, ...RecordTab[]] => {
  const { t } = useTranslation(['record', area.name])
  const declared = useDeclared(area)
  const contentOf = (id: string, { sections, history: isHistory }: Declared, index: number) => {
    if (isHistory) return history
    if (sections) return <RecordFacts area={area} row={record} sections={sections} files={index === 0 && files} />
    const Part = parts[id] as ComponentType<PartProps['tab']>
    return <Part area={area} record={record} />
  }
  const [first, ...others] = declared.map(([id, tab], index) => ({
    id,
    label: t(`${area.name}:recordTabs.${id}`),
    content: contentOf(id, tab, index),
    offPaper: tab.offPaper,
    isWide: tab.wide,
  }))
  return first
    ? [first, ...others]
    : [{ id: 'facts', label: t('record:facts'), content: <RecordFacts area={area} row={record} files={files} /> }]
}
