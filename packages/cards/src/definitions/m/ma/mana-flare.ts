import { card, triggered } from '@spellwright/dsl'

export const manaFlare = card({
  name: 'Mana Flare',
  cost: '{2}{R}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: { kind: 'tappedForMana', object: { type: 'land' } },
      effects: [{ kind: 'addMana', player: 'eventPlayer', mana: { kind: 'produced' } }],
    }),
  ],
})
