/** Cast modes that are used only if a script names them. */
export const EXPLICIT_CAST_MODES: ReadonlySet<string> = new Set([
  'awaken',
  'blitz',
  'bestow',
  'disguise',
  'disturb',
  'escape',
  'fused',
  'harmonize',
  'mayhem',
  'morph',
  'mutate',
  'overload',
  'plot',
  'prototype',
  'spectacle',
  'surge',
  'warp',
])

/** Whether the engine supports a cast mode. Evoke is not in the set, because a prepared answer can ask for it instead. */
export const isCastMode = (word: string): boolean => EXPLICIT_CAST_MODES.has(word) || word === 'evoke'
