import { Input } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chosen } from './Added.tsx'
import type { FilterProps } from './filter.ts'

/** Texts that are typed one by one, as they are written in the list. */
export const Values = ({ value = [], label, stored, optionLabel, onChange }: FilterProps<string[]>) => {
  const { t } = useTranslation('list')
  const [typed, setTyped] = useState('')
  const add = () => {
    const text = typed.trim()
    const one = text && stored ? stored(text) : text
    setTyped('')
    if (one && !value.includes(one)) onChange([...value, one])
  }
  return (
    <Chosen value={value} nameOf={stored ? optionLabel : (text) => text} onChange={onChange}>
      <Input
        aria-label={t('filters.add', { filter: label })}
        placeholder={t('filters.type')}
        value={typed}
        onChange={(_, { value: text }) => setTyped(text)}
        onKeyDown={({ key }) => key === 'Enter' && add()}
        onBlur={add}
      />
    </Chosen>
  )
}
