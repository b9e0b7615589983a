import { Link, makeStyles, MessageBar, MessageBarBody, MessageBarTitle, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  list: { margin: `${tokens.spacingVerticalXS} 0 0`, paddingInlineStart: tokens.spacingHorizontalL },
})

interface ErrorListProps {
  errors: readonly { path: string; text: string }[]
  onGo(path: string): void
}

/** What is wrong on a page that somebody wanted to leave, each with the way to its input. */
export const ErrorList = ({ errors, onGo }: ErrorListProps) => {
  const { t } = useTranslation('fill')
  const classes = useStyles()
  return (
    <MessageBar intent="error" layout="multiline" politeness="polite">
      <MessageBarBody>
        <MessageBarTitle>{t('wrong', { count: errors.length })}</MessageBarTitle>
        <ul className={classes.list}>
          {errors.map(({ path, text }) => (
            <li key={path}>
              <Link onClick={() => onGo(path)}>{text}</Link>
            </li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  )
}
