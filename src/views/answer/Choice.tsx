import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import type { OfferedAnswer } from '../../shared/endpoints/answers/inquiry.ts'
import { useDangerButton } from '../../ui/dangerButton.ts'
import { useFailureText } from '../account/useFailureText.ts'
import { Bringing } from './Bringing.tsx'
import { Writing } from './Writing.tsx'
import type { answerMachine } from './answer.machine.ts'
import { chosenAnswer, failureNow, isBusy } from './answer.view.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalM },
  heading: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  offer: { display: 'grid', gap: tokens.spacingVerticalXS },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  failure: { margin: 0, color: tokens.colorStatusDangerForeground1 },
})

interface ChoiceProps {
  actor: ActorRefFrom<typeof answerMachine>
  token: string
  answers: readonly OfferedAnswer[]
}

/** The answers that may be given, each with what would come of it. */
export const Choice = ({ actor, token, answers }: ChoiceProps) => {
  const { t } = useTranslation('answer')
  const [classes, danger] = [useStyles(), useDangerButton()]
  const chosen = useSelector(actor, chosenAnswer)
  const busy = useSelector(actor, isBusy)
  const failure = useFailureText(useSelector(actor, failureNow))
  return (
    <section className={classes.root} aria-labelledby="choice">
      <h2 id="choice" className={classes.heading}>
        {t('choice')}
      </h2>
      {answers.some(({ written, brings }) => !written && !brings) && <p className={classes.text}>{t('mailed')}</p>}
      {answers.map((answer) => {
        const { name, intent, label, follows, written, brings } = answer
        return (
          <div key={name} className={classes.offer}>
            {brings ? (
              <Bringing token={token} answer={answer} limits={brings} />
            ) : written ? (
              <Writing
                {...written}
                isDanger={intent === 'danger'}
                action={busy ? t('confirming') : label}
                busy={busy}
                describedBy={`follows-${name}`}
                onWritten={(text) => actor.send({ type: 'answer.written', answer: name, text })}
              />
            ) : (
              <Button
                size="large"
                appearance={intent === 'primary' ? 'primary' : 'secondary'}
                className={intent === 'danger' ? danger.outlined : undefined}
                aria-describedby={`follows-${name}`}
                disabledFocusable={busy}
                onClick={() => actor.send({ type: 'answer.chosen', answer: name })}
              >
                {busy && chosen === name ? t('sending') : label}
              </Button>
            )}
            <p id={`follows-${name}`} className={classes.text}>
              {follows}
            </p>
          </div>
        )
      })}
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure}
        </p>
      )}
    </section>
  )
}
