import { all, card, destroy, spell } from '@spellwright/dsl'

export const armageddon = card({
  name: 'Armageddon',
  cost: '{3}{W}',
  type: 'Sorcery',
  abilities: [spell({ effects: [destroy(all({ type: 'land' }))] })],
})
