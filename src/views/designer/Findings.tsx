import { Button, Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowRightRegular, CheckmarkCircleRegular, ErrorCircleRegular, WarningRegular } from '@fluentui/react-icons'
import { useSelector } from '@xstate/react'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finding } from '../../shared/forms/check.ts'
import { differences } from '../../shared/forms/compare.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { differenceSentence, findingSentence } from '../../shared/forms/sentence.ts'
import { intents } from '../../ui/intents.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useDesign, useName } from './design.ts'
import { definitionOf } from './designer.view.ts'
import { standOf } from './edit.ts'
import { referencesIn } from './references.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalL, maxWidth: '960px' },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '40px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottom: 'none' },
  },
  said: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  mark: { display: 'flex', flexShrink: 0, fontSize: '20px' },
  grave: { color: intents.danger.ink },
  light: { color: intents.warning.ink },
  fine: { color: intents.success.ink },
  quiet: { margin: 0, color: tokens.colorNeutralForeground2 },
  show: { flexShrink: 0 },
  ways: { flexWrap: 'wrap' },
})

type Weight = 'grave' | 'warning' | 'breaking' | 'compatible'

const marks = {
  grave: { icon: ErrorCircleRegular, look: 'grave' },
  breaking: { icon: ErrorCircleRegular, look: 'grave' },
  warning: { icon: WarningRegular, look: 'light' },
  compatible: { icon: CheckmarkCircleRegular, look: 'fine' },
} as const

interface RowProps {
  weight: Weight
  /** What leads there; nothing where it is gone, or of the whole form. */
  onShow?(): void
  children: string
}

const Row = ({ weight, onShow, children }: RowProps) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const { icon: Icon, look } = marks[weight]
  return (
    <li className={classes.row}>
      <span className={mergeClasses(classes.mark, classes[look])}>
        <Icon aria-label={t(`findings.weights.${weight}`)} />
      </span>
      <span className={classes.said}>{children}</span>
      {onShow && (
        <Button
          className={classes.show}
          size="small"
          appearance="subtle"
          aria-label={t('findings.showOf', { said: children })}
          onClick={onShow}
        >
          {t('findings.show')}
        </Button>
      )}
    </li>
  )
}

const Fine = ({ children }: { children: ReactNode }) => {
  const classes = useStyles()
  return (
    <p className={mergeClasses(classes.row, classes.quiet)}>
      <span className={mergeClasses(classes.mark, classes.fine)}>
        <CheckmarkCircleRegular aria-hidden />
      </span>
      {children}
    </p>
  )
}

interface FindingsProps {
  findings: readonly Finding[]
  live?: Definition
  onShow(key: string): void
}

/** What keeps the form from being published, what might be better, what it does to older answers, and what hangs on what. */
export const Findings = ({ findings, live, onShow }: FindingsProps) => {
  const { t } = useTranslation(['designer', 'forms'])
  const classes = useStyles()
  const { actor, locale } = useDesign()
  const definition = useSelector(actor, definitionOf)
  const changes = useMemo(() => (live ? differences(live, definition) : []), [live, definition])
  const leadsTo = (key: string) => (standOf(definition, key) ? () => onShow(key) : undefined)
  return (
    <div className={classes.root}>
      <Panel title={t('findings.title')}>
        {findings.length === 0 ? (
          <Fine>{t('findings.none')}</Fine>
        ) : (
          <ul className={classes.list}>
            {findings.map((finding, index) => (
              <Row key={index} weight={finding.grave ? 'grave' : 'warning'} onShow={leadsTo(finding.at)}>
                {findingSentence(t, definition, locale, finding)}
              </Row>
            ))}
          </ul>
        )}
      </Panel>
      {live && (
        <Panel title={t('findings.differences')}>
          {changes.length === 0 ? (
            <Fine>{t('findings.same')}</Fine>
          ) : (
            <ul className={classes.list}>
              {changes.map((change, index) => (
                <Row key={index} weight={change.breaking ? 'breaking' : 'compatible'} onShow={leadsTo(change.at)}>
                  {differenceSentence(t, standOf(definition, change.at) ? definition : live, locale, change)}
                </Row>
              ))}
            </ul>
          )}
        </Panel>
      )}
      <Ways onShow={onShow} />
    </div>
  )
}

/** Which answers decide what. */
const Ways = ({ onShow }: Pick<FindingsProps, 'onShow'>) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const nameOf = useName()
  const { actor } = useDesign()
  const definition = useSelector(actor, definitionOf)
  const references = useMemo(() => referencesIn(definition), [definition])
  if (references.length === 0) return null
  const called = (key: string) => {
    const part = standOf(definition, key)?.part
    if (!part) return t('conditions.gone', { name: key })
    return (
      <Link as="button" onClick={() => onShow(key)}>
        {nameOf(part)}
      </Link>
    )
  }
  return (
    <Panel title={t('dependencies.title')}>
      <ul className={classes.list}>
        {references.map(({ from, to, use }) => (
          <li key={`${from} ${to} ${use}`} className={mergeClasses(classes.row, classes.ways)}>
            {called(to)}
            <ArrowRightRegular aria-label={t('dependencies.decides')} />
            {called(from)}
            <span className={classes.quiet}>{t(`uses.${use}`)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
