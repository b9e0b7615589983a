import { Link, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowRightRegular } from '@fluentui/react-icons'
import { useSelector } from '@xstate/react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Finding } from '../../shared/forms/check.ts'
import type { Definition } from '../../shared/forms/definition.ts'
import { neverShown } from '../../shared/forms/drawn.ts'
import { findingSentence } from '../../shared/forms/sentence.ts'
import { useFits } from '../../pages/fill/useFits.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useDesign, useName } from './design.ts'
import { Differences } from './Differences.tsx'
import { Fine, FindingList, FindingRow } from './FindingRow.tsx'
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
  const read = useDeferredValue(definition)
  const fits = useFits(read)
  const [at] = useState(() => new Date().toISOString())
  const never = useMemo(() => neverShown(read, { at, fits }), [read, at, fits])
  const found = [...findings, ...never]
  const leadsTo = (key: string) => (standOf(definition, key) ? () => onShow(key) : undefined)
  return (
    <div className={classes.root}>
      <Panel title={t('findings.title')}>
        {found.length === 0 ? (
          <Fine>{t('findings.none')}</Fine>
        ) : (
          <FindingList>
            {found.map((finding, index) => (
              <FindingRow key={index} weight={finding.grave ? 'grave' : 'warning'} onShow={leadsTo(finding.at)}>
                {findingSentence(t, definition, locale, finding)}
              </FindingRow>
            ))}
          </FindingList>
        )}
      </Panel>
      {live && (
        <Panel title={t('findings.differences')}>
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
