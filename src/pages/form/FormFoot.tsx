import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageStyles } from '../page.styles.ts'

const narrow = '@container (max-width: 639px)'

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    bottom: 'var(--foot-height, 0px)',
    zIndex: 2,
    padding: `${tokens.spacingVerticalM} 0`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    // As wide as its form is, which may stand in a part of the page.
    containerType: 'inline-size',
  },
  kept: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    [narrow]: { flexBasis: '100%' },
  },
  hint: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    flexGrow: 1,
    [narrow]: { flexBasis: '100%' },
  },
})

interface FormFootProps {
  /** How many places of the form want attention. */
  count: number
  /** What has become of what is typed. */
  kept?: string | null
  /** Whether it reads what was typed and asks nothing. */
  isSummary?: boolean
  /** The buttons. */
  children: ReactNode
}

/** The end of a form, always in view: what is to be mended, and what is done with it. */
export const FormFoot = ({ count, kept, isSummary = false, children }: FormFootProps) => {
  const { t } = useTranslation('form')
  const page = usePageStyles()
  const classes = useStyles()
  return (
    <div className={mergeClasses(page.bar, classes.root)} data-screen>
      <p className={classes.hint} role="status">
        {count > 0 ? t('form:wrong', { count }) : !isSummary && t('form:optional')}
      </p>
      {kept && <span className={classes.kept}>{kept}</span>}
      {children}
    </div>
  )
}
