import { all, card, controllerOf, counterSpell, mana, spell, the, unless } from '@spellwright/dsl'

export const whirlwindDenial = card({
  name: 'Whirlwind Denial',
  cost: '{2}{U}',
  type: 'Instant',
  abilities: [
    spell({
      effects: [
        {
          kind: 'forEach',
          what: all({ zone: 'stack', stackKind: 'any', controller: 'opponent' }),
          as: 'spell',
          effects: [unless(controllerOf(the('spell')), [mana('{4}')], counterSpell(the('spell')))],
        },
      ],
    }),
  ],
})
