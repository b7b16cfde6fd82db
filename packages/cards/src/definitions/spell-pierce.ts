import { card, controllerOf, counterSpell, mana, spell, targetSpell, the, unless } from '@spellwright/dsl'

export const spellPierce = card({
  name: 'Spell Pierce',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell({ not: { type: 'creature' } }) },
      effects: [unless(controllerOf(the('spell')), [mana('{2}')], counterSpell(the('spell')))],
    }),
  ],
})
