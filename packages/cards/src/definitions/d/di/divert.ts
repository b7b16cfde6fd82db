import { card, controllerOf, mana, spell, targetSpell, the, unless } from '@spellwright/dsl'

export const divert = card({
  name: 'Divert',
  cost: '{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell({ is: 'targetsOnlyOne' }) },
      effects: [
        unless(controllerOf(the('spell')), [mana('{2}')], { kind: 'changeTargets', what: the('spell'), how: 'must' }),
      ],
    }),
  ],
})
