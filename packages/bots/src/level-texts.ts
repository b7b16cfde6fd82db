/** The strengths to choose from, the weakest first. Neighbours are at least a hundred rating points apart (docs/bots.md). */
export const LEVEL_NAMES = ['novice', 'casual', 'regular', 'expert', 'master'] as const
/** The name of a strength: one of `LEVEL_NAMES`. */
export type LevelName = (typeof LEVEL_NAMES)[number]

/** What a strength is called in the lobby, and one line about it. */
export interface LevelText {
  readonly title: string
  readonly description: string
}

/** The title and the description of each strength. */
export const LEVEL_TEXTS: { readonly [N in LevelName]: LevelText } = {
  novice: {
    title: 'Novice',
    description: 'Casts the biggest spell or attacks, and is afraid of every blocker.',
  },
  casual: {
    title: 'Casual',
    description: 'Casts one spell a turn, attacks with everything, and keeps lands for later.',
  },
  regular: {
    title: 'Regular',
    description: 'Uses all its mana and every card at once, and does little in your turn.',
  },
  expert: { title: 'Expert', description: 'Looks at the whole table and does what usually works.' },
  master: { title: 'Master', description: 'Plays lines out in its head before it decides; takes a moment.' },
}

export const isLevelName = (name: string): name is LevelName => LEVEL_NAMES.some((known) => known === name)
