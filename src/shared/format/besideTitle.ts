interface Named {
  subtitle: string | null
  owner: string | null
}

/** What tells a record from others of the same title: what it is known by beside it, and whose it is. */
export const besideTitle = ({ subtitle, owner }: Named): string => [subtitle, owner].filter(Boolean).join(' · ')
