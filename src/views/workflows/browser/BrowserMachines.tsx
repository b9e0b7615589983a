import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../shared/format/number.ts'
import { ownPages } from '../../../shared/navigation/pages.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Sheet } from '../../../ui/table/Sheet.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import type { BrowserMachine } from './machines.ts'

/** The machines that the browser itself runs by. */
export const BrowserMachines = ({ machines }: { machines: readonly BrowserMachine[] }) => {
  const { t } = useTranslation('workflows')
  const title = t('browser.title')
  return (
    <Panel title={title}>
      <Sheet
        label={title}
        heads={[t('machine'), t('browser.purpose'), t('browser.file'), t('states'), t('transitions')]}
        figures={2}
        rows={machines.map(({ id, file, description, chart }) => ({
          id,
          cells: [
            <TextLink key="to" to={ownPages.workflow.path.replace(':id', id)}>
              {id}
            </TextLink>,
            <span key="description" lang="en">
              {description}
            </span>,
            <code key="file">{file}</code>,
            formatNumber(chart.states.length),
            formatNumber(chart.transitions.length),
          ],
        }))}
      />
    </Panel>
  )
}
