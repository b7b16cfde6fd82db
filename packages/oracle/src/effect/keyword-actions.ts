import { YOU } from '../english/clause.ts'
import { countText } from '../quantity.ts'
import { type EffectRenderers, one } from './sentence.ts'

const TIMES: Readonly<Record<number, string>> = { 1: '', 2: 'twice' }

export const keywordActions: Pick<EffectRenderers, 'investigate' | 'connive' | 'exploit'> = {
  investigate: ({ player, times }, talk) => {
    const often = typeof times === 'number' ? TIMES[times] : undefined
    return one(talk.actor(player), 'investigate', often ?? `${countText(times, talk)} times`)
  },
  connive: ({ what, count }, talk) => {
    const much = typeof count === 'number' ? String(count) : countText(count, talk)
    return one(talk.subject(what), 'connive', count === 1 ? '' : much)
  },
  exploit: () => one(YOU, 'sacrifice', 'a creature'),
}
