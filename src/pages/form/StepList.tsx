import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Steps } from './steps.ts'
import { saidOnly } from '../../ui/saidOnly.ts'

const narrow = '@container (max-width: 639px)'

const useStyles = makeStyles({
  /** As wide as its form is, which may stand in a part of the page. */
  root: { containerType: 'inline-size' },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    [narrow]: { justifyContent: 'space-between', columnGap: 0 },
  },
  step: {
    minWidth: 0,
    paddingInline: tokens.spacingHorizontalSNudge,
    fontWeight: tokens.fontWeightRegular,
    [narrow]: { minWidth: '44px', minHeight: '44px', padding: 0 },
  },
  at: { fontWeight: tokens.fontWeightSemibold },
  /** Said, and shown where there is room. */
  label: {
    marginInlineStart: tokens.spacingHorizontalS,
    [narrow]: { ...saidOnly, margin: 0 },
  },
  number: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    fontSize: tokens.fontSizeBase200,
  },
  chosen: {
    borderTopColor: 'transparent',
    borderRightColor: 'transparent',
    borderBottomColor: 'transparent',
    borderLeftColor: 'transparent',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  narrow: { margin: 0, fontWeight: tokens.fontWeightSemibold, '@container (min-width: 640px)': { display: 'none' } },
})

/** The steps of a form with the one that it is at; a later one is reached when nothing before it is wrong. */
export const StepList = ({ steps }: { steps: Steps }) => {
  const { t } = useTranslation('form')
  const classes = useStyles()
  return (
    <nav aria-label={t('form:steps.label')} className={classes.root}>
      <p className={classes.narrow} role="status">
        {t('form:steps.at', { at: steps.at + 1, of: steps.titles.length, step: steps.titles[steps.at] })}
      </p>
      <ol className={classes.list}>
        {steps.titles.map((label, index) => (
          <li key={index}>
            <Button
              appearance="subtle"
              className={mergeClasses(classes.step, index === steps.at && classes.at)}
              aria-current={index === steps.at ? 'step' : undefined}
              onClick={() => steps.go(index)}
            >
              <span className={mergeClasses(classes.number, index === steps.at && classes.chosen)}>{index + 1}</span>
              <span className={classes.label}>{label}</span>
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
