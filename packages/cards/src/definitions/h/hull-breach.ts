import { card, chooseOne, destroy, spell, target, the } from '@spellwright/dsl'

const artifact = target({ type: 'artifact' })
const enchantment = target({ type: 'enchantment' })

export const hullBreach = card({
  name: 'Hull Breach',
  cost: '{R}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      modes: chooseOne(
        { targets: { artifact }, effects: [destroy(the('artifact'))] },
        { targets: { enchantment }, effects: [destroy(the('enchantment'))] },
        { targets: { artifact, enchantment }, effects: [destroy([the('artifact'), the('enchantment')])] },
      ),
      effects: [],
    }),
  ],
})
