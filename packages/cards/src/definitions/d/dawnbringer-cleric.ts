import { card, chooseOne, destroy, enters, exile, gainLife, target, the, triggered } from '@spellwright/dsl'

export const dawnbringerCleric = card({
  name: 'Dawnbringer Cleric',
  cost: '{1}{W}',
  type: 'Creature — Human Cleric',
  power: 1,
  toughness: 3,
  abilities: [
    triggered({
      on: enters('self'),
      modes: chooseOne(
        { label: 'Cure Wounds', effects: [gainLife(2)] },
        {
          label: 'Dispel Magic',
          targets: { enchantment: target({ type: 'enchantment' }) },
          effects: [destroy(the('enchantment'))],
        },
        { label: 'Gentle Repose', targets: { card: target({ zone: 'graveyard' }) }, effects: [exile(the('card'))] },
      ),
      effects: [],
    }),
  ],
})
