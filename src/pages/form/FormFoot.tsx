import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageStyles } from '../page.styles.ts'

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    bottom: 'var(--foot-height, 0px)',
    zIndex: 2,
    padding: `${tokens.spacingVerticalM} 0`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  kept: {
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    '@media (max-width: 767px)': { flexBasis: '100%' },
  },
  hint: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    flexGrow: 1,
    '@media (max-width: 767px)': { flexBasis: '100%' },
  },
})

interface FormFootProps {
  /** How many places of the form want attention. */
  count: number
  /** What has become of what is typed. */
  kept?: string | null
  /** The buttons. */
  children: ReactNode
}

/** The end of a form, always in view: what is to be mended, and what is done with it. */
export const FormFoot = ({ count, kept, children }: FormFootProps) => {
  const { t } = useTranslation('form')
  const page = usePageStyles()
  const classes = useStyles()
  return (
    <div className={mergeClasses(page.bar, classes.root)}>
      <p className={classes.hint} role="status">
        {count > 0 ? t('form:wrong', { count }) : t('form:optional')}
      </p>
      {kept && <span className={classes.kept}>{kept}</span>}
      {children}
    </div>
  )
}
