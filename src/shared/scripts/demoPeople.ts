/** Who of the demo goes a path by machine: by the kind of the organisation, its name, and of its people those who may do most first. */
export const demoPeople: Readonly<Record<string, { organisation: string; emails: readonly string[] }>> = {
  platform: { organisation: 'Covergate', emails: ['super@covergate.test', 'admin@covergate.test'] },
  broker: {
    organisation: 'Nusantara Pialang Asuransi',
    emails: ['broker@covergate.test', 'underwriter@covergate.test', 'approver@covergate.test'],
  },
  insurer: { organisation: 'Asuransi Jiwa Bahtera', emails: ['insurer@covergate.test'] },
  bank: { organisation: 'Bank Merapi Utama', emails: ['bank@covergate.test'] },
  partner: { organisation: 'Griya Mitra Pembiayaan', emails: ['partner@covergate.test'] },
}

export const demoPassword = 'Covergate#26'
