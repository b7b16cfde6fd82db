import { atBeginningOf, card, triggered } from '@spellwright/dsl'

export const eladamrisVineyard = card({
  name: "Eladamri's Vineyard",
  type: 'Enchantment',
  cost: '{G}',
  abilities: [
    triggered({
      on: atBeginningOf('main1', 'eachPlayer'),
      effects: [{ kind: 'addMana', player: 'eventPlayer', mana: { kind: 'fixed', mana: '{G}{G}' } }],
    }),
  ],
})
