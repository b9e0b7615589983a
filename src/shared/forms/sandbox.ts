/** How the sandbox of an insurer answers: as it should, not at all, too late, or with what nobody can read. */
export const sandboxModes = ['UP', 'DOWN', 'SLOW', 'GARBLED'] as const

export type SandboxMode = (typeof sandboxModes)[number]
