import { Button, Field, Input, makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom } from 'xstate'
import { type CaseMails, caseMails } from '../../../machines/session/session.types.ts'
import { cropperDefaults } from '../../ui/cropper/cropper.setup.ts'
import { drawnPicture, isChanged, isRemoved } from '../../ui/cropper/cropper.view.ts'
import type { profileMachine } from './profile.machine.ts'
import type { Details, Profile } from '../../shared/endpoints/answers/sessions.ts'
import { isSaving } from './profile.view.ts'
import { LeaveQuestion } from '../../pages/form/LeaveQuestion.tsx'
import { useTyped } from '../../pages/form/useTyped.ts'
import { usePageStyles } from '../../pages/page.styles.ts'
import { locales } from '../../shared/locales.ts'
import { profileFields } from '../../shared/profile.ts'
import { connectedCropper } from '../../ui/cropper/cropper.gateway.ts'
import { Cropper } from '../../ui/cropper/Cropper.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { FieldInput } from '../../pages/fields/FieldInput.tsx'
import { changedDetails, detailsOf, judgedDetails } from './details.ts'
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
  const cropper = useActorRef(connectedCropper, { input: cropperDefaults })
  const drawn = useSelector(cropper, drawnPicture) as Blob | null
  const removed = useSelector(cropper, isRemoved)
  const repictured = useSelector(cropper, isChanged)
  const saving = useSelector(actor, isSaving)
  /** The language is the one that is read now, wherever it was chosen. */
  const stored = { ...detailsOf(profile), locale: i18n.language }
  const form = useTyped<Details>({
    initial: stored,
    judge: judgedDetails,
    onSubmit: (details) =>
      actor.send({
        type: 'profile.submitted',
        change: {
          details: changedDetails(details, detailsOf(profile)),
          picture: removed ? null : (drawn ?? undefined),
        },
      }),
  })
  const readIn = useEffectEvent((locale: string) => form.change({ locale }))
  useEffect(() => readIn(i18n.language), [i18n.language])
  const discard = () => {
    form.settle(stored, stored)
    cropper.send({ type: 'choice.abandoned' })
  }
  useSavedProfile(actor, (saved) => {
    form.settle(detailsOf(saved), detailsOf(saved))
    cropper.send({ type: 'choice.abandoned' })
  })
  const changed = repictured || Object.keys(changedDetails(form.values, stored)).length > 0
  const input = (name: keyof typeof profileFields, hint?: string) => {
    const label = t(`details.${name}`)
    const error = form.wrongOf(name)
    return (
      <FieldInput
        field={profileFields[name]}
        name={name}
        label={label}
        hint={hint}
        value={form.values[name]}
        error={error && t(error.key, { field: label, ...error.values })}
        onChange={(value) => form.change({ [name]: value })}
        onBlur={() => form.leave(name)}
      />
    )
  }
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (changed && !saving) form.submit(event.currentTarget)
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
          <Select name="locale" value={form.values.locale} onChange={(_, { value }) => form.change({ locale: value })}>
            {locales.map((locale) => (
              <option key={locale} value={locale}>
                {t(`common:languages.${locale}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('details.caseMails')} hint={t('details.caseMailsHint')}>
          <Select
            name="caseMails"
            value={form.values.caseMails}
            onChange={(_, { value }) => form.change({ caseMails: value as CaseMails })}
          >
            {caseMails.map((one) => (
              <option key={one} value={one}>
                {t(`details.mails.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <TimeZoneInput value={form.values.timeZone} onChange={(timeZone) => form.change({ timeZone })} />
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
