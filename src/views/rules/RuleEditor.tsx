import { Button, makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultCurrency } from '../../../machines/fields/currencies.ts'
import type { Group } from '../../../machines/fields/group.ts'
import { type Example, readContent } from '../../../machines/kernel/ruleContent.ts'
import { findingsIn } from '../../../machines/kernel/ruleFindings.ts'
import type { RuleForm, RuleRow } from '../../../machines/kernel/ruleTable.types.ts'
import { ruleVersion } from '../../areas/rules/ruleVersion.ts'
import { newKey } from '../../data/key.ts'
import { FieldInput } from '../../pages/fields/FieldInput.tsx'
import { LeaveQuestion } from '../../pages/form/LeaveQuestion.tsx'
import type { OwnRow } from '../../pages/parts.ts'
import { reasonsIn, reasonsText } from '../../pages/reasonText.ts'
import { Panel } from '../../ui/Panel.tsx'
import { cellErrors } from './cellErrors.ts'
import { Found } from './Found.tsx'
import { contentOf, examplesField, rowsField, typedExamples, type TypedRow, typedRows } from './ruleRows.ts'
import { connectedRules, type Ruled } from './rules.gateway.ts'
import type { Draft } from './rules.types.ts'
import { canSave, hasFailed, isSaving, isTyped, refusalOf, typedDraft } from './rules.view.ts'
import { useTableWords } from './useTableWords.ts'

const useStyles = makeStyles({
  part: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  said: { display: 'grid', gridTemplateColumns: '220px minmax(0, 1fr)', gap: tokens.spacingHorizontalL },
  bar: { display: 'flex', gap: tokens.spacingHorizontalM, justifyContent: 'flex-end' },
})

type Version = OwnRow<typeof ruleVersion.fields>

interface RuleEditorProps {
  version: Version
  ruled: Ruled
}

const draftOf = (form: RuleForm, { rows, examples, validFrom, note }: Version): Draft => ({
  rows: typedRows(form, rows as unknown as RuleRow[]),
  examples: typedExamples(examples as unknown as Example[]),
  validFrom,
  note,
})

/** Writes the rows of a version and the examples that must hold, and tells at once what is wrong with them. */
export const RuleEditor = ({ version, ruled }: RuleEditorProps) => {
  const { t } = useTranslation(['ruleTableVersion', 'ruleVersion', 'validation', 'common'])
  const classes = useStyles()
  const { labelOf, optionLabel } = useTableWords(ruled)
  const { table: form } = ruled
  const [machine] = useState(() => connectedRules(form))
  const stored = useMemo(() => draftOf(form, version), [form, version])
  const actor = useActorRef(machine, { input: { id: version.id, revision: version.revision, stored } })
  useEffect(() => {
    actor.send({ type: 'version.moved', revision: version.revision, stored })
  }, [actor, version.revision, stored])
  const typed = useSelector(actor, typedDraft)
  const saving = useSelector(actor, isSaving)
  const isOther = useSelector(actor, isTyped)
  const savable = useSelector(actor, canSave)
  const refusal = useSelector(actor, refusalOf)
  const failed = useSelector(actor, hasFailed)
  const content = useMemo(() => readContent(form, contentOf(form, typed.rows, typed.examples)), [form, typed])
  const findings = useMemo(() => content && findingsIn(form, content), [form, content])
  const errors = useMemo(() => cellErrors(form, typed), [form, typed])
  const type = (change: Partial<Draft>) => actor.send({ type: 'draft.typed', change })
  const table = (name: 'rows' | 'examples', field: Group) => (
    <FieldInput
      field={field}
      name={name}
      label={t(`editor.${name}`)}
      hint={t(`editor.${name}Hint`)}
      value={typed[name]}
      currency={defaultCurrency}
      disabled={saving}
      inner={{
        rowLabel: () => t(`editor.${name}Row`),
        labelOf,
        optionLabel,
        errorOf: (path, text) => {
          const wrong = errors.get(path)
          return wrong && t(wrong.key, { field: text, ...wrong.values })
        },
        leave: () => {},
      }}
      onChange={(value) => type({ [name]: value as TypedRow[] })}
    />
  )
  return (
    <div className={classes.part}>
      <Panel title={t('fields.rows')}>
        <div className={classes.part}>
          <div className={classes.said}>
            <FieldInput
              field={ruleVersion.fields.validFrom}
              name="validFrom"
              label={t('ruleVersion:payload.rules.edited.validFrom')}
              hint={t('hints.validFrom')}
              value={typed.validFrom}
              disabled={saving}
              onChange={(value) => type({ validFrom: value as string | null })}
            />
            <FieldInput
              field={ruleVersion.fields.note}
              name="note"
              label={t('ruleVersion:payload.rules.edited.note')}
              hint={t('hints.note')}
              value={typed.note}
              disabled={saving}
              onChange={(value) => type({ note: (value as string) || null })}
            />
          </div>
          {table('rows', rowsField(form))}
          {table('examples', examplesField(form))}
          {refusal && (
            <MessageBar intent="error">
              <MessageBarBody>
                {refusal.code === 'STALE' ? t('overtaken') : reasonsText(t, reasonsIn(refusal))}
              </MessageBarBody>
            </MessageBar>
          )}
          {failed && (
            <MessageBar intent="error">
              <MessageBarBody>{t('ruleVersion:failure.rules.edited')}</MessageBarBody>
            </MessageBar>
          )}
          <div className={classes.bar}>
            <Button disabledFocusable={!isOther || saving} onClick={() => actor.send({ type: 'draft.dropped' })}>
              {t('editor.drop')}
            </Button>
            <Button
              appearance="primary"
              disabledFocusable={!savable || !content}
              onClick={() => actor.send({ type: 'save.asked', key: newKey() })}
            >
              {t('ruleVersion:actions.rules.edited')}
            </Button>
          </div>
        </div>
      </Panel>
      <Found ruled={ruled} findings={findings} />
      <LeaveQuestion held={isOther} stays />
    </div>
  )
}
