import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons'

interface FileMenuProps {
  label: string
  items: readonly { id: string; label: string; onChoose(): void }[]
}

/** What is handed over as a file, in one of several forms. */
export const FileMenu = ({ label, items }: FileMenuProps) => (
  <Menu>
    <MenuTrigger disableButtonEnhancement>
      <Button icon={<ArrowDownloadRegular />}>{label}</Button>
    </MenuTrigger>
    <MenuPopover>
      <MenuList>
        {items.map(({ id, label: text, onChoose }) => (
          <MenuItem key={id} onClick={onChoose}>
            {text}
          </MenuItem>
        ))}
      </MenuList>
    </MenuPopover>
  </Menu>
)
