import { card, controllerOf, mana, spell, targetSpell, the, unless } from '@spellwright/dsl'

export const syncopate = card({
  name: 'Syncopate',
  cost: '{X}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell() },
      effects: [
        unless(controllerOf(the('spell')), [mana('{X}')], { kind: 'counterSpell', what: the('spell'), to: 'exile' }),
      ],
    }),
  ],
})
