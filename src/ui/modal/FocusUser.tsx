import { useFocusFinders } from '@fluentui/react-components'

export const FocusUser = () => {
  useFocusFinders()
  return null
}
