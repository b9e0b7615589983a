export const clerk = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0021'
export const partner = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0023'
export const chief = 'b5a1f0c2-6a55-4d55-9c1e-7d5f2f8f0022'
