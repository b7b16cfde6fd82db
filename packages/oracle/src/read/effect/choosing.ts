import type { EffectReader } from './reader.ts'

/** A word chosen on resolution; "of the chosen type" speaks of it later. */
export const CHOOSING: readonly EffectReader[] = [
  [
    /^choose a creature type$/,
    () => [{ kind: 'chooseWord', player: 'you', choose: { kind: 'creatureType' }, as: 'type' }],
  ],
  [/^choose a color$/, () => [{ kind: 'chooseWord', player: 'you', choose: { kind: 'color' }, as: 'color' }]],
]
