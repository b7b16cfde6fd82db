import { card, draw, spell, target, the, upTo } from '@spellwright/dsl'

export const shoulderToShoulder = card({
  name: 'Shoulder to Shoulder',
  cost: '{2}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { creatures: target({ type: 'creature' }, { count: upTo(2) }) },
      effects: [{ kind: 'support', count: 2, what: the('creatures') }, draw()],
    }),
  ],
})
