import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { mostMoments } from '../../data/inspect/log.ts'
import { largestRecording, RecordingRefused } from '../../data/inspect/recording.ts'
import type { Source } from './inspector.types.ts'
import { askedSource, failureOf, isCut, openedSource } from './inspector.view.ts'
import type { InspectorPart } from './part.ts'

const useStyles = makeStyles({ root: { display: 'grid', gap: tokens.spacingVerticalS } })

const nameOf = (source: Source | null) => (source?.kind === 'file' ? source.file.name : (source?.id ?? ''))

/** What is looked at instead of the stream, what could not be, and what of it is missing. */
export const Notices = ({ actor, log }: InspectorPart) => {
  const { t } = useTranslation('inspector')
  const classes = useStyles()
  const opened = useSelector(actor, openedSource)
  const asked = useSelector(actor, askedSource)
  const cut = useSelector(actor, isCut)
  const failure = useSelector(actor, failureOf)
  const fault = failure instanceof RecordingRefused ? failure.fault : asked?.kind === 'case' ? 'case' : 'unreadable'
  return (
    <div className={classes.root}>
      {Boolean(failure) && (
        <div role="alert">
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>
              <MessageBarTitle>{t('recording.failed', { name: nameOf(asked) })}</MessageBarTitle>{' '}
              {t(`recording.refused.${fault}`, { megabytes: largestRecording / 1_000_000 })}
            </MessageBarBody>
          </MessageBar>
        </div>
      )}
      {opened && (
        <MessageBar layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{t(`opened.${opened.kind}`, { name: nameOf(opened) })}</MessageBarTitle>{' '}
            {t(`opened.note.${opened.kind}`)} {cut && t('opened.cut')}
          </MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => actor.send({ type: 'source.closed' })}>{t('opened.close')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {log.dropped > 0 && (
        <MessageBar intent="warning">
          <MessageBarBody>{t('dropped', { count: log.dropped, most: mostMoments })}</MessageBarBody>
        </MessageBar>
      )}
      {log.missed > 0 && (
        <MessageBar intent="warning">
          <MessageBarBody>{t('missed', { count: log.missed })}</MessageBarBody>
        </MessageBar>
      )}
    </div>
  )
}
