import { Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useMayOpen } from '../../data/person.ts'
import { ownPages } from '../../shared/navigation/pages.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import type { Ruled } from './rules.gateway.ts'

/** Which version a case lives by, and where the machine is drawn that reads the table. */
export const TableNote = ({ ruled: { lifecycle } }: { ruled: Ruled }) => {
  const { t } = useTranslation('ruleTableVersion')
  const mayOpen = useMayOpen()
  const diagram = ownPages.workflow.path.replace(':id', lifecycle.id)
  return (
    <Text block>
      {t('policy')} {mayOpen(diagram) && <TextLink to={diagram}>{t('diagram')}</TextLink>}
    </Text>
  )
}
