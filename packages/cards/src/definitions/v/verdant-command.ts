import { card, counterSpell, exile, gainLife, spell, target, targetPlayer, the, token } from '@spellwright/dsl'

export const verdantCommand = card({
  name: 'Verdant Command',
  cost: '{1}{G}',
  type: 'Instant',
  abilities: [
    spell({
      modes: {
        min: 2,
        max: 2,
        options: [
          {
            targets: { player: targetPlayer },
            effects: [
              {
                kind: 'createToken',
                player: the('player'),
                count: 2,
                token: token({ colors: ['G'], type: 'Creature — Squirrel', power: 1, toughness: 1 }),
                enters: ['tapped'],
              },
            ],
          },
          {
            targets: { ability: target({ zone: 'stack', stackKind: 'loyaltyAbility' }) },
            effects: [counterSpell(the('ability'))],
          },
          { targets: { card: target({ zone: 'graveyard' }) }, effects: [exile(the('card'))] },
          { targets: { gainer: targetPlayer }, effects: [gainLife(3, the('gainer'))] },
        ],
      },
      effects: [],
    }),
  ],
})
