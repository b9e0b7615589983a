import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldInput } from '../../fields/FieldInput.tsx'
import type { FilterProps } from './filter.ts'

const useStyles = makeStyles({ root: { display: 'grid', gap: tokens.spacingVerticalXS, justifyItems: 'stretch' } })

interface ChosenProps {
  value: readonly string[]
  nameOf(one: string): string
  onChange(value: string[] | null): void
  children: ReactNode
}

/** What has been chosen, each of which is taken away by a click, and what chooses another. */
export const Chosen = ({ value, nameOf, onChange, children }: ChosenProps) => {
  const { t } = useTranslation('list')
  return (
    <div className={useStyles().root}>
      {value.map((one) => (
        <Button
          key={one}
          size="small"
          icon={<DismissRegular />}
          iconPosition="after"
          aria-label={t('filters.remove', { filter: nameOf(one) })}
          onClick={() => onChange(value.length > 1 ? value.filter((other) => other !== one) : null)}
        >
          {nameOf(one)}
        </Button>
      ))}
      {children}
    </div>
  )
}

/** What is chosen one by one with the field's own input. */
export const Added = ({
  field,
  value = [],
  nameOf,
  onChange,
}: FilterProps<string[]> & { nameOf(one: string): string }) => {
  const { t } = useTranslation('list')
  return (
    <Chosen value={value} nameOf={nameOf} onChange={onChange}>
      {field && (
        <FieldInput
          key={value.length}
          field={{ ...field, required: false }}
          name="added"
          label={t('filters.choose')}
          value={null}
          onChange={(one) => typeof one === 'string' && onChange([...value.filter((other) => other !== one), one])}
        />
      )}
    </Chosen>
  )
}
