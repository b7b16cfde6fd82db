import { card, controllerOf, counterSpell, mana, spell, targetSpell, the, unless } from '@spellwright/dsl'

export const manaLeak = card({
  name: 'Mana Leak',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell() },
      effects: [unless(controllerOf(the('spell')), [mana('{3}')], counterSpell(the('spell')))],
    }),
  ],
})
