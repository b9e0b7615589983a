import { Text, makeStyles, tokens } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { createMachine } from 'xstate'
import { ownPages } from '../../../shared/navigation/pages.ts'
import { usePageTitle } from '../../../ui/pageTitle.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { ChartView } from '../chart/ChartView.tsx'
import type { BrowserMachine } from './machines.ts'
import { ownWords } from './ownWords.ts'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600 },
  quiet: { color: tokens.colorNeutralForeground2 },
})

/** A machine that the browser itself runs by, as it is declared. */
const BrowserMachinePage = ({ machine: { id, file, description, chart, config } }: { machine: BrowserMachine }) => {
  const { t, i18n } = useTranslation('workflows')
  const { t: said } = useTranslation('ui')
  const classes = useStyles()
  usePageTitle(id)
  const words = useMemo(() => ({ language: i18n.language, textOf: ownWords, t: said }), [i18n.language, said])
  const machine = useMemo(() => createMachine(config as Parameters<typeof createMachine>[0]), [config])
  return (
    <div className={classes.page}>
      <TextLink to={ownPages.workflows.path}>{t('common:sidebar.workflowEngine')}</TextLink>
      <h2 className={classes.title}>{id}</h2>
      <Text className={classes.quiet}>
        <span lang="en">{description}</span> · <code>{file}</code>
      </Text>
      <ChartView name={id} machine={machine} chart={chart} words={words} />
    </div>
  )
}

export default BrowserMachinePage
