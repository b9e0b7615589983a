import { Radio, RadioGroup } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { chooseScheme, useScheme } from '../../data/appearance.ts'
import type { Scheme } from '../../shared/scheme.ts'
import { Panel } from '../../ui/Panel.tsx'

/** Belongs to this browser and is chosen at once. */
export const Appearance = () => {
  const { t } = useTranslation('profile')
  const title = t('common:profileMenu.appearance')
  return (
    <Panel title={title}>
      <RadioGroup
        aria-label={title}
        layout="horizontal"
        value={useScheme()}
        onChange={(_, { value }) => chooseScheme(value as Scheme)}
      >
        <Radio value="light" label={t('common:profileMenu.light')} />
        <Radio value="dark" label={t('common:profileMenu.dark')} />
      </RadioGroup>
    </Panel>
  )
}
