import { Button } from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons'
import { useCopy } from './useCopy.ts'

interface CopyButtonProps {
  text: string
  label?: string
  size?: 'small'
  disabled?: boolean
}

export const CopyButton = ({ text, label, ...button }: CopyButtonProps) => {
  const copying = useCopy(text, label)
  return (
    copying && (
      <Button {...button} icon={<CopyRegular />} onClick={copying.copy}>
        {copying.label}
      </Button>
    )
  )
}
