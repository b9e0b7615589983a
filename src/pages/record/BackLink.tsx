import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Area } from '../../shared/area/types.ts'
import { lastListOf } from '../list/memory.ts'

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
})

/** To the list, as it was left. */
export const BackLink = ({ area }: { area: Area }) => {
  const { t } = useTranslation(area.name)
  return (
    <Link to={lastListOf(area)} className={useStyles().root}>
      <ArrowLeftRegular aria-hidden />
      {t('title')}
    </Link>
  )
}
