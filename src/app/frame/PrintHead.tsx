import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { currentUser } from '../../../machines/session/session.view.ts'
import { usePrintedAt } from '../../data/printing.ts'
import { useSession } from '../../data/session.ts'
import { formatInstant } from '../../shared/format/date.ts'
import { readerTimeZone } from '../../shared/format/timeZone.ts'
import { productName } from '../../shared/product.ts'
import { useShownTitle } from '../../ui/pageTitle.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${tokens.spacingHorizontalL}`,
    marginBottom: tokens.spacingVerticalM,
    paddingBottom: tokens.spacingVerticalS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  title: {
    flexBasis: '100%',
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    color: tokens.colorNeutralForeground1,
  },
})

/** What a sheet says of itself: what it is, of whom, who has printed it and when. */
export const PrintHead = () => {
  const { t, i18n } = useTranslation()
  const classes = useStyles()
  const at = usePrintedAt()
  const title = useShownTitle()
  const user = useSession(currentUser)
  if (at === null || !user) return null
  const instant = formatInstant(new Date(at).toISOString(), i18n.language)
  return (
    <div className={classes.root}>
      <p className={classes.title}>{title}</p>
      <span>{`${productName} · ${user.organization.name}`}</span>
      <span>{t('printed', { name: user.seenBy?.name ?? user.fullName, at: instant, zone: readerTimeZone() })}</span>
    </div>
  )
}
