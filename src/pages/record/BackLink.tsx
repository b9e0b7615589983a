import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons'
import { Link } from 'react-router-dom'
import type { Area } from '../../shared/area/types.ts'
import { returning } from '../../ui/useReturn.ts'
import { useWayUp } from '../list/useWayBack.ts'

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

/** To the record above, or to the list that the record was opened from, as it was left. */
export const BackLink = ({ area, record }: { area: Area; record?: Readonly<Record<string, unknown>> }) => {
  const { text, path } = useWayUp(area, record)
  return (
    <Link to={path} state={returning} className={useStyles().root}>
      <ArrowLeftRegular aria-hidden />
      {text}
    </Link>
  )
}
