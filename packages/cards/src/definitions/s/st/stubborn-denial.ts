import { card, controllerOf, counterSpell, mana, spell, targetSpell, the, unless, youControl } from '@spellwright/dsl'

export const stubbornDenial = card({
  name: 'Stubborn Denial',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell({ not: { type: 'creature' } }) },
      effects: [
        {
          kind: 'if',
          abilityWord: 'Ferocious',
          condition: youControl({ type: 'creature', power: { atLeast: 4 } }),
          then: [counterSpell(the('spell'))],
          else: [unless(controllerOf(the('spell')), [mana('{1}')], counterSpell(the('spell')))],
        },
      ],
    }),
  ],
})
