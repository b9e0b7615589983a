import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowUploadRegular, SaveRegular } from '@fluentui/react-icons'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { recordingName, recordingOf } from '../../data/inspect/recording.ts'
import { save } from '../../data/upload/download.ts'
import { Connection } from './Connection.tsx'
import { isConnected, isLive } from './inspector.view.ts'
import type { InspectorPart } from './part.ts'
import { TargetChoice } from './TargetChoice.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  gap: { flexGrow: 1 },
})

/** Whether something is streamed, what is kept of it as a file and read from one, and where streams go. */
export const Bar = ({ actor, log }: InspectorPart) => {
  const { t } = useTranslation('inspector')
  const classes = useStyles()
  const connected = useSelector(actor, isConnected)
  const live = useSelector(actor, isLive)
  const input = useRef<HTMLInputElement>(null)
  const isEmpty = log.moments.length === 0
  const keep = () => {
    const madeAt = new Date().toISOString()
    save(new Blob([recordingOf(log, madeAt)], { type: 'application/json' }), recordingName(log, madeAt))
  }
  const read = ({ files }: HTMLInputElement) => {
    const [file] = files ?? []
    if (file) actor.send({ type: 'source.chosen', source: { kind: 'file', file } })
  }
  return (
    <div className={classes.root}>
      <Connection connected={connected} />
      <span className={classes.gap} />
      <TargetChoice />
      <Button icon={<SaveRegular />} disabledFocusable={isEmpty} onClick={keep}>
        {t('recording.save')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json"
        aria-label={t('recording.load')}
        onChange={({ target }) => {
          read(target)
          target.value = ''
        }}
      />
      <Button icon={<ArrowUploadRegular />} onClick={() => input.current!.click()}>
        {t('recording.load')}
      </Button>
      <Button disabledFocusable={isEmpty || !live} onClick={() => actor.send({ type: 'stream.cleared' })}>
        {t('clear')}
      </Button>
    </div>
  )
}
