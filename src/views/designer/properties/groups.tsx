import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormField, FormGroup, FormPage, FormSection, Words } from '../../../shared/forms/definition.ts'
import { useDesign } from '../design.ts'
import type { Part } from '../edit.ts'
import { fieldKinds, retyped } from '../fresh.ts'
import { nameFor } from '../naming.ts'
import { Dependencies } from './Dependencies.tsx'
import { FlagSetting, NumberSetting, Pair, SelectSetting, TextSetting, WordsSetting } from './settings.tsx'
import { settingsOf } from './TypeSettings.tsx'
import type { Apply } from './usePatch.ts'
import { WhenSetting } from './WhenSetting.tsx'

interface PartProps<P extends Part> {
  part: P
  own: string
  disabled: boolean
  apply: Apply
}

const optional = (words: Words): Words | undefined => (Object.keys(words).length > 0 ? words : undefined)

const Visible = ({ part, own, disabled, apply }: PartProps<Part>) => {
  const { t } = useTranslation('designer')
  return (
    <WhenSetting
      label={t('properties.visible')}
      disabled={disabled}
      own={own}
      value={part.visible}
      words={{ never: t('properties.always'), when: t('properties.when') }}
      onChange={(visible, run) => apply({ visible }, run)}
    />
  )
}

const Note = ({ part, disabled, apply }: PartProps<FormField | FormGroup>) => {
  const { t } = useTranslation('designer')
  return (
    <TextSetting
      label={t('properties.note')}
      hint={t('properties.noteHint')}
      lines
      value={part.note ?? ''}
      disabled={disabled}
      onTake={(note, run) => apply({ note: note === '' ? undefined : note }, run)}
    />
  )
}

const Name = ({ part, disabled, apply }: PartProps<FormField | FormGroup>) => {
  const { t } = useTranslation('designer')
  return (
    <TextSetting
      label={t('properties.name')}
      whenLeft
      hint={t('properties.nameHint')}
      value={part.name}
      disabled={disabled}
      onTake={(name) => apply({ name: name.trim() })}
    />
  )
}

const Labels = ({ part, disabled, apply }: PartProps<FormField | FormGroup>) => {
  const { t } = useTranslation('designer')
  const { actor, live } = useDesign()
  return (
    <>
      <WordsSetting
        label={t('texts.label')}
        value={part.label}
        disabled={disabled}
        onTake={(label, run) => {
          const name = nameFor(part, label, { ...actor.getSnapshot().context, live })
          return name === part.name ? apply({ label }, run) : apply({ label, name }, run, [name])
        }}
      />
      <WordsSetting
        label={t('texts.help')}
        value={part.help ?? {}}
        disabled={disabled}
        onTake={(help, run) => apply({ help: optional(help) }, run)}
      />
    </>
  )
}

const Titles = ({ part, disabled, apply }: PartProps<FormSection | FormPage>) => {
  const { t } = useTranslation('designer')
  return (
    <WordsSetting
      label={t('texts.title')}
      value={part.title ?? {}}
      disabled={disabled}
      onTake={(title, run) => apply({ title }, run)}
    />
  )
}

const Answering = (props: PartProps<FormField>) => {
  const { part, own, disabled, apply } = props
  const { t } = useTranslation(['designer', 'forms'])
  const { actor } = useDesign()
  const isAsked = part.type !== 'explanation' && part.type !== 'calculated' && part.type !== 'hidden'
  const words = { never: t('properties.no'), always: t('properties.always'), when: t('properties.when') }
  return (
    <>
      <SelectSetting
        label={t('properties.type')}
        value={part.type}
        disabled={disabled}
        options={fieldKinds.map((kind) => ({ value: kind, label: t(`forms:fieldTypes.${kind}`) }))}
        of={part}
        onTake={(type, run, before) =>
          actor.send({
            type: 'item.changed',
            key: own,
            to: type === before.type ? before : retyped(before, type),
            run,
          })
        }
      />
      <Name {...props} />
      {isAsked && (
        <>
          <WhenSetting
            label={t('properties.required')}
            disabled={disabled}
            own={own}
            value={part.required}
            words={words}
            onChange={(required, run) => apply({ required }, run)}
          />
          <WhenSetting
            label={t('properties.readOnly')}
            disabled={disabled}
            own={own}
            value={part.readOnly}
            words={words}
            onChange={(readOnly, run) => apply({ readOnly }, run)}
          />
        </>
      )}
    </>
  )
}

