import { bound, card, dealDamage, draw, keyword, mana, spell, target, targetPlayer, the } from '@spellwright/dsl'

export const collectiveDefiance = card({
  name: 'Collective Defiance',
  cost: '{1}{R}{R}',
  type: 'Sorcery',
  abilities: [
    keyword({ kind: 'escalate', cost: [mana('{1}')] }),
    spell({
      modes: {
        min: 1,
        max: 3,
        options: [
          {
            targets: { player: targetPlayer },
            effects: [
              { kind: 'discard', player: the('player'), count: 'hand', how: 'choice', as: 'discarded' },
              draw(bound('discarded'), the('player')),
            ],
          },
          { targets: { creature: target({ type: 'creature' }) }, effects: [dealDamage(4, the('creature'))] },
          {
            targets: { victim: { objects: { type: 'planeswalker' }, players: { player: 'opponent' } } },
            effects: [dealDamage(3, the('victim'))],
          },
        ],
      },
      effects: [],
    }),
  ],
})
