import { card, controllerOf, counterSpell, mana, spell, targetSpell, the, unless, youControl } from '@spellwright/dsl'

export const loftyDenial = card({
  name: 'Lofty Denial',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell() },
      effects: [
        {
          kind: 'if',
          condition: youControl({ type: 'creature', keyword: 'flying' }),
          then: [unless(controllerOf(the('spell')), [mana('{4}')], counterSpell(the('spell')))],
          else: [unless(controllerOf(the('spell')), [mana('{1}')], counterSpell(the('spell')))],
        },
      ],
    }),
  ],
})
