import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Area } from '../../shared/area/types.ts'
import type { Row } from '../../shared/endpoints/answers/records.ts'
import { Bone } from '../../ui/Bone.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { useColumns } from './columns.ts'
import { PlainHead } from './PlainHead.tsx'
import { RecordFacts } from './RecordFacts.tsx'
import { RecordHeader } from './RecordHeader.tsx'
import { useDeclared } from './useTabs.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  head: { height: '64px' },
  tabs: { height: '44px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  lines: {
    display: 'grid',
    gap: tokens.spacingVerticalXL,
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
})

/** Which record it is and how it stands, as its list tells. */
const Head = ({ area, row }: { area: Area; row: Row }) => {
  const { title, subtitle, lifecycle } = area
  if (!lifecycle) return <PlainHead area={area} record={row} />
  const number = String(row[title])
  return (
    <RecordHeader
      area={area}
      name={subtitle ? String(row[subtitle]) : number}
      number={subtitle && number}
      marks={<StatusBadge lifecycle={lifecycle} status={row.status} />}
    />
  )
}

/** A record's page while it is awaited: what a list has told of it, and the shape of the rest. */
export const RecordBones = ({ area, row }: { area: Area; row: Row | null }) => {
  const { t } = useTranslation('record')
  const classes = useStyles()
  const columns = useColumns()
  const tabs = useDeclared(area)
  return (
    <div className={classes.root} aria-busy="true">
      {row ? <Head area={area} row={row} /> : <Bone className={classes.head} />}
      {tabs.length > 1 && <div className={classes.tabs} />}
      <div className={columns.columns}>
        <div className={columns.column}>
          <RecordFacts area={area} row={row ?? {}} sections={tabs[0]?.[1].sections} isAwaited />
        </div>
        <div className={classes.lines} role="status" aria-label={t('loading')}>
          {Array.from({ length: 6 }, (_, index) => (
            <Bone key={index} />
          ))}
        </div>
      </div>
    </div>
  )
}
