import { Button, Field, Input, makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useFormik } from 'formik'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { cropperDefaults } from '../../ui/cropper/cropper.setup.ts'
import { drawnPicture, isChanged, isRemoved } from '../../ui/cropper/cropper.view.ts'
import type { profileMachine } from './profile.machine.ts'
import type { Profile } from '../../shared/endpoints/answers/sessions.ts'
import { isSaving } from './profile.view.ts'
import { isJudged, submitted } from '../../pages/form/behaviour.ts'
import { LeaveQuestion } from '../../pages/form/LeaveQuestion.tsx'
import { usePageStyles } from '../../pages/page.styles.ts'
import { locales } from '../../shared/locales.ts'
import { profileFields } from '../../shared/profile.ts'
import { connectedCropper } from '../../ui/cropper/cropper.gateway.ts'
import { Cropper } from '../../ui/cropper/Cropper.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { FieldInput } from '../../pages/fields/FieldInput.tsx'
import { changedDetails, checkedDetails, detailsOf } from './details.ts'
import { TimeZoneInput } from './TimeZoneInput.tsx'
import { useSavedProfile } from './useSavedProfile.ts'

const useStyles = makeStyles({
  form: { display: 'grid', gap: tokens.spacingVerticalL },
  buttons: { justifyContent: 'end', paddingTop: tokens.spacingVerticalS },
})

interface DetailsFormProps {
  actor: ActorRefFrom<typeof profileMachine>
  profile: Profile
}

export const DetailsForm = ({ actor, profile }: DetailsFormProps) => {
  const { t, i18n } = useTranslation(['profile', 'validation', 'common'])
  const page = usePageStyles()
  const classes = useStyles()
  const form = useRef<HTMLFormElement>(null)
  const cropper = useActorRef(connectedCropper, { input: cropperDefaults })
  const drawn = useSelector(cropper, drawnPicture) as Blob | null
  const removed = useSelector(cropper, isRemoved)
  const repictured = useSelector(cropper, isChanged)
  const saving = useSelector(actor, isSaving)
  /** The language is the one that is read now, wherever it was chosen. */
  const stored = { ...detailsOf(profile), locale: i18n.language }
  const formik = useFormik({
    initialValues: stored,
    validate: (typed) => checkedDetails(typed).wrong,
    onSubmit: (typed) =>
      actor.send({
        type: 'profile.submitted',
        change: {
          details: changedDetails(checkedDetails(typed).details, detailsOf(profile)),
          picture: removed ? null : (drawn ?? undefined),
        },
      }),
  })
  const { setFieldValue } = formik
  useEffect(() => void setFieldValue('locale', i18n.language), [setFieldValue, i18n.language])
  const discard = () => {
    formik.resetForm({ values: stored })
    cropper.send({ type: 'choice.abandoned' })
  }
  useSavedProfile(actor, (saved) => {
    formik.resetForm({ values: detailsOf(saved) })
    cropper.send({ type: 'choice.abandoned' })
  })
  const { wrong } = checkedDetails(formik.values)
  const changed = repictured || Object.keys(changedDetails(formik.values, stored)).length > 0
  const input = (name: keyof typeof profileFields, hint?: string) => {
    const label = t(`details.${name}`)
    const error = isJudged(formik, name) ? wrong[name] : undefined
    return (
      <FieldInput
        field={profileFields[name]}
        name={name}
        label={label}
        hint={hint}
        value={formik.values[name]}
        error={error && t(error.key, { field: label, ...error.values })}
        onChange={(value) => void formik.setFieldValue(name, value)}
        onBlur={() => void formik.setFieldTouched(name)}
      />
    )
  }
  return (
    <form
      ref={form}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (changed && !saving) void submitted(formik, form.current)
      }}
    >
      <Cropper
        actor={cropper}
        label={t('details.picture')}
        image={profile.profileImage}
        isRound
        renderPicture={(image) => <Portrait name={profile.fullName} image={image} shape="circle" size="large" />}
      />
      <div className={page.fields}>
        {input('fullName')}
        <Field label={t('details.email')} hint={t('details.emailHint')}>
          <Input value={profile.email} type="email" readOnly />
        </Field>
        {input('phone', t('details.phoneHint'))}
        <Field label={t('details.language')} hint={t('details.languageHint')}>
          <Select
            name="locale"
            value={formik.values.locale}
            onChange={(_, { value }) => void formik.setFieldValue('locale', value)}
          >
            {locales.map((locale) => (
              <option key={locale} value={locale}>
                {t(`common:languages.${locale}`)}
              </option>
            ))}
          </Select>
        </Field>
        <TimeZoneInput
          value={formik.values.timeZone}
          onChange={(zone) => void formik.setFieldValue('timeZone', zone)}
        />
      </div>
      <div className={mergeClasses(page.bar, classes.buttons)}>
        <Button disabled={!changed || saving} onClick={discard}>
          {t('details.discard')}
        </Button>
        <Button appearance="primary" type="submit" disabledFocusable={!changed || saving}>
          {t('common:save')}
        </Button>
      </div>
      <LeaveQuestion held={changed} />
    </form>
  )
}
