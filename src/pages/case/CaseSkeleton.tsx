import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Bone } from '../../ui/Bone.tsx'
import { useLayout } from './layout.ts'

const useStyles = makeStyles({
  block: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
    gap: tokens.spacingVerticalXL,
    padding: tokens.spacingHorizontalXL,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  head: { height: '64px', marginBottom: tokens.spacingVerticalL },
})

const bones = (count: number) => Array.from({ length: count }, (_, index) => <Bone key={index} />)

export const CaseSkeleton = () => {
  const { t } = useTranslation('case')
  const classes = useStyles()
  const layout = useLayout()
  return (
    <div aria-busy="true" aria-label={t('loading')} role="status">
      <Bone className={classes.head} />
      <div className={layout.columns}>
        <div className={layout.column}>
          <div className={classes.block}>{bones(9)}</div>
          <div className={classes.block}>{bones(12)}</div>
        </div>
        <div className={layout.column}>
          <div className={classes.block}>{bones(3)}</div>
          <div className={classes.block}>{bones(6)}</div>
        </div>
      </div>
    </div>
  )
}
