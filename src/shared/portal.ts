export const portalKinds = ['external', 'internal', 'insurer', 'partner', 'employee-benefit'] as const

export type PortalKind = (typeof portalKinds)[number]

/** What an installation switches on and off, as page and server are told. */
export type AreaSwitch = 'commission'
export type Switches = Readonly<Record<AreaSwitch, boolean>>

/** What the page is told of the portal that it was opened at. */
export interface Portal {
  kind: PortalKind
  /** Whether there is a provider of identities to sign in by. */
  sso: boolean
  commission: boolean
  /** The organisation with this code has colours of its own. */
  campaign: { code: string; primary: string } | null
}

export interface PortalSettings {
  /** By host name, in small letters; others are external. */
  portalHosts: Readonly<Record<string, PortalKind>>
  oidc: object | null
  commission: boolean
  campaign: Portal['campaign']
}

/** Used where a page says nothing of its portal. */
export const plainPortal: Portal = { kind: 'external', sso: false, commission: false, campaign: null }

/** The name in a `Host` header, in small letters. */
export const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '')

/** The portal at an address, given as a `Host` header: a name with or without a port. */
export const portalOf = (
  { portalHosts, oidc, commission, campaign }: PortalSettings,
  host: string | undefined,
): Portal => {
  const name = hostName(host ?? '')
  const kind = Object.hasOwn(portalHosts, name) ? portalHosts[name]! : 'external'
  return { kind, sso: oidc !== null, commission, campaign }
}

const element = (content: string) => `<script type="application/json" id="portal">${content}</script>`

/** The page with its portal written into it: data that no browser executes. */
export const withPortal = (page: string, portal: Portal): string =>
  page.replace(element(''), () => element(JSON.stringify(portal).replaceAll('<', '\\u003c')))
