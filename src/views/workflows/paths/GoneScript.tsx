import { Button, Checkbox, Field, Select, Textarea, makeStyles, tokens } from '@fluentui/react-components'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import type { KeptFile } from '../../../../machines/fields/kept.ts'
import { newId } from '../../../data/key.ts'
import { longestNote, mostPictures } from '../../../shared/endpoints/answers/workflowTrials.ts'
import { isArriving } from '../../../pages/fields/arrivals.ts'
import type { Sentences } from '../../../shared/scripts/sentences.ts'
import type { Script } from '../../../shared/scripts/types.ts'
import { notify } from '../../../ui/snackbar/snackbar.ts'
import { StepPictures } from './StepPictures.tsx'
import { keepTrial } from './trials.gateway.ts'

const useStyles = makeStyles({
  steps: { display: 'grid', gap: tokens.spacingVerticalL, paddingLeft: tokens.spacingHorizontalXXL },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: tokens.spacingHorizontalM,
    marginTop: tokens.spacingVerticalL,
  },
})

interface GoneScriptProps {
  script: Script
  sentences: readonly Sentences[]
  /** The types of its events. */
  path: string[]
  said: TFunction<'workflows'>
  onKept(): void
}

/** A script that is gone: ticked off, with notes and pictures, and with what came of it at its end. */
export const GoneScript = ({ script, sentences, path, said: t, onKept }: GoneScriptProps) => {
  const classes = useStyles()
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const [notes, setNotes] = useState<Readonly<Record<number, string>>>({})
  const [pictures, setPictures] = useState<Readonly<Record<number, KeptFile[]>>>({})
  const [failedAt, setFailedAt] = useState<number | null>(null)
  const [key, setKey] = useState(newId)
  const [isSending, setSending] = useState(false)
  const steps = sentences.length
  const all = sentences.flatMap(({ does, sees }, at) => [...does, ...sees].map((_, line) => `${at} ${line}`))
  const shown = Object.entries(pictures).flatMap(([step, files]) => files.map((file) => ({ step: Number(step), file })))
  const areAllThere = !shown.some(({ file }) => isArriving(file))
  const isDone = failedAt !== null || all.every((line) => done.has(line))

  const toggle = (line: string, checked: boolean) => {
    const next = new Set(done)
    if (checked) next.add(line)
    else next.delete(line)
    setDone(next)
  }
  const keep = async () => {
    setSending(true)
    const written = Object.entries(notes).flatMap(([step, text]) =>
      text.trim() ? [{ step: Number(step), text: text.trim() }] : [],
    )
    const { machine, version, title } = script
    try {
      await keepTrial({ machine, version, title, path, steps, failedAt, notes: written, pictures: shown }, key)
      setKey(newId())
      setDone(new Set())
      setNotes({})
      setPictures({})
      setFailedAt(null)
      notify({ kind: 'success', text: t('paths.kept') })
      onKept()
    } catch {
      notify({ kind: 'error', text: t('paths.unkept') })
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      <ol className={classes.steps}>
        {sentences.map(({ does, sees }, at) => (
          <li key={script.steps[at]!.event + String(at)}>
            {[...does, ...sees].map((text, line) => (
              <div key={text + String(line)}>
                <Checkbox
                  label={line < does.length ? text : <strong>{text}</strong>}
                  checked={done.has(`${at} ${line}`)}
                  onChange={(_, { checked }) => toggle(`${at} ${line}`, checked === true)}
                />
              </div>
            ))}
            <Field label={t('paths.note', { number: at + 1 })}>
              <Textarea
                rows={1}
                resize="vertical"
                maxLength={longestNote}
                value={notes[at + 1] ?? ''}
                onChange={(_, { value }) => setNotes({ ...notes, [at + 1]: value })}
              />
            </Field>
            <StepPictures
              number={at + 1}
              pictures={pictures[at + 1] ?? []}
              room={mostPictures - shown.filter(({ step }) => step !== at + 1).length}
              said={t}
              onChange={(chosen) => setPictures((before) => ({ ...before, [at + 1]: chosen }))}
            />
          </li>
        ))}
      </ol>
      <div className={classes.foot}>
        <Field label={t('paths.result')}>
          <Select
            value={failedAt === null ? '' : String(failedAt)}
            onChange={(_, { value }) => setFailedAt(value === '' ? null : Number(value))}
          >
            <option value="">{t('paths.passed')}</option>
            {sentences.map((_, at) => (
              <option key={script.steps[at]!.event + String(at)} value={at + 1}>
                {t('paths.failedAt', { number: at + 1 })}
              </option>
            ))}
          </Select>
        </Field>
        <Button
          appearance="primary"
          disabledFocusable={!isDone || !areAllThere || isSending}
          onClick={() => void keep()}
        >
          {t('paths.keep')}
        </Button>
        {!isDone && <span>{t('paths.unticked', { count: all.length - done.size })}</span>}
        {!areAllThere && <span>{t('paths.arriving')}</span>}
      </div>
    </>
  )
}
