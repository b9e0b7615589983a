import { Link, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowRightRegular } from '@fluentui/react-icons'
import { useSelector } from '@xstate/react'
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Definition } from '../../shared/forms/definition.ts'
import { neverShown } from '../../shared/forms/drawn.ts'
import { foundSentence } from '../../shared/forms/found.ts'
import { useFits } from '../../pages/fill/useFits.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useDesign, useName } from './design.ts'
import { Differences } from './Differences.tsx'
import { Fine, FindingList, FindingRow } from './FindingRow.tsx'
import type { Against } from './found.ts'
import { definitionOf } from './designer.view.ts'
import { standOf } from './edit.ts'
import { referencesIn } from './references.ts'
import { WaysDrawn } from './WaysDrawn.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalL, maxWidth: '960px' },
  list: { display: 'grid', margin: 0, padding: 0, listStyleType: 'none' },
  way: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '40px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottom: 'none' },
  },
  quiet: { color: tokens.colorNeutralForeground2 },
})

interface FindingsProps {
  against: Against
  live?: Definition
  /** How what breaks is confirmed. */
  breaks?: ReactNode
  onShow(key: string): void
}

/** What keeps the form from being published, what might be better, what it does to older answers, and what hangs on what. */
export const Findings = ({ against, live, breaks, onShow }: FindingsProps) => {
  const { t } = useTranslation(['designer', 'forms', 'fill'])
  const classes = useStyles()
  const { actor, locale } = useDesign()
  const definition = useSelector(actor, definitionOf)
  const read = useDeferredValue(definition)
  const fits = useFits(read)
  const [at] = useState(() => new Date().toISOString())
  const never = useMemo(() => neverShown(read, { at, fits }), [read, at, fits])
  const found = [...against.found, ...never]
  const { unconfirmed } = against
  const leadsTo = (key: string) => (standOf(definition, key) ? () => onShow(key) : undefined)
  return (
    <div className={classes.root}>
      <Panel title={t('findings.title')}>
        {found.length === 0 && unconfirmed === 0 ? (
          <Fine>{t('findings.none')}</Fine>
        ) : (
          <FindingList>
            {found.map((finding, index) => (
              <FindingRow key={index} weight={finding.grave ? 'grave' : 'warning'} onShow={leadsTo(finding.at)}>
                {foundSentence(t, definition, live ?? null, locale, finding)}
              </FindingRow>
            ))}
            {unconfirmed > 0 && (
              <FindingRow weight="breaking">{t('findings.unconfirmed', { count: unconfirmed })}</FindingRow>
            )}
          </FindingList>
        )}
      </Panel>
      {live && (
        <Panel title={t('findings.differences')}>
          {breaks}
          <Differences before={live} after={definition} locale={locale} same={t('findings.same')} leadsTo={leadsTo} />
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
      <WaysDrawn references={references} partOf={(key) => standOf(definition, key)?.part} />
      <ul className={classes.list}>
        {references.map(({ from, to, use }) => (
          <li key={`${from} ${to} ${use}`} className={classes.way}>
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
