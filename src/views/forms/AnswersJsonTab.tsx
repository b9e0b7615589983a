import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { jsonText } from '../../../machines/fields/json.ts'
import { save } from '../../data/upload/download.ts'
import { CopyButton } from '../../ui/clipboard/CopyButton.tsx'
import { JsonBlock } from '../../ui/json/JsonBlock.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { answersOf, type SubmissionTab } from './submission.ts'

const useStyles = makeStyles({
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})

/** A submission as it is stored, as far as the reader is told. */
const AnswersJsonTab = ({ record }: SubmissionTab) => {
  const { t } = useTranslation('formSubmission')
  const classes = useStyles()
  const { number, form, version, hash, variant, submittedBy, about, status, created_at: at, titles = {} } = record
  const called = (id: string | null | undefined) => (id ? { id, title: titles[id] ?? null } : null)
  const told = { number, form: called(form), version: called(version), hash, variant, submittedBy, about, status, at }
  const text = jsonText({ ...told, answers: answersOf(record) }, 2)
  return (
    <Panel
      title={t('recordTabs.json')}
      aside={
        <div className={classes.actions}>
          <CopyButton text={text} />
          <Button
            icon={<ArrowDownloadRegular />}
            onClick={() => save(new Blob([text], { type: 'application/json' }), `${number}.json`)}
          >
            {t('download')}
          </Button>
        </div>
      }
    >
      <JsonBlock text={text} />
    </Panel>
  )
}

export default AnswersJsonTab
