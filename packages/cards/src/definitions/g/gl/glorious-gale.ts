import { card, counterSpell, matches, spell, targetSpell, the } from '@spellwright/dsl'

export const gloriousGale = card({
  name: 'Glorious Gale',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { spell: targetSpell({ type: 'creature' }) },
      effects: [
        {
          kind: 'if',
          condition: matches(the('spell'), { zone: 'stack', supertype: 'legendary' }),
          then: [counterSpell(the('spell')), { kind: 'ringTempts' }],
          else: [counterSpell(the('spell'))],
        },
      ],
    }),
  ],
})
