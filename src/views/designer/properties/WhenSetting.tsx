import { Field, makeStyles, Select, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Condition } from '../../../shared/forms/definition.ts'
import { conditionSentence } from '../../../shared/forms/sentence.ts'
import { useDesign, useRead } from '../design.ts'
import { useStay } from '../useStay.ts'
import { begun } from './comparing.ts'
import { ConditionEditor, useComparable } from './ConditionEditor.tsx'
import { Sentence } from './Sentence.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalS },
})

export type When = 'never' | 'always' | 'when'

interface WhenSettingProps {
  label: string
  disabled: boolean
  own: string
  value: true | Condition | undefined
  /** What it is called if nothing is said, always, or by a condition; `always` is left out where that is the rule. */
  words: Partial<Record<When, string>>
  onChange(value: true | Condition | undefined, run?: string): void
}

/** Whether something is so: never, always, or as long as a condition holds, which is put together here and read as a sentence. */
export const WhenSetting = ({ label, disabled, own, value, words, onChange }: WhenSettingProps) => {
  const { t } = useTranslation('forms')
  const classes = useStyles()
  const { locale } = useDesign()
  const definition = useRead()
  const [first] = useComparable(own)
  const when: When = value === undefined ? 'never' : value === true ? 'always' : 'when'
  const { before, run, stay } = useStay(value)
  const choose = (next: When) => {
    const was = before()
    if (next === 'never') onChange(undefined, run())
    if (next === 'always') onChange(true, run())
    if (next === 'when' && (typeof was === 'object' || first))
      onChange(typeof was === 'object' ? was : { all: [begun(first!)] }, run())
  }
  return (
    <div className={classes.root}>
      <Field label={label}>
        <Select {...stay} value={when} disabled={disabled} onChange={(_, data) => choose(data.value as When)}>
          {(['never', 'always', 'when'] as const).flatMap((one) =>
            words[one] === undefined
              ? []
              : [
                  <option key={one} value={one} disabled={one === 'when' && !first}>
                    {words[one]}
                  </option>,
                ],
          )}
        </Select>
      </Field>
      {typeof value === 'object' && (
        <>
          <Sentence>{conditionSentence(t, definition, locale, value)}</Sentence>
          {!disabled && (
            <ConditionEditor condition={value} own={own} onChange={onChange} onEmpty={() => onChange(undefined)} />
          )}
        </>
      )}
    </div>
  )
}
