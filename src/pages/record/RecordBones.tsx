import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Area } from '../../shared/area/types.ts'
import { Bone } from '../../ui/Bone.tsx'
import { SectionBones } from '../SectionBones.tsx'
import { useColumns } from './columns.ts'

const useStyles = makeStyles({
  head: { height: '64px', marginBottom: tokens.spacingVerticalL },
  lines: {
    display: 'grid',
    gap: tokens.spacingVerticalXL,
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
})

/** The shape of a record's page while the record is awaited. */
export const RecordBones = ({ area }: { area: Area }) => {
  const { t } = useTranslation('record')
  const classes = useStyles()
  const columns = useColumns()
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')}>
      <Bone className={classes.head} />
      <div className={columns.columns}>
        <div className={columns.column}>
          <SectionBones area={area} />
        </div>
        <div className={classes.lines}>
          {Array.from({ length: 6 }, (_, index) => (
            <Bone key={index} />
          ))}
        </div>
      </div>
    </div>
  )
}
