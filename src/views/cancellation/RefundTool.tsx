import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rowSchema } from '../../../machines/fields/schema.ts'
import { daysOf } from '../../../machines/fields/period.ts'
import { refundOf } from '../../../machines/kit/refund.ts'
import { FieldInput } from '../../pages/fields/FieldInput.tsx'
import type { PartProps } from '../../pages/parts.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { check } from '../../shared/validation/fieldErrors.ts'

const fields = {
  premium: { type: 'money', required: true },
  period: { type: 'period', required: true },
  day: { type: 'date', required: true },
} as const

type Typed = Readonly<Record<string, unknown>>

const refundFor = (typed: Typed): number | null => {
  const { premium, period, day } = typed
  if (!check(rowSchema(fields), typed).ok) return null
  if (typeof premium !== 'number' || typeof period !== 'string' || typeof day !== 'string') return null
  const { begin, end } = daysOf(period)
  return refundOf({ paid: premium, due: premium, period: { first: begin, last: end } }, day)
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: tokens.spacingHorizontalL },
  answer: { flexBasis: '100%', margin: 0 },
})

/** What a customer would get back, before the end of a policy is asked for. */
const RefundTool = ({ area }: PartProps['tool']) => {
  const { t } = useTranslation([area.name, 'validation', 'fields'])
  const classes = useStyles()
  const [typed, setTyped] = useState<Typed>({})
  const words = `${area.name}:tools.refund`
  const owed = refundFor(typed)
  return (
    <div className={classes.root}>
      {Object.entries(fields).map(([name, field]) => (
        <FieldInput
          key={name}
          field={field}
          name={name}
          label={t(`${words}.fields.${name}`)}
          value={typed[name]}
          onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
        />
      ))}
      <p className={classes.answer} role="status">
        {owed === null ? t(`${words}.empty`) : t(`${words}.answer`, { refund: formatMoney(owed) })}
      </p>
    </div>
  )
}

export default RefundTool
