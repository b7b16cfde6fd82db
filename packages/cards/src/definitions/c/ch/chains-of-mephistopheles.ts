import { card, did, draw, mill, replacement } from '@spellwright/dsl'

export const chainsOfMephistopheles = card({
  name: 'Chains of Mephistopheles',
  cost: '{1}{B}',
  type: 'Enchantment',
  abilities: [
    replacement({
      kind: 'draw',
      player: 'eachPlayer',
      which: 'exceptFirstInDrawStep',
      instead: [
        { kind: 'discard', player: 'eventPlayer', count: 1, how: 'choice', as: 'discarded' },
        { kind: 'if', condition: did('discarded'), then: [draw(1, 'eventPlayer')], else: [mill(1, 'eventPlayer')] },
      ],
    }),
  ],
})
