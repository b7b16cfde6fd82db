import { all, card, destroyNoRegeneration, spell } from '@spellwright/dsl'

export const wrathOfGod = card({
  name: 'Wrath of God',
  cost: '{2}{W}{W}',
  type: 'Sorcery',
  abilities: [spell({ effects: [destroyNoRegeneration(all({ type: 'creature' }))] })],
})
