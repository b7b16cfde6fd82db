import { card, controllerOf, mana, spell, targetSpell, the, unless } from '@spellwright/dsl'

export const noMoreLies = card({
  name: 'No More Lies',
  cost: '{W}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell() },
      effects: [
        unless(controllerOf(the('spell')), [mana('{3}')], { kind: 'counterSpell', what: the('spell'), to: 'exile' }),
      ],
    }),
  ],
})
