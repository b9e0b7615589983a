import { mobileMedia } from '../../shared/mobile/width.ts'

export const topBarHeight = 60
export const drawerWidth = 250

export const narrow = `@media ${mobileMedia}`
