import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li:not(:last-child)::after': { content: '"›"', marginLeft: tokens.spacingHorizontalS },
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
})

interface TrailProps {
  /** The pages above this one, the highest first. */
  above: readonly { text: string; path: string }[]
  here: string
}

/** Where a page stands, and the ways up from it. */
export const Trail = ({ above, here }: TrailProps) => {
  const { t } = useTranslation('common')
  const classes = useStyles()
  return (
    <nav aria-label={t('trail')}>
      <ol className={classes.list}>
        {above.map(({ text, path }) => (
          <li key={path}>
            <Link className={classes.link} to={path}>
              {text}
            </Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
