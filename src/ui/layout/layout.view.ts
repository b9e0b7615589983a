import type { SnapshotFrom } from 'xstate'
import type { layoutMachine } from './layout.machine.ts'

type LayoutSnapshot = SnapshotFrom<typeof layoutMachine>

export const activeButton = ({ context }: LayoutSnapshot) => context.activeButton

export const footer = ({ context }: LayoutSnapshot) => context.footerTemplate

export const footerDescription = ({ context }: LayoutSnapshot) =>
  context.footerDescriptionVisible ? (context.footerTemplate?.description ?? null) : null

export const hasBackArrow = ({ context }: LayoutSnapshot) => context.leftIcon === 'back'

export const backLink = ({ context }: LayoutSnapshot) => context.backLink

export const rightIcon = ({ context }: LayoutSnapshot) => context.rightIcon

export const searchText = ({ context }: LayoutSnapshot) => context.searchText

export const isSearching = ({ context }: LayoutSnapshot) => context.searchTriggered

export const isSearchable = ({ context }: LayoutSnapshot) => context.searchCondition

export const bodyHeight = ({ context }: LayoutSnapshot) => context.bodyHeight
