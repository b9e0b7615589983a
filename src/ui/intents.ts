import { tokens } from '@fluentui/react-components'
import type { Intent } from '../../machines/fields/intent.ts'

interface IntentColours {
  ground: string
  /** Reads on its ground and on the page. */
  ink: string
  /** Around the ground; says nothing alone. */
  line: string
  /** A shape that is seen on the page and on its ground. */
  mark: string
}

/** What each intent looks like wherever it is shown, the same for every organisation. */
export const intents: Readonly<Record<Intent, IntentColours>> = {
  accent: {
    ground: tokens.colorBrandBackground2,
    ink: tokens.colorBrandForeground2,
    line: tokens.colorBrandStroke2,
    mark: tokens.colorCompoundBrandStroke,
  },
  success: {
    ground: tokens.colorStatusSuccessBackground1,
    ink: tokens.colorStatusSuccessForeground1,
    line: tokens.colorStatusSuccessBorder1,
    mark: tokens.colorStatusSuccessBorder2,
  },
  warning: {
    ground: tokens.colorStatusWarningBackground1,
    ink: tokens.colorStatusWarningForeground1,
    line: tokens.colorStatusWarningBorder1,
    mark: tokens.colorStatusWarningBorder2,
  },
  danger: {
    ground: tokens.colorStatusDangerBackground1,
    ink: tokens.colorStatusDangerForeground1,
    line: tokens.colorStatusDangerBorder1,
    mark: tokens.colorStatusDangerBorder2,
  },
  informative: {
    ground: tokens.colorNeutralBackground3,
    ink: tokens.colorNeutralForeground2,
    line: tokens.colorNeutralStroke1,
    mark: tokens.colorNeutralStrokeAccessible,
  },
  subtle: {
    ground: tokens.colorNeutralBackground1,
    ink: tokens.colorNeutralForeground3,
    line: tokens.colorNeutralStroke2,
    mark: tokens.colorNeutralForeground3,
  },
}
