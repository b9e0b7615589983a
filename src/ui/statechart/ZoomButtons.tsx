import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowFitRegular, ZoomInRegular, ZoomOutRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  root: { display: 'flex', gap: tokens.spacingHorizontalXS },
})

interface ZoomButtonsProps {
  zoomIn(): void
  zoomOut(): void
  fit(): void
}

/** Zoom by button, for those who have no wheel. */
export const ZoomButtons = ({ zoomIn, zoomOut, fit }: ZoomButtonsProps) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  return (
    <div className={classes.root} role="group" aria-label={t('diagram.controls')}>
      <Button icon={<ZoomInRegular />} aria-label={t('diagram.zoomIn')} onClick={zoomIn} />
      <Button icon={<ZoomOutRegular />} aria-label={t('diagram.zoomOut')} onClick={zoomOut} />
      <Button icon={<ArrowFitRegular />} aria-label={t('diagram.fit')} onClick={fit} />
    </div>
  )
}
