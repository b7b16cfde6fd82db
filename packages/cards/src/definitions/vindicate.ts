import { card, destroy, spell, target, the } from '@spellwright/dsl'

export const vindicate = card({
  name: 'Vindicate',
  cost: '{1}{W}{B}',
  type: 'Sorcery',
  abilities: [spell({ targets: { permanent: target({}) }, effects: [destroy(the('permanent'))] })],
})
