import { ProgressBar, Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'

/** How much of a file has gone, in whole percent. */
export const Progress = ({ label, percent }: { label: string; percent: number }) => {
  const { i18n } = useTranslation()
  const said = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(percent / 100)
  return (
    <>
      <ProgressBar value={percent} max={100} aria-label={label} aria-valuetext={said} />
      <Text size={200}>{said}</Text>
    </>
  )
}
