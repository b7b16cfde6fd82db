import { third, YOU } from '../english/clause.ts'
import { type EffectRenderers, explicit, one } from './sentence.ts'

export const designations: Pick<
  EffectRenderers,
  'becomeMonarch' | 'takeInitiative' | 'venture' | 'ascend' | 'increaseSpeed' | 'ringTempts'
> = {
  becomeMonarch: ({ player }, talk) => explicit(talk.actor(player), 'become', 'the monarch'),
  takeInitiative: ({ player }, talk) => explicit(talk.actor(player), 'take', 'the initiative'),
  venture: ({ player, into }, talk) => one(talk.actor(player), 'venture', `into ${into ?? 'the dungeon'}`),
  ascend: () => one(YOU, 'ascend', ''),
  increaseSpeed: () => one(third('your speed'), 'increase', 'by 1'),
  ringTempts: () => one(third('the Ring'), 'tempt', 'you'),
}
