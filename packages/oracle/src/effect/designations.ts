import { third, YOU } from '../english/clause.ts'
import { type EffectRenderers, explicit, one } from './sentence.ts'

export const designations: Pick<EffectRenderers, 'becomeMonarch' | 'ascend' | 'increaseSpeed' | 'ringTempts'> = {
  becomeMonarch: ({ player }, talk) => explicit(talk.actor(player), 'become', 'the monarch'),
  ascend: () => one(YOU, 'ascend', ''),
  increaseSpeed: () => one(third('your speed'), 'increase', 'by 1'),
  ringTempts: () => one(third('the Ring'), 'tempt', 'you'),
}
