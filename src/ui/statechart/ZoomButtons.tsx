import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowFitRegular, ZoomInRegular, ZoomOutRegular } from '@fluentui/react-icons'
import { useReactFlow } from '@xyflow/react'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    zIndex: 5,
    right: tokens.spacingHorizontalS,
    top: tokens.spacingVerticalS,
    display: 'flex',
    gap: tokens.spacingHorizontalXS,
  },
})

/** Zoom by button, for those who have no wheel. */
export const ZoomButtons = () => {
  const { t } = useTranslation('ui')
  const { zoomIn, zoomOut, fitView } = useReactFlow()
  const classes = useStyles()
  return (
    <div className={classes.root} role="group" aria-label={t('diagram.controls')}>
      <Button icon={<ZoomInRegular />} aria-label={t('diagram.zoomIn')} onClick={() => void zoomIn()} />
      <Button icon={<ZoomOutRegular />} aria-label={t('diagram.zoomOut')} onClick={() => void zoomOut()} />
      <Button icon={<ArrowFitRegular />} aria-label={t('diagram.fit')} onClick={() => void fitView()} />
    </div>
  )
}
