/** Ways to cast that are used only where a script names them. */
export const NAMED_WAYS: ReadonlySet<string> = new Set([
  'awaken',
  'blitz',
  'bestow',
  'disguise',
  'disturb',
  'escape',
  'fused',
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

/** Does the engine know that way to cast? Evoke needs no name where a prepared answer asks for it. */
export const isCastMode = (word: string): boolean => NAMED_WAYS.has(word) || word === 'evoke'
