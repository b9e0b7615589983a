import { Text, makeStyles, tokens } from '@fluentui/react-components'
import { lazy, Suspense, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { ruleEngine } from '../../areas/rules/ruleEngine.ts'
import { useKept } from '../../data/kept/useKept.ts'
import { useMayOpen } from '../../data/person.ts'
import { ownPages } from '../../shared/navigation/pages.ts'
import { Bone } from '../../ui/Bone.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { usePageTitle } from '../../ui/pageTitle.ts'
import { Tabs } from '../../ui/tabs/Tabs.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { type CountedMachine, readMachine } from './machines.gateway.ts'
import { isPart, partNames, parts } from './parts.ts'

const BrowserMachinePage = lazy(() => import('./browser/BrowserMachinePage.tsx'))

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: tokens.spacingHorizontalM },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  quiet: { color: tokens.colorNeutralForeground2 },
})

const Shown = ({ machine }: { machine: CountedMachine }) => {
  const { area, lifecycle } = machine
  const { t, i18n } = useTranslation(['workflows', area.name, lifecycle.id])
  const { t: said } = useTranslation('ui')
  const classes = useStyles()
  const panel = useId()
  const mayOpen = useMayOpen()
  const [query, setQuery] = useSearchParams()
  const asked = query.get('part')
  const chosen = isPart(asked) ? asked : 'chart'
  const Part = parts[chosen]
  const name = t(`${area.name}:title`)
  usePageTitle(name)
  const words = useMemo(
    () => ({ language: i18n.language, textOf: (key: string) => t(key), t: said }),
    [i18n.language, t, said],
  )
  return (
    <div className={classes.page}>
      <TextLink to={ownPages.workflows.path}>{t('common:sidebar.workflowEngine')}</TextLink>
      <div className={classes.head}>
        <h2 className={classes.title}>{name}</h2>
        <Text className={classes.quiet}>
          <code>{lifecycle.id}</code> · {t('ofVersion', { version: lifecycle.version })}
        </Text>
        {lifecycle.tables && mayOpen(ruleEngine.route) && (
          <TextLink to={`${ruleEngine.route}?search=${lifecycle.id}.`}>{t('ruleTables')}</TextLink>
        )}
      </div>
      <Tabs
        label={t('partsOf', { name })}
        panel={panel}
        tabs={partNames.map((id) => ({ id, label: t(`parts.${id}`) }))}
        chosen={chosen}
        onChoose={(id) => setQuery(id === 'chart' ? {} : { part: id! })}
      />
      <div id={panel} role="tabpanel" aria-label={t(`parts.${chosen}`)}>
        <Suspense fallback={<Bone />}>
          <Part machine={machine} words={words} />
        </Suspense>
      </div>
    </div>
  )
}

const OneWorkflow = ({ id }: { id: string }) => {
  const { t } = useTranslation('workflows')
  const { answer, failed, retry } = useKept(readMachine, { id, mayList: useMayOpen() })
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
  if (!answer) return <Bone />
  if (answer.machine) return <Shown machine={answer.machine} />
  if (!answer.ofBrowser) return <EmptyState title={t('unknown')} />
  return (
    <Suspense fallback={<Bone />}>
      <BrowserMachinePage machine={answer.ofBrowser} />
    </Suspense>
  )
}

/** A machine, in parts: how it is drawn, where its cases stand, who may do what, and how it is tested. */
const WorkflowPage = () => {
  const { id = '' } = useParams()
  return <OneWorkflow key={id} id={id} />
}

export default WorkflowPage
