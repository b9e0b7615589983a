import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../ui/pageTitle.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: tokens.spacingVerticalM,
    minHeight: '70vh',
    padding: tokens.spacingHorizontalL,
    textAlign: 'center',
  },
  status: {
    margin: 0,
    fontSize: tokens.fontSizeHero1000,
    lineHeight: tokens.lineHeightHero1000,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground1,
  },
  message: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  back: { color: tokens.colorBrandForegroundLink },
  reference: { margin: 0, color: tokens.colorNeutralForeground3 },
})

interface ErrorViewProps {
  status: number
  message: string
  /** By which the server's log finds what happened. */
  reference?: string | null
}

export const ErrorView = ({ status, message, reference }: ErrorViewProps) => {
  const { t } = useTranslation()
  const classes = useStyles()
  usePageTitle(t('errorPage.title'))
  return (
    <div className={classes.root}>
      <p className={classes.status}>{status}</p>
      <p className={classes.message} role="alert">
        {message}
      </p>
      {reference && <p className={classes.reference}>{t('errorPage.reference', { reference })}</p>}
      {/* A full load: what has failed is fetched anew, and a newer version with it. */}
      <a className={classes.back} href="/">
        {t('errorPage.back')}
      </a>
    </div>
  )
}
