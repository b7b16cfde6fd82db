import { apply, card, delirium, gain, modifyPT, spell, target, the } from '@spellwright/dsl'

export const violentUrge = card({
  name: 'Violent Urge',
  cost: '{R}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { creature: target({ type: 'creature' }) },
      effects: [
        apply(the('creature'), [modifyPT(1, 0), gain('first strike')]),
        {
          kind: 'if',
          abilityWord: 'Delirium',
          condition: delirium,
          then: [apply(the('creature'), [gain('double strike')])],
        },
      ],
    }),
  ],
})