const Keeping = (props: PartProps<FormField>) => {
  const { part, disabled, apply } = props
  const { t } = useTranslation('designer')
  return (
    <>
      <FlagSetting
        label={t('properties.personal')}
        value={part.personal !== undefined}
        disabled={disabled}
        onTake={(isPersonal) => apply({ personal: isPersonal ? { days: 365 } : undefined })}
      />
      {part.personal && (
        <NumberSetting
          label={t('properties.days')}
          value={part.personal.days}
          disabled={disabled}
          onTake={(days, run) => apply({ personal: { days: days ?? 365 } }, run)}
        />
      )}
      <FlagSetting
        label={t('properties.key')}
        value={part.key === true}
        disabled={disabled}
        onTake={(isKey) => apply({ key: isKey || undefined })}
      />
      <Note {...props} />
    </>
  )
}

const Rows = (props: PartProps<FormGroup>) => {
  const { part, disabled, apply } = props
  const { t } = useTranslation('designer')
  return (
    <>
      <Name {...props} />
      <Pair>
        <NumberSetting
          label={t('settings.minRows')}
          value={part.min}
          disabled={disabled}
          onTake={(min, run) => apply({ min: min ?? 0 }, run)}
        />
        <NumberSetting
          label={t('settings.maxRows')}
          value={part.max}
          disabled={disabled}
          onTake={(max, run) => apply({ max }, run)}
        />
      </Pair>
      <SelectSetting
        label={t('settings.look')}
        value={part.look}
        disabled={disabled}
        options={(['rows', 'table'] as const).map((look) => ({ value: look, label: t(`settings.looks.${look}`) }))}
        onTake={(look, run) => apply({ look }, run)}
      />
      <Note {...props} />
    </>
  )
}

const Columns = ({ part, disabled, apply }: PartProps<FormSection>) => {
  const { t } = useTranslation('designer')
  return (
    <SelectSetting
      label={t('settings.columns')}
      value={String(part.columns)}
      disabled={disabled}
      options={['1', '2', '3'].map((value) => ({ value, label: value }))}
      onTake={(columns, run) => apply({ columns: Number(columns) }, run)}
    />
  )
}

/** What is said of a part in one respect. */
export interface Group {
  id: 'texts' | 'answer' | 'settings' | 'conditions' | 'keeping'
  content: ReactNode
}

/** In which respects something can be said of a part; its texts come first. */
export const groupsOf = (props: Omit<PartProps<Part>, 'part'>, part: Part): Group[] => {
  const visible: Group = {
    id: 'conditions',
    content: (
      <>
        <Visible {...props} part={part} />
        <Dependencies of={props.own} />
      </>
    ),
  }
  if (!('kind' in part)) return [{ id: 'texts', content: <Titles {...props} part={part} /> }, visible]
  if (part.kind === 'section')
    return [
      { id: 'texts', content: <Titles {...props} part={part} /> },
      { id: 'settings', content: <Columns {...props} part={part} /> },
      visible,
    ]
  if (part.kind === 'group')
    return [
      { id: 'texts', content: <Labels {...props} part={part} /> },
      { id: 'settings', content: <Rows {...props} part={part} /> },
      visible,
    ]
  const Own = settingsOf(part.type)
  return [
    { id: 'texts', content: <Labels {...props} part={part} /> },
    { id: 'answer', content: <Answering {...props} part={part} /> },
    ...(Own
      ? [{ id: 'settings' as const, content: <Own field={part} disabled={props.disabled} apply={props.apply} /> }]
      : []),
    visible,
    { id: 'keeping', content: <Keeping {...props} part={part} /> },
  ]
}
