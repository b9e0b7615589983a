import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useFormik } from 'formik'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { same } from '../../../machines/fields/same.ts'
import type { Area } from '../../shared/area/types.ts'
import { currencyOf } from '../../shared/format/money.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { focusFirst } from '../../ui/form/focusFirst.ts'
import { usePageStyles } from '../page.styles.ts'
import { isJudged, submitted } from './behaviour.ts'
import type { formMachine } from './form.machine.ts'
import type { Values } from './form.types.ts'
import { isSaving, refusal, savedId, storedRecord, theirChanges, theirVersion } from './form.view.ts'
import { rootOf } from './errorWords.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { SaveConflict } from './SaveConflict.tsx'
import { SectionInputs } from './SectionInputs.tsx'
import { useAnnouncedSave } from './useAnnouncedSave.ts'
import { checked, valuesOf } from './values.ts'

const useStyles = makeStyles({
  foot: {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    padding: `${tokens.spacingVerticalM} 0`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  hint: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    flexGrow: 1,
    '@media (max-width: 767px)': { flexBasis: '100%' },
  },
})

interface RecordFormProps {
  area: Area
  actor: ActorRefFrom<typeof formMachine>
  /** What a new record is filled in with. */
  given?: Values
  /** What follows where it stands within something else; by itself it leads to the record, and back to the list. */
  within?: { onSaved(id: string): void; onCancel(): void }
}

const byPath = (wrong: readonly FieldError[]): Record<string, FieldError> =>
  Object.fromEntries(wrong.map((error) => [error.path, error]))

export const RecordForm = ({ area, actor, given, within }: RecordFormProps) => {
  const { t } = useTranslation(['form', 'common'])
  const page = usePageStyles()
  const classes = useStyles()
  const navigate = useNavigate()
  const saving = useSelector(actor, isSaving)
  const record = useSelector(actor, storedRecord)
  const theirs = useSelector(actor, theirVersion)
  const since = useSelector(actor, theirChanges)
  const refused = useSelector(actor, refusal, (one, other) => one.wrong === other.wrong)
  const saved = useSelector(actor, savedId)
  const form = useRef<HTMLFormElement>(null)
  const check = useMemo(() => checked(area), [area])
  const stored = useMemo(() => ({ ...valuesOf(area, record), ...given }), [area, record, given])
  const formik = useFormik<Values>({
    initialValues: stored,
    validate: (values) => byPath(check(values).wrong),
    onSubmit: (values) => actor.send({ type: 'form.submitted', values: check(values).values }),
  })
  useAnnouncedSave(area, actor)
  const leave = useEffectEvent((id: string) =>
    within ? within.onSaved(id) : void navigate(`${area.route}/${id}`, { replace: true }),
  )
  useEffect(() => {
    if (saved !== null) leave(saved)
  }, [saved])
  useEffect(
    () =>
      focusFirst(
        form.current,
        refused.wrong.map(({ path }) => path),
      ),
    [refused],
  )

  const currency = record ? currencyOf(record) : undefined
  const theirValues = valuesOf(area, theirs)
  const now = check(formik.values)
  /** Ours as soon as the field was left, the server's until the value is another. */
  const wrongOf = (at: string): FieldError | undefined => {
    const name = rootOf(at)
    const own = now.wrong.find(({ path }) => path === at)
    if (own) return isJudged(formik, name) ? own : undefined
    return same(now.values[name], refused.values[name]) ? refused.wrong.find(({ path }) => path === at) : undefined
  }
  const paths = new Set([...now.wrong, ...refused.wrong].map(({ path }) => path))
  const wrong = formik.submitCount > 0 ? [...paths].filter(wrongOf).length : 0
  const settle = (values: Values, base: Values) => {
    formik.resetForm({ values: base })
    void formik.setValues(values)
  }
  return (
    <form
      ref={form}
      noValidate
      className={page.page}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (!saving && !theirs) void submitted(formik, form.current)
      }}
    >
      {theirs && (
        <SaveConflict
          area={area}
          currency={currency}
          before={stored}
          mine={formik.values}
          theirs={theirValues}
          since={since}
          onSave={(chosen) => {
            settle(chosen, theirValues)
            actor.send({ type: 'choice.saved', values: check(chosen).values })
          }}
          onGoOn={(chosen) => {
            settle(chosen, theirValues)
            actor.send({ type: 'choice.edited' })
          }}
        />
      )}
      {area.sections.map((section) => (
        <SectionInputs
          key={section.id}
          area={area}
          section={section}
          currency={currency}
          values={formik.values}
          wrongOf={wrongOf}
          onChange={(name, value) => void formik.setFieldValue(name, value)}
          onBlur={(name) => void formik.setFieldTouched(name)}
        />
      ))}
      <div className={mergeClasses(page.bar, classes.foot)}>
        <p className={classes.hint} role="status">
          {wrong > 0 ? t('form:wrong', { count: wrong }) : t('form:optional')}
        </p>
        <Button onClick={within?.onCancel ?? (() => navigate(record ? `${area.route}/${record.id}` : area.route))}>
          {t('common:cancel')}
        </Button>
        <Button appearance="primary" type="submit" disabledFocusable={saving || theirs !== null}>
          {t('common:save')}
        </Button>
      </div>
      {!within && <LeaveQuestion held={formik.dirty && saved === null} />}
    </form>
  )
}
