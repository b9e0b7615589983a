import {
  Accordion,
  AccordionHeader,
  AccordionItem,
  AccordionPanel,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { Fragment, memo, useDeferredValue, useId, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  Definition,
  FormField,
  FormGroup,
  FormPage,
  FormSection,
  Words,
} from '../../../shared/forms/definition.ts'
import { ReadProvider, useDesign, useKind, useName } from '../design.ts'
import { isEditable, stepOf } from '../designer.view.ts'
import { standOf, type Part } from '../edit.ts'
import { fieldKinds, retyped } from '../fresh.ts'
import { nameFor } from '../naming.ts'
import { PartIcon } from '../PartIcon.tsx'
import { VisitProvider } from '../useTyped.ts'
import { Dependencies } from './Dependencies.tsx'
import { FlagSetting, NumberSetting, Pair, SelectSetting, TextSetting, WordsSetting } from './settings.tsx'
import { settingsOf } from './TypeSettings.tsx'
import { usePatch, type Apply } from './usePatch.ts'
import { WhenSetting } from './WhenSetting.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalM },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  icon: { display: 'flex', flexShrink: 0, fontSize: '24px', color: tokens.colorBrandForeground1 },
  said: { display: 'grid', minWidth: 0 },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  kind: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  panel: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    margin: `0 0 ${tokens.spacingVerticalM}`,
    paddingTop: tokens.spacingVerticalXS,
  },
  within: { margin: 0 },
  header: { paddingLeft: 0, paddingRight: 0, fontWeight: tokens.fontWeightSemibold },
  item: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
})

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

interface Group {
  id: 'texts' | 'answer' | 'settings' | 'conditions' | 'keeping'
  content: ReactNode
}

const groupsOf = (props: Omit<PartProps<Part>, 'part'>, part: Part): Group[] => {
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

interface Chosen {
  part: Part
  own: string
  visit: number
  disabled: boolean
}

/** What is said of a part in one respect. */
const GroupItem = ({ id, content }: Group) => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  return (
    <AccordionItem value={id} className={classes.item}>
      <AccordionHeader as="h4" expandIconPosition="end" button={{ className: classes.header }}>
        {t(`properties.groups.${id}`)}
      </AccordionHeader>
      <AccordionPanel className={classes.within}>
        <div className={classes.panel}>{content}</div>
      </AccordionPanel>
    </AccordionItem>
  )
}

/** All but the texts of a part, as it is read together with the form that it is in; what is typed there is let go with the part. */
const Others = memo(({ part, own, visit, disabled, read }: Chosen & { read: Definition }) => {
  const apply = usePatch(own)
  return (
    <ReadProvider value={read}>
      {groupsOf({ own, disabled, apply }, part)
        .slice(1)
        .map((group) => (
          <GroupItem key={group.id} {...group} content={<Fragment key={visit}>{group.content}</Fragment>} />
        ))}
    </ReadProvider>
  )
})

const Pane = memo(({ part, own, visit, disabled, read }: Chosen & { read: Definition }) => {
  const classes = useStyles()
  const nameOf = useName()
  const kindOf = useKind()
  const id = useId()
  const apply = usePatch(own)
  const chosen = useMemo(() => ({ part, own, visit, disabled, read }), [part, own, visit, disabled, read])
  const later = useDeferredValue(chosen)
  // Under another name it is the same: what is done to it under the one before would be lost.
  const others = later.visit === visit && later.own !== own ? chosen : later
  return (
    <div className={classes.root} role="group" aria-labelledby={id}>
      <div className={classes.head}>
        <span className={classes.icon}>
          <PartIcon part={part} />
        </span>
        <div className={classes.said}>
          <h3 id={id} className={classes.name}>
            {nameOf(part)}
          </h3>
          <span className={classes.kind}>{kindOf(part)}</span>
        </div>
      </div>
      <Accordion multiple collapsible defaultOpenItems={['texts', 'answer', 'settings', 'conditions']}>
        <VisitProvider value={visit}>
          <GroupItem {...groupsOf({ own, disabled, apply }, part)[0]!} />
        </VisitProvider>
        <Others {...others} />
      </Accordion>
    </div>
  )
})

/**
 * What is chosen, in all that can be said of it. Its texts are drawn at once, since what is typed next is put into those that are shown
 * here; the rest follows when there is time, and is until then what was chosen before.
 */
export const Properties = memo(() => {
  const { actor } = useDesign()
  const disabled = !useSelector(actor, isEditable)
  const { definition, selected, visit } = useSelector(actor, stepOf)
  const { part } = standOf(definition, selected)!
  return <Pane part={part} own={selected} visit={visit} disabled={disabled} read={definition} />
})
