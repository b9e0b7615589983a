import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { claimForm } from '../../areas/forms/claimForm.ts'
import { formVersion } from '../../areas/forms/formVersion.ts'
import { useKept } from '../../data/kept/useKept.ts'
import { FieldInput } from '../../pages/fields/FieldInput.tsx'
import { dayOf } from '../../shared/format/date.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { type ClaimAsked, explainForm } from './tester.gateway.ts'

const useStyles = makeStyles({
  page: { display: 'grid', gap: tokens.spacingVerticalL, gridTemplateColumns: 'minmax(0, 1fr)' },
  asked: {
    display: 'grid',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
    alignItems: 'start',
  },
  won: { margin: 0, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
  by: { margin: `${tokens.spacingVerticalXS} 0 0`, color: tokens.colorNeutralForeground2 },
  lost: { margin: 0, padding: 0, listStyleType: 'none' },
  one: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalL,
    paddingBlock: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  why: { color: tokens.colorNeutralForeground2 },
})

const { partner, insurer, category, claimType, validFrom } = claimForm.fields
const asks = { partner, insurer, category, claimType } as const

/** Which form a claim gets, and why no other. */
const TesterPage = () => {
  const { t } = useTranslation(['claimForm', 'fields'])
  const classes = useStyles()
  const [look, setLook] = useState<ClaimAsked>(() => ({ on: dayOf(new Date().toISOString()) }))
  const { answer, failed, choose, retry } = useKept(explainForm, look)
  const change = (name: string, value: unknown) => {
    const next = { ...look, [name]: value || undefined }
    setLook(next)
    choose(next)
  }
  return (
    <div className={classes.page}>
      <Panel title={t('tester.claim')}>
        <div className={classes.asked}>
          {Object.entries(asks).map(([name, field]) => (
            <FieldInput
              key={name}
              field={field}
              name={name}
              label={t(`fields.${name}`)}
              value={look[name as keyof ClaimAsked] ?? null}
              optionLabel={(option) => t(`claimForm:options.${name}.${option}`)}
              onChange={(value) => change(name, value)}
            />
          ))}
          <FieldInput
            field={validFrom}
            name="on"
            label={t('tester.on')}
            value={look.on ?? null}
            onChange={(value) => change('on', value)}
          />
        </div>
      </Panel>
      {failed && !answer ? (
        <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
      ) : (
        <div aria-busy={!answer} className={classes.page} role="status">
          {answer && (
            <Panel title={t('tester.won')}>
              <p className={classes.won}>
                {answer.won ? (
                  <TextLink to={`${formVersion.route}/${answer.won.version}/preview`}>{answer.won.formName}</TextLink>
                ) : (
                  t('tester.none')
                )}
              </p>
              {answer.won && <p className={classes.by}>{t('tester.by', { name: answer.won.name })}</p>}
            </Panel>
          )}
          {answer && answer.lost.length > 0 && (
            <Panel title={t('tester.lost')}>
              <ul className={classes.lost}>
                {answer.lost.map(({ binding, why }) => (
                  <li key={binding.id} className={classes.one}>
                    <TextLink to={`${claimForm.route}/${binding.id}`}>{binding.name}</TextLink>
                    <span className={classes.why}>{t(`tester.why.${why}`)}</span>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
      )}
    </div>
  )
}

export default TesterPage
