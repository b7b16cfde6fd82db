import { alternativeCost, card, exileCost, spell, targetSpell, the } from '@spellwright/dsl'

export const commandeer = card({
  name: 'Commandeer',
  cost: '{5}{U}{U}',
  type: 'Instant',
  abilities: [
    alternativeCost([exileCost({ zone: 'hand', color: 'U' }, 2)]),
    spell({
      targets: { spell: targetSpell({ not: { type: 'creature' } }) },
      effects: [
        { kind: 'gainControlOfSpell', what: the('spell'), player: 'you' },
        { kind: 'changeTargets', what: the('spell'), how: 'may' },
      ],
    }),
  ],
})
