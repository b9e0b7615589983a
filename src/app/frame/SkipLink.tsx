import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    top: tokens.spacingVerticalS,
    left: tokens.spacingHorizontalS,
    zIndex: 100,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    ':not(:focus)': { transform: 'translateY(-200%)' },
  },
})

/** Leads those who go by keyboard past the frame, to `#main`. */
export const SkipLink = () => {
  const { t } = useTranslation()
  return (
    <a data-screen className={useStyles().root} href="#main">
      {t('skipToContent')}
    </a>
  )
}
